import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

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
