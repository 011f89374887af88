import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { findNewestName, numberOf } from './migration-files.ts'

/** A proxy asks every second and is not patient. */
const LIMIT_MS = 1_000

/** The database does not answer, or not in time. */
export class NotReadyError extends UnavailableError {
  override name = 'NotReadyError'
}

export interface Readiness {
  /** Throws a NotReadyError within a second unless the database answers and has the schema of this release. */
  check: () => Promise<void>
  close: () => Promise<void>
}

interface State {
  is_migrated: boolean
  is_beyond: boolean
}

/**
 * A database that was restored to an earlier moment lacks migrations. One of a newer release has more of them, which is
 * fine.
 */
const stateQuery = `select exists (select from schema_migrations where name = $1) as is_migrated,
                           exists (select from schema_migrations where serves_from > $2) as is_beyond`

/** Throws unless the pooler accepts the login. It does that itself, however busy its connections to PostgreSQL are. */
async function enter(pooler: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...pooler,
    application_name: 'zauvijek readiness',
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  })
  client.on('error', () => {}) // connecting rejects, too
  try {
    await client.connect()
  } finally {
    void client.end().catch(() => {}) // it may never have connected
  }
}

/**
 * Uses a connection of its own, so that the result does not depend on how busy the others are; it bypasses the pooler
 * in transaction mode, if there is one.
 */
export function openReadiness(settings: pg.ClientConfig, pooler: pg.ClientConfig | null = null): Readiness {
  const pool = new pg.Pool({
    ...settings,
    application_name: 'zauvijek readiness',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    statement_timeout: LIMIT_MS,
  })
  pool.on('error', () => {}) // the next check reconnects
  const newestName = findNewestName()
  newestName.catch(() => {}) // the check itself rejects with it
  let pending: Promise<void> | undefined

  async function ask(): Promise<void> {
    const newest = await newestName
    const entered = pooler ? enter(pooler) : Promise.resolve()
    const reading = pool.query<State>(stateQuery, [newest, numberOf(newest)])
    const answer = Promise.all([reading, entered]).then(
      ([result]) => result,
      (cause: unknown) => {
        throw new NotReadyError('the database does not answer', { cause })
      },
    )
    const limit = delay(LIMIT_MS, null, { ref: false })
    const state = await Promise.race([answer, limit])
    if (state === null) throw new NotReadyError('the database did not answer in time')
    const { is_migrated, is_beyond } = state.rows[0] ?? {}
    if (!is_migrated) throw new NotReadyError(`the database does not have migration ${newest}`)
    if (is_beyond)
      throw new NotReadyError('the database belongs to a newer release, beside which this one cannot serve')
  }

  return {
    check: () => (pending ??= ask().finally(() => (pending = undefined))),
    close: () => pool.end(),
  }
}
