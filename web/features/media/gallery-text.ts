/** Correct for any number; `svih 21 fotografiju` would not be. */
export const showAllText = (count: number) => `Prikaži sve fotografije (${count})`

/** The alternative text of a picture. */
export const pictureText = (alt: string | null, name: string, index: number, count: number) =>
  alt ?? `${name}, fotografija ${index + 1} od ${count}`
