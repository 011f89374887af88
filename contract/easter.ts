import { addDays, type CalendarDay, toCalendarDay } from './calendar-day.ts'

/** Both calendars count it in days from the first of March. */
const afterFirstOfMarch = (year: number, days: number) => addDays(toCalendarDay(`${year}-03-01`), days)

/** In the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterOf(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  return afterFirstOfMarch(year, d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 21)
}

/** By how many days the Julian calendar is behind until 2100. */
const JULIAN_DAYS = 13

/** Orthodox Easter, by the Julian calendar. */
export function orthodoxEasterOf(year: number): CalendarDay {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  return afterFirstOfMarch(year, d + e + 21 + JULIAN_DAYS)
}
