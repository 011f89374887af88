import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'

export const activeEvents = (events: readonly Event[]) => events.filter(({ status }) => status === 'active')

/** The events that take their day, by that day: a cancelled one takes none. */
export const activeEventsByDay = (events: readonly Event[]): ReadonlyMap<CalendarDay, Event> =>
  new Map(activeEvents(events).map((event) => [event.event_date, event]))
