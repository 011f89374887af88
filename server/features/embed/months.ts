import { type CalendarDay, daysFrom, weekday } from '#contract/calendar-day.ts'
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  monthOf,
} from '#contract/calendar-month.ts'

/** As far ahead as couples plan. */
const SHOWN_MONTHS = 24

/** The requested month, if it is among those shown; null for any other text. */
export function requestedMonth(month: string | undefined, today: CalendarDay): CalendarMonth | null {
  const isShown = month !== undefined && isCalendarMonth(month) && month >= monthOf(today) && month <= lastMonth(today)
  return isShown ? month : null
}

const lastMonth = (today: CalendarDay) => addMonths(monthOf(today), SHOWN_MONTHS - 1)

/** null if no month is shown there. */
export const monthsBeside = (month: CalendarMonth, today: CalendarDay) => ({
  before: month > monthOf(today) ? addMonths(month, -1) : null,
  after: month < lastMonth(today) ? addMonths(month, 1) : null,
})

/** The days of the month by weeks from Monday on; null for days of other months. */
export function weeksOf(month: CalendarMonth): (CalendarDay | null)[][] {
  const days = daysFrom(firstDayOf(month), lastDayOf(month))
  const cells = [...Array<null>(weekday(firstDayOf(month))).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => cells[week * 7 + place] ?? null),
  )
}
