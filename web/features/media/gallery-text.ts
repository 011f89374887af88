import { pluralForm } from '#contract/croatian.ts'

/** `Prikaži svih 12 fotografija`, `Prikaži sve 23 fotografije`, `Prikaži svih 21 fotografiju`. */
export const showAllText = (count: number) =>
  `Prikaži ${pluralForm(count, 'svih', 'sve', 'svih')} ${count} ${pluralForm(count, 'fotografiju', 'fotografije', 'fotografija')}`

/** The alternative text of a picture. */
export const pictureText = (alt: string | null, name: string, index: number, count: number) =>
  alt ?? `${name}, fotografija ${index + 1} od ${count}`
