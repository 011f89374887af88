import { addDays, type CalendarDay, weekday } from '#contract/calendar-day.ts'
import { BULK_EVENTS_MAX } from '#contract/events.ts'

export interface DayRange {
  from: CalendarDay
  to: CalendarDay
  /** Monday is 0 and Sunday 6. */
  weekdays: ReadonlySet<number>
}

/** The days of the range on these weekdays from today on, at most as many as one call takes, and whether there are more. */
export function daysOfRange({ from, to, weekdays }: DayRange, today: CalendarDay) {
  const days: CalendarDay[] = []
  if (weekdays.size === 0) return { days, isTooMany: false }
  for (let day = from < today ? today : from; day <= to; day = addDays(day, 1)) {
    if (!weekdays.has(weekday(day))) continue
    if (days.length === BULK_EVENTS_MAX) return { days, isTooMany: true }
    days.push(day)
  }
  return { days, isTooMany: false }
}
