import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { eventually } from './eventually.ts'

/** How many connections to this database wait for a lock, of rows or of anything else. */
export async function countWaitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Of these, how many wait for what another transaction does with a row. */
export async function countWaitingForRows(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Resolves once so many connections wait for a lock. */
export const untilWaitingForLocks = (db: Database, count: number) =>
  eventually(async () => expect(await countWaitingForLocks(db)).toBe(count))

/** Resolves once so many of them wait for a row. */
export const untilWaitingForRows = (db: Database, count: number) =>
  eventually(async () => expect(await countWaitingForRows(db)).toBe(count))
