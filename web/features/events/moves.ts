import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'

/** The new day of each event that is being moved, by the event's id. */
export type Moves = ReadonlyMap<number, CalendarDay>

const byDay = (one: Event, other: Event) => one.event_date.localeCompare(other.event_date) || one.id - other.id

/** The events in their order, moved ones on their new day. Those that are not moved stay the same objects. */
export const withMoves = (events: Event[], moves: Moves): Event[] =>
  moves.size === 0
    ? events
    : events
        .map((event) => {
          const day = moves.get(event.id)
          return day === undefined || day === event.event_date ? event : { ...event, event_date: day }
        })
        .toSorted(byDay)
