import type { EventType } from '#contract/events.ts'
import type { CalendarPreview, FollowedCalendar } from '#contract/followed-calendars.ts'
import type { CalendarRow } from './queries.ts'

export const presentCalendar = (row: CalendarRow, blockedDays: number): FollowedCalendar => ({
  id: row.id,
  url: row.url,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_read_at: row.last_read_at?.toISOString() ?? null,
  last_tried_at: row.last_tried_at?.toISOString() ?? null,
  last_error: row.last_error,
  blocked_days: blockedDays,
})

type Effect = CalendarPreview['days'][number]['effect']

/** The effect that following has on a day with an event of that type, or without one. */
export function presentEffect(type: EventType | undefined): Effect {
  if (type === undefined) return 'blocks'
  return type === 'available' ? 'replaces' : 'taken'
}
