import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { connectDatabase, type Database, liftLimits } from '#server/db/connect.ts'
import { hasEmbedded, joinEmbedded, startEmbedded } from '#server/db/embedded/embedded.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { codeOf } from '#server/error-code.ts'
import { StartupError } from '#server/startup-error.ts'

interface OpenDatabaseOptions {
  /** The name of the connection in PostgreSQL's lists. */
  name: string
  /**
   * How to open the embedded database: `join` that of a running server or start it, `join existing` but do not create
   * one, or `alone` to be refused while a server is running.
   */
  embedded: 'join' | 'join existing' | 'alone'
  log: (line: string) => void
}

interface OpenDatabase {
  url: string
  db: Database
  pool: pg.Pool
}

const LOCK_MS = 30_000

/** Long work consists of consecutive statements on one connection. */
const timeouts = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: LOCK_MS,
}

/** Opens the database that the environment names. It is closed with `open`, and stopped if it was started for this. */
export async function openDatabase(
  open: AsyncDisposableStack,
  { directDatabaseUrl, dataDir }: Config,
  { name, embedded, log }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  let url = directDatabaseUrl
  if (url === undefined) {
    if (embedded === 'join existing' && !hasEmbedded(dataDir))
      throw new StartupError(`There is no database in ${dataDir}. Name the right DATA_DIR, or a DATABASE_URL.`)
    const cluster = await (embedded === 'alone' ? startEmbedded : joinEmbedded)(dataDir, log)
    open.defer(cluster.stop)
    ;({ url } = cluster)
  }
  const { db, pool, close } = connectDatabase(url, { max: 1, application_name: name, ...timeouts })
  open.defer(close)
  await checkDatabase(pool, url)
  return { url, db, pool }
}

/** A connection whose loss is reported by the query that it interrupts. */
export async function acquireClient(open: AsyncDisposableStack, { pool }: OpenDatabase): Promise<pg.PoolClient> {
  const client = await pool.connect()
  client.on('error', () => {})
  // Closed rather than returned to the pool, so that its locks and settings end with it.
  open.defer(() => client.release(true))
  await liftLimits(client, LOCK_MS)
  return client
}

/** The reason of a store that does not answer, or of a full disk, is its cause. */
function describe(error: Error): string {
  if (!(error instanceof UnavailableError) || !(error.cause instanceof Error)) return error.message
  return `${error.message} (${error.cause.message})`
}

/** Reports an error of the disk, the bucket or the database in one line; our own errors keep their stack. */
export async function withOneLineErrors<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error) || cause instanceof StartupError) throw cause
    if (codeOf(cause) === '' && !(cause instanceof UnavailableError)) throw cause
    throw new StartupError(`${what}: ${describe(cause)}`, { cause })
  }
}
