import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { type CalendarMonth, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import { AVAILABILITY_MAX_DAYS, type AvailabilityDay } from '#contract/availability.ts'

/** The days among which a free one is looked for, as many as one call answers. */
export function openingSpan(today: CalendarDay) {
  const start_date = firstDayOf(monthOf(today))
  return { start_date, end_date: addDays(start_date, AVAILABILITY_MAX_DAYS - 1) }
}

/** The first month with a free day; the current one when there is none. */
export const openingMonth = (days: AvailabilityDay[], today: CalendarDay): CalendarMonth =>
  monthOf(days.find(({ date, status }) => status === 'available' && date >= today)?.date ?? today)
