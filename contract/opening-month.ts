import { addDays, type CalendarDay } from './calendar-day.ts'
import { addMonths, type CalendarMonth, firstDayOf, monthOf } from './calendar-month.ts'
import type { AvailabilityDay } from './availability.ts'

/** The days among which to look for a free one: a year, which one call can answer. */
export function openingSpan(today: CalendarDay) {
  const month = monthOf(today)
  return { start_date: firstDayOf(month), end_date: addDays(firstDayOf(addMonths(month, 12)), -1) }
}

/** The first month with a free day, whatever the order of the days; the current month if there is none. */
export function openingMonth(days: readonly AvailabilityDay[], today: CalendarDay): CalendarMonth {
  let first: CalendarDay | undefined
  for (const { date, status } of days)
    if (status === 'available' && date >= today && (first === undefined || date < first)) first = date
  return monthOf(first ?? today)
}
