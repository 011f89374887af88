import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { eventually } from './eventually.ts'

/** The number of connections to this database that wait for a lock, on rows or anything else. */
export async function countWaitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Of these, the number that wait for another transaction's row lock. */
export async function countWaitingForRows(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Resolves once this many connections wait for a lock. */
export const untilWaitingForLocks = (db: Database, count: number) =>
  eventually(async () => expect(await countWaitingForLocks(db)).toBe(count))

/** Resolves once this many of them wait for a row. */
export const untilWaitingForRows = (db: Database, count: number) =>
  eventually(async () => expect(await countWaitingForRows(db)).toBe(count))
