import { type Event, type EventType, eventTypes } from '#contract/events.ts'

export type EventCounts = Record<EventType | 'total', number>

/** How many active events there are of each type and in all. */
export function countEvents(events: readonly Pick<Event, 'event_type' | 'status'>[]): EventCounts {
  const active = events.filter(({ status }) => status === 'active')
  const counts: EventCounts = { available: 0, booked: 0, blocked: 0, total: active.length }
  for (const type of eventTypes) counts[type] = active.filter((one) => one.event_type === type).length
  return counts
}
