import type { Event, PublicEvent } from '#contract/events.ts'
import type { EventRow } from './queries.ts'

export const presentPublicEvent = (row: EventRow): PublicEvent => ({
  id: row.id,
  professional_id: row.professional_id,
  event_date: row.event_date,
  event_type: row.event_type,
  status: row.status,
})

export const presentEvent = (row: EventRow): Event => ({
  ...presentPublicEvent(row),
  title: row.title,
  notes: row.notes,
  lead_id: row.lead_id,
  followed_calendar_id: row.followed_calendar_id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
