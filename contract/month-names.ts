import type { CalendarMonth } from './calendar-month.ts'

/** From January on, in the nominative and the genitive. */
export const monthNames = [
  ['siječanj', 'siječnja'],
  ['veljača', 'veljače'],
  ['ožujak', 'ožujka'],
  ['travanj', 'travnja'],
  ['svibanj', 'svibnja'],
  ['lipanj', 'lipnja'],
  ['srpanj', 'srpnja'],
  ['kolovoz', 'kolovoza'],
  ['rujan', 'rujna'],
  ['listopad', 'listopada'],
  ['studeni', 'studenoga'],
  ['prosinac', 'prosinca'],
] as const

/** `lipanj 2027.` with the month in the nominative, where Intl uses the genitive, and without a line break. */
export const monthTitle = (month: CalendarMonth) =>
  `${monthNames[Number(month.slice(5)) - 1]?.[0]}\u00A0${month.slice(0, 4)}.`
