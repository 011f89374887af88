import { type CalendarDay, daysBetween } from '#contract/calendar-day.ts'
import { firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'
import { AVAILABILITY_MAX_DAYS } from '#contract/professionals.ts'

export interface Span {
  from: CalendarDay
  to: CalendarDay
}

interface RequestedSpan {
  start_date?: CalendarDay | undefined
  end_date?: CalendarDay | undefined
}

/** The days that are asked for: without an end the rest of the month, without a beginning from its first day or this month's. */
export function spanOf({ start_date, end_date }: RequestedSpan, today: CalendarDay): Span {
  const from = start_date ?? firstDayOf(monthOf(end_date ?? today))
  return { from, to: end_date ?? lastDayOf(monthOf(from)) }
}

/** Why a span is refused, in the words of its end; null when it is fine. */
export function validateSpan({ from, to }: Span): string | null {
  if (to < from) return 'Kraj razdoblja ne može biti prije početka.'
  if (daysBetween(from, to) >= AVAILABILITY_MAX_DAYS)
    return `Razdoblje može imati najviše ${AVAILABILITY_MAX_DAYS} dana.`
  return null
}
