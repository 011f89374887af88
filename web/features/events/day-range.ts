import { addDays, type CalendarDay, SATURDAY, weekday } from '#contract/calendar-day.ts'
import { type CalendarMonth, monthOf } from '#contract/calendar-month.ts'
import { BULK_EVENTS_MAX } from '#contract/events.ts'

export interface DayRange {
  from: CalendarDay
  to: CalendarDay
  /** Monday is 0 and Sunday 6. */
  weekdays: ReadonlySet<number>
}

interface RangeDays {
  /** At most as many as one call takes. */
  days: CalendarDay[]
  /** Days that have an event already. */
  taken: CalendarDay[]
  /** Whether there are more days than one call takes. */
  isTooMany: boolean
}

/** The days of the range on these weekdays from today on, those that are taken apart. */
export function daysOfRange(
  { from, to, weekdays }: DayRange,
  today: CalendarDay,
  isTaken: (day: CalendarDay) => boolean,
): RangeDays {
  const days: CalendarDay[] = []
  const taken: CalendarDay[] = []
  if (weekdays.size === 0) return { days, taken, isTooMany: false }
  for (let day = from < today ? today : from; day <= to; day = addDays(day, 1)) {
    if (!weekdays.has(weekday(day))) continue
    if (isTaken(day)) taken.push(day)
    else if (days.length === BULK_EVENTS_MAX) return { days, taken, isTooMany: true }
    else days.push(day)
  }
  return { days, taken, isTooMany: false }
}

/** The month of the next Saturday, since a month that is nearly over has none left to mark. */
export function monthToMark(shown: CalendarDay, today: CalendarDay): CalendarMonth {
  const from = shown < today ? today : shown
  return monthOf(addDays(from, (SATURDAY - weekday(from) + 7) % 7))
}
