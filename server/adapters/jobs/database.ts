import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { connectionSettings, leaveReadOnlyServers } from '#server/db/connect.ts'
import { StartupError } from '#server/startup-error.ts'
import { SET_BACK_MS } from './clock-set-back.ts'
import { queueLogger, silentLog } from './log.ts'

/** Arbitrary numbers that no other program uses in the same database. */
const migrationLock = 5_927_303
const heartbeatLock = 5_927_304

/** A job that has run longer than this without a live worker is given to another one. */
const DEAD_AFTER_SECONDS = 60
const FAILED_LIVE_DAYS = 7

// The queue reads its bigint ids as text.
const { types: _, ...settings } = connectionSettings

/**
 * The queue's own statements are short. Without a limit, a connection that swallows them would hold a job for a quarter
 * of an hour.
 */
const QUERY_MS = 12_000

/** `onLost` is called for each connection that broke, idle or in use; the pool replaces it. */
export function connectJobs(url: string, max: number, onLost: (error: Error) => void, queryMs = QUERY_MS): pg.Pool {
  const named = { ...settings, application_name: 'zauvijek jobs', query_timeout: queryMs }
  const pool = new pg.Pool({ ...named, connectionString: url, max })
  pool.on('error', () => {}) // errors of idle connections, which their own listeners report too
  leaveReadOnlyServers(pool)
  pool.on('connect', (client) => void client.on('error', onLost))
  return pool
}

/** Brings the queue's schema up to date. Nodes that start at the same time wait for each other. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = connectJobs(url, 2, () => {}, 0)
  let lock: pg.PoolClient | undefined
  try {
    lock = await pool.connect()
    await lock.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations({ pgPool: pool, logger: queueLogger(silentLog) })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The queue of jobs cannot be prepared in the database: ${reason}`, { cause })
  } finally {
    lock?.release(true) // which also releases the lock
    await pool.end()
  }
}

/** Records that the worker is alive, until `endHeartbeat` or for as long as this connection is open. */
export async function recordHeartbeat(client: pg.ClientBase, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [heartbeatLock, workerId])
}

/** Other workers may be alive on the same connection. */
export async function endHeartbeat(client: pg.ClientBase, workerId: string): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [heartbeatLock, workerId])
}

/** Frees the jobs of workers that have ended, including jobs assigned by an answer that never arrived. */
export async function freeJobs(pool: pg.Pool, workerIds: string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workerIds])
}

/**
 * The queue remembers when each scheduled job was last added and adds none before that time. Where it lies ahead, the
 * clock has been set back since, and nothing would be added until then, which may be a day or years.
 */
export async function forgetRunsAhead(pool: pg.Pool, now: Date): Promise<void> {
  const [table, isAhead] = ['graphile_worker._private_known_crontabs', 'last_execution > $1']
  const values = [new Date(now.getTime() + SET_BACK_MS)]
  // A worker also starts while the database takes no writes yet.
  const { rowCount } = await pool.query(`select from ${table} where ${isAhead}`, values)
  if (rowCount) await pool.query(`update ${table} set last_execution = null where ${isAhead}`, values)
}

/**
 * Frees the jobs of a worker that ended without releasing them (the queue itself would wait for four hours), and
 * deletes jobs that failed for good a week ago.
 */
export async function sweepJobs(pool: pg.Pool, deadAfterSeconds = DEAD_AFTER_SECONDS): Promise<void> {
  await pool.query(
    `with holders as materialized (
       select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(secs => $2)
     )
     select graphile_worker.force_unlock_workers(
       array(select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))))`,
    [heartbeatLock, deadAfterSeconds],
  )
  await pool.query(
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and run_at < now() - make_interval(days => $1)))`,
    [FAILED_LIVE_DAYS],
  )
}
