import { type CalendarDay, weekday } from '#contract/calendar-day.ts'
import { type CalendarMonth, firstDayOf, lastDayOf } from '#contract/calendar-month.ts'
import type { AvailabilityDay, DayStatus } from '#contract/availability.ts'

export type DayCell = { day: CalendarDay; status: DayStatus; isPast: boolean }

const DAYS_A_WEEK = 7

const daysOf = (month: CalendarMonth) =>
  Array.from(
    { length: Number(lastDayOf(month).slice(8)) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}` as CalendarDay, // one for each day of the month
  )

/** The month in weeks from Monday to Sunday; null for days of the neighbouring months. */
export function weeksOf(month: CalendarMonth, known: AvailabilityDay[], today: CalendarDay): (DayCell | null)[][] {
  const statusOf = new Map(known.map(({ date, status }) => [date, status]))
  const first = firstDayOf(month)
  const cells: (DayCell | null)[] = Array.from({ length: weekday(first) }, () => null)
  for (const day of daysOf(month)) {
    cells.push({ day, status: statusOf.get(day) ?? 'unknown', isPast: day < today })
  }
  while (cells.length % DAYS_A_WEEK !== 0) cells.push(null)
  return Array.from({ length: cells.length / DAYS_A_WEEK }, (_, week) =>
    cells.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  )
}

/** A free day that has not passed. */
export const isAvailable = (cell: DayCell) => cell.status === 'available' && !cell.isPast

export const countOpen = (weeks: (DayCell | null)[][]) =>
  weeks.flat().filter((cell) => cell !== null && isAvailable(cell)).length

/** Whether the calendar has any entry for days that have not passed. */
export const hasEntries = (weeks: (DayCell | null)[][]) =>
  weeks.flat().some((cell) => cell !== null && !cell.isPast && cell.status !== 'unknown')
