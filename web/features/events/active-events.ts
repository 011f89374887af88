import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'

/** The events that take their day, by that day: a cancelled one takes none. */
export const activeEventsByDay = (events: readonly Event[]): ReadonlyMap<CalendarDay, Event> =>
  new Map(events.flatMap((event) => (event.status === 'active' ? [[event.event_date, event] as const] : [])))
