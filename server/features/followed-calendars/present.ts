import type { CalendarPreview, FollowedCalendar } from '#contract/calendar-links.ts'
import type { CalendarRow } from './queries.ts'
import type { ActiveEvent } from './reconcile.ts'

export const presentCalendar = (row: CalendarRow): FollowedCalendar => ({
  id: row.id,
  url: row.url,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_read_at: row.last_read_at?.toISOString() ?? null,
  last_tried_at: row.last_tried_at?.toISOString() ?? null,
  last_error: row.last_error,
  blocked_days: row.blocked_days,
})

type Effect = CalendarPreview['days'][number]['effect']

/** What following would do to a day with that event. */
export function presentEffect(event: Pick<ActiveEvent, 'event_type'> | undefined): Effect {
  if (!event) return 'blocks'
  return event.event_type === 'available' ? 'replaces' : 'taken'
}
