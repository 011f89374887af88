import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { openStatuses } from '#contract/lead-lifecycle.ts'
import type { Database } from '#server/db/connect.ts'
import { publishingEachLead } from '#server/pubsub/lead-updates.ts'
import { notingWebhookEvent } from '#server/pubsub/webhook-events.ts'
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

const subject = { professional_id: sql`events.professional_id`, subject_id: sql`events.id` }
const notingBooked = notingWebhookEvent('event.booked', subject, sql`events.updated_at`)
const notingFreed = (now: RawBuilder<unknown>) => notingWebhookEvent('event.freed', subject, now)

/** `noting` is done for each of these events, all of one professional. */
const noteEach = (db: Database, events: readonly EventRow[], noting: RawBuilder<unknown>) =>
  db
    .selectFrom('events')
    .select(noting.as('webhooks'))
    .where('professional_id', '=', events[0]?.professional_id ?? 0)
    .where(sql<boolean>`id = any(${events.map(({ id }) => id)})`)
    .execute()

/** All of one professional. */
export const noteBooked = (db: Database, booked: readonly EventRow[]) => noteEach(db, booked, notingBooked)

/** All of one professional. Call while the booked days still exist, or are about to be deleted. */
export const noteFreed = (db: Database, freed: readonly EventRow[], now: Date) =>
  noteEach(db, freed, notingFreed(sql`${now}::timestamptz`))

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
    .returning(notingFreed(sql`events.updated_at`).as('webhooks'))
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
