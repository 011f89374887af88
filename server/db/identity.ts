import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** The same on every node and after a failover, and another one for each restored copy. */
export async function selectIdentity(db: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws('/', system_identifier, pg_database.oid) as identity
      from pg_control_system(), pg_database where datname = current_database()`.execute(db)
  if (!rows[0]) throw new Error('a database without a name')
  return rows[0].identity
}
