import { AVAILABILITY_MAX_DAYS, type AvailabilityQuery, type FreeDaysQuery } from '#contract/availability.ts'
import { FREE_DAYS_MAX } from '#contract/free-days.ts'
import { addDays, type CalendarDay, type DaySpan, daysBetween } from '#contract/calendar-day.ts'
import { firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'

/**
 * Without an end, the span lasts to the end of the month; without a beginning, it starts with the month of the end, or
 * the current one.
 */
export function spanOf({ start_date, end_date }: Partial<AvailabilityQuery>, today: CalendarDay): DaySpan {
  const from = start_date ?? firstDayOf(monthOf(end_date ?? today))
  return { from, to: end_date ?? lastDayOf(monthOf(from)) }
}

/** For the days of all professionals: two years from today. */
export function freeDaysSpan({ from, to }: Pick<FreeDaysQuery, 'from' | 'to'>, today: CalendarDay): DaySpan {
  const first = from ?? today
  return { from: first, to: to ?? addDays(first, FREE_DAYS_MAX - 1) }
}

/** The Croatian message for the end field; null for a valid span. */
export function validateSpan({ from, to }: DaySpan, maxDays = AVAILABILITY_MAX_DAYS): string | null {
  if (to < from) return 'Kraj razdoblja ne može biti prije početka.'
  if (daysBetween(from, to) >= maxDays) return `Razdoblje može imati najviše ${maxDays} dana.`
  return null
}
