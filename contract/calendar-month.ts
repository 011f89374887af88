import { addDays, type CalendarDay, isCalendarDay } from './calendar-day.ts'

/** A month as `YYYY-MM`. */
export type CalendarMonth = string & { readonly calendarMonth: unique symbol }

/** Both ends are included. */
export interface MonthSpan {
  first: CalendarMonth
  last: CalendarMonth
}

export function isCalendarMonth(text: string): text is CalendarMonth {
  return /^\d{4}-\d{2}$/.test(text) && isCalendarDay(`${text}-01`)
}

export const monthOf = (day: CalendarDay) => day.slice(0, 7) as CalendarMonth // the head of a day is its month

export const firstDayOf = (month: CalendarMonth) => `${month}-01` as CalendarDay // every month has one

export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const text = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
  return text as CalendarMonth // built from a valid month number
}

export const lastDayOf = (month: CalendarMonth) => addDays(firstDayOf(addMonths(month, 1)), -1)
