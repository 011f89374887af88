import type { CalendarMonth } from '#contract/calendar-month.ts'

const monthNames = [
  'siječanj',
  'veljača',
  'ožujak',
  'travanj',
  'svibanj',
  'lipanj',
  'srpanj',
  'kolovoz',
  'rujan',
  'listopad',
  'studeni',
  'prosinac',
]

/** `lipanj 2027.`, the month alone in the nominative. */
export const monthTitle = (month: CalendarMonth) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}.`
