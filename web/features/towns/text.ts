import { formatCount, formatQuantity, pluralForm } from '#contract/croatian.ts'

export const professionalsText = (total: number) => formatQuantity(total, 'pružatelj', 'pružatelja', 'pružatelja')

/** `Pronađeno 156 pružatelja usluga u 17 mjesta` */
export const foundText = (total: number, places: number): string =>
  `${pluralForm(total, 'Pronađen', 'Pronađena', 'Pronađeno')} ${professionalsText(total)} usluga u ${formatQuantity(places, 'mjestu', 'mjesta', 'mjesta')}`

/** Short enough for a circle: `1.204`, `12 tis.` */
export const circleNumber = (total: number): string =>
  total < 10_000 ? formatCount(total) : `${formatCount(Math.round(total / 1_000))}\u00A0tis.`
