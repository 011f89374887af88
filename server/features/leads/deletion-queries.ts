import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import {
  answeredStatuses,
  bookedStatuses,
  isFinalStatus,
  type LeadStatus,
  leadStatuses,
} from '#contract/lead-lifecycle.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { type LeadSide, publishingEachLead } from '#server/pubsub/lead-updates.ts'
import { scopeFilter } from './queries.ts'

/** Statuses in which a couple is waiting for its professional or counting on it. */
export const awaitedStatuses = leadStatuses.filter((status) => !isFinalStatus(status))

const isBooked = sql<boolean>`l.status in (${sql.join(bookedStatuses)})`.as('is_booked')

/** For each counterpart, one lead in these statuses whose day is not over: the booked one, or else the earliest. */
export function nextLeads(db: Database, side: LeadSide, statuses: readonly LeadStatus[], today: CalendarDay) {
  const other = 'couple_id' in side ? 'l.professional_id' : 'l.couple_id'
  return db
    .selectFrom('leads as l')
    .innerJoin('profiles as p', 'p.id', 'l.professional_id')
    .leftJoin('public_profiles as c', 'c.id', 'l.professional_id')
    .distinctOn(other)
    .where(({ and }) => and(scopeFilter(side)))
    .where('l.couple_id', 'is not', null)
    .where('l.status', 'in', statuses)
    .where('l.event_date', '>=', today)
    .select(['l.id as lead_id', 'l.couple_id', 'p.user_id as owner_id', 'c.category_id', 'l.event_date', isBooked])
    .orderBy(other)
    .orderBy('is_booked', 'desc')
    .orderBy('l.event_date')
    .as('next')
}

/** Creates one mail for each couple that is waiting for the professional or counting on it. */
export const insertDeletionMails = (db: Database, professional_id: number, today: CalendarDay) =>
  db
    .selectFrom(nextLeads(db, { professional_id }, awaitedStatuses, today))
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', 'professional_deleted', 'user_id', couple_id, 'category_id', category_id,
          'event_date', event_date, 'is_booked', is_booked)`,
      ).as('job'),
    )
    .execute()

/** Creates one mail for each professional that has answered the couple. */
export const insertDepartureMails = (db: Database, couple_id: number, today: CalendarDay) =>
  db
    .selectFrom(nextLeads(db, { couple_id }, answeredStatuses, today))
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', 'couple_deleted', 'user_id', owner_id, 'event_date', event_date,
          'is_booked', is_booked)`,
      ).as('job'),
    )
    .execute()

interface WithdrawnLead {
  professional_id: number
  event_date: CalendarDay
  status: LeadStatus
}

/** Creates a mail for the professional if it had answered the lead. */
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

/** Notifies the other side of every lead that this account is leaving, or cannot be written to for now. */
export const publishLeadsOf = (db: Database, side: LeadSide) =>
  db
    .selectFrom('leads')
    .where(({ and }) => and(side))
    .where('couple_id', 'is not', null)
    .select(publishingEachLead.as('published'))
    .execute()

/** Until the transaction ends, nobody else changes the professional's leads that name another package than these. */
export const lockLeadsOfOtherPackages = (db: Database, professionalId: number, packageIds: readonly number[]) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('professional_id', '=', professionalId)
    .where('package_id', 'is not', null)
    .where(sql<boolean>`package_id <> all(${packageIds})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
