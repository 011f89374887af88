import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>
export type FeedEventRow = Awaited<ReturnType<typeof selectFeedEvents>>[number]

export const findFeed = (db: Database, professionalId: number) =>
  db
    .selectFrom('calendar_feeds')
    .select(['token', 'created_at'])
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

/** The first one, or another one in its place; undefined when there is no such professional. */
export const replaceFeed = (db: Database, professionalId: number, token: string, now: Date) =>
  db
    .insertInto('calendar_feeds')
    .columns(['professional_id', 'token', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('professionals')
        .select(['id', sql<string>`${token}::text`.as('token'), sql<Date>`${now}::timestamptz`.as('created_at')])
        .where('id', '=', professionalId),
    )
    .onConflict((conflict) => conflict.column('professional_id').doUpdateSet({ token, created_at: now }))
    .returning(['token', 'created_at'])
    .executeTakeFirst()

export const deleteFeed = (db: Database, professionalId: number) =>
  db.deleteFrom('calendar_feeds').where('professional_id', '=', professionalId).execute()

/** Whose calendar the token opens; none while the account is suspended. */
export const findFeedOwner = (db: Database, token: string) =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('professionals as p', 'p.id', 'f.professional_id')
    .select(['p.id', 'p.company_name', 'f.created_at'])
    .where('f.token', '=', token)
    .where('p.status', '<>', 'suspended')
    .executeTakeFirst()

/** More than five years of days: writing them takes the server's own time, some tenths of a millisecond each. */
const MAX_EVENTS = 2_000

/**
 * Without the days that a followed calendar blocks: they stand where they come from, and two services that follow each
 * other would keep a day blocked for ever.
 */
export const selectFeedEvents = (db: Database, professionalId: number, from: CalendarDay) =>
  db
    .selectFrom('events')
    .select(['id', 'title', 'event_type', 'event_date', 'notes', 'sequence', 'updated_at'])
    .where('professional_id', '=', professionalId)
    .where('status', '=', 'active')
    .where('followed_calendar_id', 'is', null)
    .where('event_date', '>=', from)
    .orderBy('event_date')
    .limit(MAX_EVENTS)
    .execute()
