import pg from 'pg'
import { StartupError } from '#server/startup-error.ts'
import { databaseName, unanswered } from './check-database.ts'
import { sessionSettings } from './session-settings.ts'

/**
 * How long a pooler in front of the database assigns a connection to a client: for the client's whole session, or for
 * one transaction.
 */
export type Pooling = 'session' | 'transaction'

/**
 * The settings of every connection for requests. Our connections send them when they start; a pooler in transaction
 * mode ignores that and has to set them itself.
 */
const neededSettings = {
  ...sessionSettings,
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

/** Detects whether several simultaneous connections share one PostgreSQL process. */
async function isPooledByTransaction(settings: pg.ClientConfig): Promise<boolean> {
  await using open = new AsyncDisposableStack()
  const clients: pg.Client[] = []
  for (let count = 0; count < 3; count++) {
    const client = new pg.Client(settings)
    client.on('error', () => {}) // reported by its query, which rejects
    await client.connect()
    open.defer(() => client.end())
    clients.push(client)
  }
  const pids = new Set<number | undefined>()
  // One after another, since a pooler gives each the connection that has just become free.
  for (const client of clients) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    pids.add(rows[0]?.pid)
  }
  return pids.size < clients.length
}

interface PoolingOptions {
  /** The connections for requests. */
  pool: pg.Pool
  pooling: Pooling
  url: string
  /** Bypasses the pooler. */
  directUrl: string
  replicaUrls?: readonly string[]
}

/**
 * A replica's position is known per connection, which therefore has to stay with one server. A replica that is away is
 * not refused, since it may come back.
 */
async function refusePooledReplicas(urls: readonly string[], settings: pg.ClientConfig): Promise<void> {
  const waits = { connectionTimeoutMillis: 1_000, query_timeout: 1_000 }
  const ask = (connectionString: string) =>
    isPooledByTransaction({ ...settings, ...waits, connectionString }).catch(() => false)
  const arePooled = await Promise.all(urls.map(ask))
  const pooled = urls.find((_, index) => arePooled[index])
  if (pooled === undefined) return
  throw new StartupError(
    `The replica ${databaseName(pooled)} (DATABASE_REPLICA_URL) is behind a pooler by transaction: it must be PostgreSQL itself.`,
  )
}

async function checkSettings(pool: pg.Pool, name: string, pooling: Pooling): Promise<void> {
  const { rows } = await pool.query<{ name: string; value: string | null }>(
    "select name, split_part(current_setting(name, true), ',', 1) as value from unnest($1::text[]) as name",
    [Object.keys(neededSettings)],
  )
  const needed = Object.entries(neededSettings)
  const wrong = needed.filter(([key, value]) => rows.find((row) => row.name === key)?.value !== value)
  if (wrong.length === 0) return
  const list = wrong.map(([key, value]) => `${key} = '${value}'`).join(', ')
  // A pooler by session resets a connection after each client, to what its role has.
  const advice =
    pooling === 'session'
      ? `set ${list} for the role (alter role)`
      : `give its pooler a connect_query that sets ${list}`
  throw new StartupError(`The connections to ${name} have lost their settings: ${advice}.`)
}

/** Throws a StartupError if there is a pooler in front of the database that does not work as `pooling` says. */
export async function checkPooling(options: PoolingOptions): Promise<void> {
  const { pool, pooling, url, directUrl, replicaUrls = [] } = options
  const { application_name, types, connectionTimeoutMillis } = pool.options
  const settings = { application_name, types, connectionTimeoutMillis }
  const isPooled = (connectionString: string, variable: string) =>
    isPooledByTransaction({ ...settings, connectionString }).catch((cause: unknown) => {
      throw unanswered(connectionString, variable, cause)
    })
  if (await isPooled(directUrl, directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL')) {
    throw new StartupError(
      directUrl === url
        ? `The database ${databaseName(url)} (DATABASE_URL) is behind a pooler by transaction: set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL to PostgreSQL itself.`
        : `The database ${databaseName(directUrl)} (DATABASE_DIRECT_URL) is behind a pooler by transaction: it must be PostgreSQL itself.`,
    )
  }
  if (pooling === 'session' && directUrl !== url && (await isPooled(url, 'DATABASE_URL')))
    throw new StartupError(
      `The database ${databaseName(url)} (DATABASE_URL) is behind a pooler by transaction: set DATABASE_POOLING=transaction.`,
    )
  await refusePooledReplicas(replicaUrls, settings)
  await checkSettings(pool, databaseName(url), pooling)
}
