import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { createWatched } from './watched.ts'

interface PrimaryState {
  /** A standby, or a primary that its operator has closed to writes. */
  isReadOnly: boolean
  /** Increases with each failover or restore to a point in time; 0 for a standby. */
  timeline: number
}

async function askPrimary(db: Database): Promise<PrimaryState> {
  const { rows } = await sql<PrimaryState>`
    select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
           case when pg_is_in_recovery() then 0
             else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::integer end as timeline`.execute(
    db,
  )
  return rows[0] ?? { isReadOnly: false, timeline: 0 }
}

/** The recent state of the server behind DATABASE_URL. */
export const watchPrimary = (db: Database, now?: () => number) =>
  createWatched(() => askPrimary(db), { isReadOnly: false, timeline: 0 }, now)
