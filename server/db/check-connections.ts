import type pg from 'pg'
import { databaseName } from './check-database.ts'
import { limitsFor } from './shares.ts'

/** For short statements, for listening, and for `/readyz`. */
const OTHERS_OF_A_PROCESS = 3

/** The most connections that the processes of a node open, apart from those of its jobs. */
export function connectionsOf(processes: number): number {
  const ofRequests = Object.values(limitsFor(processes)).reduce((sum, { connections }) => sum + connections, 0)
  return processes * (ofRequests + OTHERS_OF_A_PROCESS)
}

/**
 * Warns if the database allows fewer connections than this node alone may open. It would start, and refuse requests only
 * when many ask.
 */
export async function warnOfFewConnections(
  pool: pg.Pool,
  { url, needed, warn }: { url: string; needed: number; warn: (line: string) => void },
): Promise<void> {
  const { rows } = await pool.query<{ allowed: number }>(
    `select least(
         current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer,
         nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) as allowed
       from pg_roles, pg_database
      where rolname = current_user and datname = current_database()`,
  )
  for (const { allowed } of rows)
    if (allowed < needed)
      warn(
        `The database ${databaseName(url)} allows ${allowed} connections (max_connections, or the limit of the role or the database), and this node opens up to ${needed}. Requests will be refused when many ask: allow more, or set a lower WORKERS.`,
      )
}
