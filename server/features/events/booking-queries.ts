import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { openStatuses } from '#contract/lead-lifecycle.ts'
import type { Database } from '#server/db/connect.ts'
import { publishingEachLead } from '#server/pubsub/lead-updates.ts'
import { notingEventOf, notingWebhookEvent } from '#server/pubsub/webhook-events.ts'
import type { EventRow } from './queries.ts'

/** A lead's day in its professional's calendar. */
export interface LeadDay {
  id: number
  professional_id: number
  event_date: CalendarDay
}

/** `title` becomes the event's title; null keeps the title that the day has. */
export interface BookedLeadDay extends LeadDay {
  title: string | null
}

const noting = (type: 'event.booked' | 'event.freed') =>
  notingWebhookEvent(
    type,
    { professional_id: sql`events.professional_id`, subject_id: sql`events.id` },
    sql`events.updated_at`,
  )

const notingBooked = noting('event.booked')
const notingFreed = noting('event.freed')

/** All of one professional. */
export const noteBooked = (db: Database, booked: readonly EventRow[]) =>
  db
    .selectFrom('events')
    .select(notingBooked.as('webhooks'))
    .where('professional_id', '=', booked[0]?.professional_id ?? 0)
    .where(sql<boolean>`id = any(${booked.map(({ id }) => id)})`)
    .execute()

/** Call while the booked day still exists, or is about to be deleted. */
export const noteFreed = (db: Database, { professional_id, id }: EventRow, now: Date) =>
  sql`select ${notingEventOf(professional_id, { type: 'event.freed', subject_id: id }, now)}`.execute(db)

/** Turns that date's available day into the lead's; undefined if there is none. */
export const bookAvailableDay = (db: Database, { title, ...lead }: BookedLeadDay, now: Date) =>
  db
    .updateTable('events')
    .set({
      event_type: 'booked',
      lead_id: lead.id,
      was_available: true,
      updated_at: now,
      ...(title !== null && { title }),
    })
    .where('professional_id', '=', lead.professional_id)
    .where('event_date', '=', lead.event_date)
    .where('status', '=', 'active')
    .where('event_type', '=', 'available')
    .returning(['id', notingBooked.as('webhooks')])
    .executeTakeFirst()

export const insertBookedDay = (db: Database, { id, professional_id, event_date, title }: BookedLeadDay, now: Date) =>
  db
    .insertInto('events')
    .values({ professional_id, lead_id: id, title, event_type: 'booked', event_date, created_at: now, updated_at: now })
    .returning(notingBooked.as('webhooks'))
    .execute()

export const cancelBookedDay = (db: Database, { id, professional_id }: LeadDay, now: Date) =>
  db
    .updateTable('events')
    .set({ status: 'cancelled', updated_at: now })
    .where('lead_id', '=', id)
    .where('professional_id', '=', professional_id)
    .where('status', '=', 'active')
    .returning(notingFreed.as('webhooks'))
    .execute()

/** The open leads that wait for these days of the professional say whether they are taken. */
export const publishWaitingLeads = (db: Database, professionalId: number, days: readonly CalendarDay[]) =>
  db
    .selectFrom('lead_sides')
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`event_date = any(${days}::date[])`)
    .where('status', 'in', openStatuses)
    .select(publishingEachLead.as('published'))
    .execute()
