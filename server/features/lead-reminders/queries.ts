import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { bookedStatuses } from '#contract/lead-lifecycle.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'

interface Waiting {
  side: 'professional' | 'couple'
  /** Sent in this time. */
  from: Date
  until: Date
  today: CalendarDay
}

/** Whether the couple has booked somebody of the same kind for the day: then it waits for nobody. */
const hasBooked = sql<boolean>`exists (
  select from lead_replies as b
    join public_profiles as other on other.id = b.professional_id and other.category_id = p.category_id
   where b.couple_id = l.couple_id and b.event_date = l.event_date and b.status in (${sql.join(bookedStatuses)}))`

/**
 * Makes the mail of each lead that nobody has answered, unless it was made before; in one statement, so that neither a
 * second run nor another node makes it again.
 */
export const insertReminders = (db: Database, { side, from, until, today }: Waiting, now: Date) =>
  db
    .with('told', (tables) =>
      tables
        .insertInto('lead_reminders')
        .columns(['lead_id', 'side', 'created_at'])
        .expression(
          db
            .selectFrom('lead_replies as l')
            .innerJoin('public_profiles as p', 'p.id', 'l.professional_id')
            .innerJoin('accounts as c', 'c.id', 'l.couple_id')
            .select(['l.id', sql<typeof side>`${side}::text`.as('side'), sql<Date>`${now}::timestamptz`.as('now')])
            // Written out: only then does PostgreSQL see that the index of those that wait applies.
            .where('l.status', '=', sql.lit('new' as const))
            .where('l.created_at', '>', from)
            .where('l.created_at', '<=', until)
            .where('l.event_date', '>=', today)
            .where('c.suspended_at', 'is', null)
            .where(({ not }) => not(hasBooked)),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('lead_id'),
    )
    .selectFrom('told')
    .select(
      addingJob(
        'send-mail',
        sql`json_build_object('kind', ${side === 'professional' ? 'lead_reminder' : 'lead_alternatives'}::text, 'lead_id', lead_id)`,
      ).as('job'),
    )
    .execute()

/** Everybody whom the couple of the lead has asked for the same day. */
export const selectAsked = (db: Database, leadId: number) =>
  db
    .selectFrom('lead_replies as l')
    .innerJoin('lead_replies as other', (join) =>
      join.onRef('other.couple_id', '=', 'l.couple_id').onRef('other.event_date', '=', 'l.event_date'),
    )
    .select('other.professional_id')
    .where('l.id', '=', leadId)
    .execute()
