import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export const selectApprovedPage = (db: Database, limit: number, offset: number) =>
  db
    .selectFrom('professionals')
    .select(['id', 'updated_at'])
    .where('status', '=', 'approved')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/** How many approved professionals there are, and when the newest of them was last changed. */
export const selectApprovedSummary = (db: Database) =>
  db
    .selectFrom('professionals')
    .select([sql<number>`count(*)::integer`.as('total'), sql<Date | null>`max(updated_at)`.as('changed_at')])
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow()
