import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>

export const findFeed = (db: Database, professionalId: number) =>
  db
    .selectFrom('calendar_feeds')
    .select(['token', 'created_at'])
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

/** Creates or replaces the feed; undefined if there is no such professional. */
export const replaceFeed = (db: Database, professionalId: number, token: string, now: Date) =>
  db
    .insertInto('calendar_feeds')
    .columns(['professional_id', 'token', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('profiles')
        .select(['id', sql<string>`${token}::text`.as('token'), sql<Date>`${now}::timestamptz`.as('created_at')])
        .where('id', '=', professionalId),
    )
    .onConflict((conflict) => conflict.column('professional_id').doUpdateSet({ token, created_at: now }))
    .returning(['token', 'created_at'])
    .executeTakeFirst()

export const deleteFeed = (db: Database, professionalId: number) =>
  db.deleteFrom('calendar_feeds').where('professional_id', '=', professionalId).execute()

/** The professional whose calendar the token opens; undefined while the account is suspended. */
export const findFeedOwner = (db: Database, token: string) =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('profiles as p', 'p.id', 'f.professional_id')
    .select(['p.id', 'p.company_name', 'f.created_at'])
    .where('f.token', '=', token)
    .where('p.status', '<>', 'suspended')
    .executeTakeFirst()

/** Whether the token opens this professional's calendar. */
export const isFeedToken = async (db: Database, professionalId: number, token: string): Promise<boolean> => {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('professional_id')
    .where('professional_id', '=', professionalId)
    .where('token', '=', token)
    .executeTakeFirst()
  return row !== undefined
}
