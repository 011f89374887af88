import type { FreeDay } from '#contract/availability.ts'
import { addDays, type CalendarDay, weekday } from '#contract/calendar-day.ts'
import { addMonths, type CalendarMonth, firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'

const FRIDAY = 4
const DAYS_A_WEEK = 7

/** How many are free on each Friday, Saturday and Sunday, of those days that somebody has. */
export type FreeWeekends = Readonly<Record<string, number>>

export const weekendsOf = (days: readonly FreeDay[]): FreeWeekends =>
  Object.fromEntries(days.filter(({ date }) => weekday(date) >= FRIDAY).map(({ date, available }) => [date, available]))

export interface WeekendMonth {
  month: CalendarMonth
  /** Friday, Saturday and Sunday; null for one of another month, past, or later than the last day. */
  weeks: (CalendarDay | null)[][]
}

/** Two years from this day on, month by month, without those that have no such day left. */
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

/** Up to the last one in which somebody is free, and the first of those after it. */
export function knownMonths(months: readonly WeekendMonth[], free: FreeWeekends) {
  const last = Object.keys(free).toSorted().at(-1) ?? ''
  const known = months.filter(({ month }) => month <= last.slice(0, 7))
  return { known, unknownFrom: months[known.length]?.month }
}

/** Every weekend of which a day is in the month, three days each. */
function weekendsIn(month: CalendarMonth): CalendarDay[][] {
  const last = lastDayOf(month)
  // A Friday as early as this has its Sunday in the month.
  const earliest = addDays(firstDayOf(month), -2)
  const weekends: CalendarDay[][] = []
  let friday = addDays(earliest, (FRIDAY - weekday(earliest) + DAYS_A_WEEK) % DAYS_A_WEEK)
  for (; friday <= last; friday = addDays(friday, DAYS_A_WEEK))
    weekends.push([friday, addDays(friday, 1), addDays(friday, 2)])
  return weekends
}

/** Shades beside that of nobody. */
const LEVELS = 4

/** From 1 to 4 by the share of the most that any day has; 0 for nobody. */
export const levelOf = (available: number, most: number): number =>
  most === 0 ? 0 : Math.ceil((available / most) * LEVELS)

/** The largest number of each shade, the same one never twice. */
export const levelEnds = (most: number): number[] =>
  Array.from({ length: LEVELS }, (_, index) => Math.floor(((index + 1) / LEVELS) * most)).filter(
    (end, index, ends) => end > 0 && end !== ends[index - 1],
  )

/** The days with the most, the earlier one first where they are equal. */
export const bestDays = (free: FreeWeekends, limit: number): FreeDay[] =>
  Object.entries(free)
    .map(([date, available]) => ({ date: date as CalendarDay, available })) // the keys are days
    .toSorted((one, other) => other.available - one.available || (one.date < other.date ? -1 : 1))
    .slice(0, limit)
