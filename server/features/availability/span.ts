import { AVAILABILITY_MAX_DAYS, type AvailabilityQuery } from '#contract/availability.ts'
import { type CalendarDay, daysBetween } from '#contract/calendar-day.ts'
import { firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'

export interface Span {
  from: CalendarDay
  to: CalendarDay
}

/** Without an end it lasts to the end of the month; without a beginning it starts with the month of the end, or this one. */
export function spanOf({ start_date, end_date }: Partial<AvailabilityQuery>, today: CalendarDay): Span {
  const from = start_date ?? firstDayOf(monthOf(end_date ?? today))
  return { from, to: end_date ?? lastDayOf(monthOf(from)) }
}

/** The Croatian message for the field `end_date`; null for a valid span. */
export function validateSpan({ from, to }: Span): string | null {
  if (to < from) return 'Kraj razdoblja ne može biti prije početka.'
  if (daysBetween(from, to) >= AVAILABILITY_MAX_DAYS)
    return `Razdoblje može imati najviše ${AVAILABILITY_MAX_DAYS} dana.`
  return null
}
