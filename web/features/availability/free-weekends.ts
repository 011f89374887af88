import type { FreeDay } from '#contract/availability.ts'
import { addDays, type CalendarDay, weekday } from '#contract/calendar-day.ts'
import { addMonths, type CalendarMonth, firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'

const FRIDAY = 4
const DAYS_A_WEEK = 7

/** The number of free professionals on each Friday, Saturday and Sunday; days without any are missing. */
export type FreeWeekends = Readonly<Record<string, number>>

export const weekendsOf = (days: readonly FreeDay[]): FreeWeekends =>
  Object.fromEntries(days.filter(({ date }) => weekday(date) >= FRIDAY).map(({ date, available }) => [date, available]))

export interface WeekendMonth {
  month: CalendarMonth
  /** Friday, Saturday and Sunday; null for days of another month, past days and days after the last one. */
  weeks: (CalendarDay | null)[][]
}

/** The months of the next two years, without those that have no such day left. */
export function weekendMonths(first: CalendarDay, days: number): WeekendMonth[] {
  const last = addDays(first, days - 1)
  const months: WeekendMonth[] = []
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) {
    const weeks = weekendsIn(month).map((week) =>
      week.map((day) => (monthOf(day) === month && day >= first && day <= last ? day : null)),
    )
    const shown = weeks.filter((week) => week.some((day) => day !== null))
    if (shown.length > 0) months.push({ month, weeks: shown })
  }
  return months
}

/** Up to the last month in which anybody is free, and the first one after it. */
export function knownMonths(months: readonly WeekendMonth[], free: FreeWeekends) {
  const last = Object.keys(free).toSorted().at(-1) ?? ''
  const known = months.filter(({ month }) => month <= last.slice(0, 7))
  return { known, unknownFrom: months[known.length]?.month }
}

/** All weekends with a day in the month, three days each. */
function weekendsIn(month: CalendarMonth): CalendarDay[][] {
  const last = lastDayOf(month)
  // The earliest Friday whose Sunday is in the month.
  const earliest = addDays(firstDayOf(month), -2)
  const weekends: CalendarDay[][] = []
  let friday = addDays(earliest, (FRIDAY - weekday(earliest) + DAYS_A_WEEK) % DAYS_A_WEEK)
  for (; friday <= last; friday = addDays(friday, DAYS_A_WEEK))
    weekends.push([friday, addDays(friday, 1), addDays(friday, 2)])
  return weekends
}

/** Not counting the one for zero. */
const LEVELS = 4

/** From 1 to 4, by the share of the busiest day's number; 0 for nobody. */
export const levelOf = (available: number, most: number): number =>
  most === 0 ? 0 : Math.ceil((available / most) * LEVELS)

/** The upper bound of each shade, without duplicates. */
export const levelEnds = (most: number): number[] =>
  Array.from({ length: LEVELS }, (_, index) => Math.floor(((index + 1) / LEVELS) * most)).filter(
    (end, index, ends) => end > 0 && end !== ends[index - 1],
  )

/** The days with the highest numbers; of equal ones the earlier first. */
export const bestDays = (free: FreeWeekends, limit: number): FreeDay[] =>
  Object.entries(free)
    .map(([date, available]) => ({ date: date as CalendarDay, available })) // the keys are days
    .toSorted((one, other) => other.available - one.available || (one.date < other.date ? -1 : 1))
    .slice(0, limit)
