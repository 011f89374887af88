import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'

/** A proxy asks each second and has little patience. */
const LIMIT_MS = 1_000

/** The database does not answer, or not in time. */
export class NotReadyError extends UnavailableError {
  override name = 'NotReadyError'
}

export interface Readiness {
  /** Throws a NotReadyError, within a second, unless the database answers and is migrated. */
  check: () => Promise<void>
  close: () => Promise<void>
}

/** Asks on a connection of its own, so that the answer does not depend on how busy the others are. */
export function openReadiness(settings: pg.ClientConfig): Readiness {
  const pool = new pg.Pool({
    ...settings,
    application_name: 'zauvijek readiness',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    statement_timeout: LIMIT_MS,
  })
  pool.on('error', () => {}) // the next check connects anew
  let pending: Promise<void> | undefined

  async function ask(): Promise<void> {
    // Migrations come last in a start, so a database that has their table is ready.
    const answer = pool.query('select from schema_migrations limit 1').catch((cause: unknown) => {
      throw new NotReadyError('the database does not answer', { cause })
    })
    const limit = delay(LIMIT_MS, null, { ref: false })
    if ((await Promise.race([answer, limit])) === null) throw new NotReadyError('the database did not answer in time')
  }

  return {
    check: () => (pending ??= ask().finally(() => (pending = undefined))),
    close: () => pool.end(),
  }
}
