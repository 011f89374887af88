import { addDays, type CalendarDay, toCalendarDay } from './calendar-day.ts'

const dayOf = (year: number, days: number) =>
  toCalendarDay(`${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`)

/** Of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterOf(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  return dayOf(year, d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114)
}

/** So many days the Julian calendar is behind until 2100. */
const JULIAN_DAYS = 13

/** Of the Orthodox, by the Julian calendar. */
export function orthodoxEasterOf(year: number): CalendarDay {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  return addDays(dayOf(year, d + e + 114), JULIAN_DAYS)
}
