import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { openStatuses } from '#contract/lead-lifecycle.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'

const zagrebDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Zagreb')::date`

/**
 * Booked, and not called off before its day. A rejected lead never changes again, so its last change was the rejection.
 */
const isKept = (lead: string) => sql`(${sql.ref(`${lead}.status`)} = 'booked' or (
  ${sql.ref(`${lead}.status`)} = 'rejected' and ${sql.ref(`${lead}.booked_at`)} is not null
  and ${zagrebDay(`${lead}.updated_at`)} >= ${sql.ref(`${lead}.event_date`)}))`

/** When it was booked; bookings older than this column come first. */
const bookedSince = (lead: string) =>
  sql`(coalesce(${sql.ref(`${lead}.booked_at`)}, '-infinity'), ${sql.ref(`${lead}.id`)})`

/**
 * Whether this lead was the one booked for the professional's day, so that its couple may review it once the day is
 * over. That remains so if the lead is rejected on the day or later, since nobody should escape a review that way. A
 * lead booked in its place from the day on never counts; otherwise one day could justify several reviews. Before the
 * day, at most one lead is booked for it, so only later bookings need comparing.
 */
export const hasItsDay = (lead: string): RawBuilder<boolean> => sql<boolean>`(${isKept(lead)} and (
  ${sql.ref(`${lead}.booked_at`)} is null or ${zagrebDay(`${lead}.booked_at`)} < ${sql.ref(`${lead}.event_date`)}
  or not exists (
    select from leads as other
     where other.professional_id = ${sql.ref(`${lead}.professional_id`)}
       and other.event_date = ${sql.ref(`${lead}.event_date`)}
       and ${isKept('other')} and ${bookedSince('other')} < ${bookedSince(lead)})))`

/** The couple's first lead to this professional that had its day, if that day has passed. */
const firstPastBooking = (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  db
    .selectFrom('leads as l')
    .select('l.id')
    .where('l.couple_id', '=', coupleId)
    .where('l.professional_id', '=', professionalId)
    .where('l.event_date', '<', today)
    .where(hasItsDay('l'))
    .orderBy('l.event_date')
    .orderBy('l.id')
    .limit(1)

export const selectPastBooking = (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  firstPastBooking(db, coupleId, professionalId, today).executeTakeFirst()

/** The same; keeps it from being deleted until the transaction ends. */
export const lockPastBooking = (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  firstPastBooking(db, coupleId, professionalId, today).forKeyShare().executeTakeFirst()

interface GivenDay {
  professional_id: number
  event_date: CalendarDay
}

/** Makes the mail to each couple that has an open offer for the day, which another one has now. */
export const insertDayTakenMails = (db: Database, { professional_id, event_date }: GivenDay, now: Date) =>
  db
    .selectFrom('leads as l')
    .innerJoin('lead_offers as o', 'o.lead_id', 'l.id')
    .where('l.professional_id', '=', professional_id)
    .where('l.event_date', '=', event_date)
    .where('l.status', 'in', openStatuses)
    .where('l.couple_id', 'is not', null)
    .where('o.professional_id', '=', professional_id)
    .where('o.status', '=', 'open')
    .where(sql<boolean>`o.valid_until >= (${now}::timestamptz at time zone 'Europe/Zagreb')::date`)
    .select(addingJob('send-mail', sql`json_build_object('kind', 'offer_day_taken', 'offer_id', o.id)`).as('job'))
    .execute()
