import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { answeredStatuses, bookedStatuses, type LeadStatus } from '#contract/lead-lifecycle.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { type LeadSide, publishingLeadUpdate } from '#server/pubsub/lead-updates.ts'

const isBooked = sql<boolean>`l.status in (${sql.join(bookedStatuses)})`.as('is_booked')

/** The leads by which couples still wait for a professional or count on it. */
const awaitedLeads = (db: Database, professionalId: number, today: CalendarDay) =>
  db
    .selectFrom('leads as l')
    .leftJoin('public_profiles as p', 'p.id', 'l.professional_id')
    .where('l.professional_id', '=', professionalId)
    .where('l.couple_id', 'is not', null)
    .where('l.status', '!=', 'rejected')
    .where('l.event_date', '>=', today)
    .select(['l.couple_id', 'l.event_date', 'p.category_id', isBooked])

/** Makes one mail to each couple that waits for the professional or counts on it, about what is booked or comes first. */
export const insertDeletionMails = (db: Database, professionalId: number, today: CalendarDay) =>
  db
    .selectFrom(
      awaitedLeads(db, professionalId, today)
        .distinctOn('l.couple_id')
        .orderBy('l.couple_id')
        .orderBy('is_booked', 'desc')
        .orderBy('l.event_date')
        .as('awaited'),
    )
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', 'professional_deleted', 'user_id', couple_id, 'category_id', category_id,
          'event_date', event_date, 'is_booked', is_booked)`,
      ).as('job'),
    )
    .execute()

/** Makes one mail to each professional that has answered the couple, about what is booked or comes first. */
export const insertDepartureMails = (db: Database, coupleId: number, today: CalendarDay) =>
  db
    .selectFrom(
      db
        .selectFrom('leads as l')
        .innerJoin('profiles as p', 'p.id', 'l.professional_id')
        .distinctOn('l.professional_id')
        .where('l.couple_id', '=', coupleId)
        .where('l.status', 'in', answeredStatuses)
        .where('l.event_date', '>=', today)
        .select(['p.user_id', 'l.event_date', isBooked])
        .orderBy('l.professional_id')
        .orderBy('is_booked', 'desc')
        .orderBy('l.event_date')
        .as('answered'),
    )
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', 'couple_deleted', 'user_id', user_id, 'event_date', event_date,
          'is_booked', is_booked)`,
      ).as('job'),
    )
    .execute()

interface WithdrawnLead {
  professional_id: number
  event_date: CalendarDay
  status: LeadStatus
}

/** Makes the mail to a professional that has answered the lead. */
export async function insertWithdrawalMail(db: Database, { professional_id, event_date, status }: WithdrawnLead) {
  if (!answeredStatuses.includes(status)) return
  await db
    .selectFrom('profiles')
    .where('id', '=', professional_id)
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', 'lead_withdrawn', 'user_id', user_id, 'event_date', ${event_date}::date,
          'is_booked', false)`,
      ).as('job'),
    )
    .execute()
}

/** Notifies the other side of every lead: one account of it is leaving, or may not be written to for now. */
export const publishLeadsOf = (db: Database, side: LeadSide) =>
  db
    .selectFrom('leads')
    .where(({ and }) => and(side))
    .where('couple_id', 'is not', null)
    .select(
      publishingLeadUpdate({
        professional_id: sql`professional_id`,
        couple_id: sql`couple_id`,
        lead_id: sql`id`,
      }).as('published'),
    )
    .execute()
