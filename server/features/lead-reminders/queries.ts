import { sql } from 'kysely'
import type { CalendarDay, DaySpan } from '#contract/calendar-day.ts'
import { bookedStatuses } from '#contract/lead-lifecycle.ts'
import type { ConversationSide } from '#contract/messages.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'

interface Waiting {
  side: ConversationSide
  /** The leads sent in this period. */
  from: Date
  until: Date
  today: CalendarDay
}

/** Whether the couple has booked someone of the same category for the day, and so is no longer waiting. */
const hasBooked = sql<boolean>`exists (
  select from lead_replies as b
    join public_profiles as other on other.id = b.professional_id and other.category_id = p.category_id
   where b.couple_id = l.couple_id and b.event_date = l.event_date and b.status in (${sql.join(bookedStatuses)}))`

const isReviewed = sql<boolean>`exists (
  select from moderated_reviews as r where r.couple_id = l.couple_id and r.professional_id = l.professional_id)`

/** For a review of the same professional, through any lead. */
const wasReminded = sql<boolean>`exists (
  select from lead_reminders as m join lead_sides as other on other.id = m.lead_id
   where m.side = 'review' and other.couple_id = l.couple_id and other.professional_id = l.professional_id)`

/** Whether a later day is booked with the same professional, as when the wedding has moved. */
const isBookedLater = sql<boolean>`exists (
  select from lead_sides as later
   where later.couple_id = l.couple_id and later.professional_id = l.professional_id
     and later.status in (${sql.join(bookedStatuses)}) and later.event_date > l.event_date)`

/**
 * Creates the mail for each unanswered lead unless one was created before. A single statement, so that neither a second
 * run nor another node creates it again.
 */
export const insertReminders = (db: Database, { side, from, until, today }: Waiting, now: Date) =>
  db
    .with('reminded', (tables) =>
      tables
        .insertInto('lead_reminders')
        .columns(['lead_id', 'side', 'created_at'])
        .expression(
          db
            .selectFrom('lead_replies as l')
            .innerJoin('public_profiles as p', 'p.id', 'l.professional_id')
            .innerJoin('accounts as c', 'c.id', 'l.couple_id')
            .select(['l.id', sql<typeof side>`${side}::text`.as('side'), sql<Date>`${now}::timestamptz`.as('now')])
            // A literal, because only then does PostgreSQL see that the index on waiting leads applies.
            .where('l.status', '=', sql.lit('new' as const))
            .where('l.created_at', '>', from)
            .where('l.created_at', '<=', until)
            .where('l.event_date', '>=', today)
            .where('c.suspended_at', 'is', null)
            .where(({ not }) => not(hasBooked))
            // The leads are locked in this order, as by the deletion of a professional.
            .orderBy('l.id'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('lead_id'),
    )
    .selectFrom('reminded')
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', ${side === 'professional' ? 'lead_reminder' : 'lead_alternatives'}::text, 'lead_id', lead_id)`,
      ).as('job'),
    )
    .execute()

/**
 * Creates one mail for each couple with booked leads on these days that it has not reviewed and was not yet asked to
 * review. Of several days with one professional, only the last counts: a couple writes one review of it, and the earlier
 * days may have been given up. A single statement, so that neither a second run nor another node creates it again.
 */
export const insertReviewReminders = (db: Database, { from, to }: DaySpan, now: Date) =>
  db
    .with('reminded', (tables) =>
      tables
        .insertInto('lead_reminders')
        .columns(['lead_id', 'side', 'created_at'])
        .expression(
          db
            .selectFrom('lead_sides as l')
            .innerJoin('public_profiles as p', 'p.id', 'l.professional_id')
            .innerJoin('accounts as c', 'c.id', 'l.couple_id')
            .select(['l.id', sql<'review'>`'review'::text`.as('side'), sql<Date>`${now}::timestamptz`.as('now')])
            // A literal, because only then does PostgreSQL see that the index on booked leads applies.
            .where('l.status', '=', sql.lit('booked' as const))
            .where('l.event_date', '>=', from)
            .where('l.event_date', '<=', to)
            .where('c.suspended_at', 'is', null)
            .where('c.email_confirmed_at', 'is not', null)
            .where(({ not }) => not(isReviewed))
            .where(({ not }) => not(wasReminded))
            .where(({ not }) => not(isBookedLater))
            .orderBy('l.id'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('lead_id'),
    )
    .selectFrom('reminded')
    .innerJoin('lead_sides as l', 'l.id', 'reminded.lead_id')
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', 'review_reminder', 'lead_ids', json_agg(l.id order by l.id))`,
      ).as('job'),
    )
    .groupBy('l.couple_id')
    .execute()

/** The professionals to whom the lead's couple has sent leads for the same day. */
export const selectRecipients = (db: Database, leadId: number) =>
  db
    .selectFrom('lead_replies as l')
    .innerJoin('lead_replies as other', (join) =>
      join.onRef('other.couple_id', '=', 'l.couple_id').onRef('other.event_date', '=', 'l.event_date'),
    )
    .select('other.professional_id')
    .where('l.id', '=', leadId)
    .execute()
