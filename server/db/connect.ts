import { EventEmitter } from 'node:events'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { socketOf } from './client-socket.ts'
import { createPipeline, type Pipeline } from './pipeline.ts'
import type { Pooling } from './pooling.ts'
import type { Shares } from './shares.ts'
import { currentSpan } from '#server/adapters/tracing/tracing.ts'
import type { DB } from './tables.generated.ts'
import { traceStatement } from './traced-statements.ts'

export type Database = Kysely<DB>

/** More than this many statements, or longer ones, are built by loops; naming them would only fill memory. */
const maxNamedStatements = 500
const maxNamedLength = 8_000

const parsers = new pg.TypeOverrides()
parsers.setTypeParser(pg.types.builtins.INT8, Number)
parsers.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day is no instant: as a Date it would move with the machine's time zone.
parsers.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** The settings of every connection; a migration or a bulk load overrides the limits. */
export const connectionSettings = {
  application_name: 'zauvijek',
  types: parsers,
  // The style: a database may have been given another, in which a day is not `2027-06-12`. The threshold: how alike a word
  // of a name must be to one that is searched with a typo in it.
  options: '-c timezone=UTC -c datestyle=ISO -c pg_trgm.word_similarity_threshold=0.5',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // The system would first ask a silent peer after two hours; so it is known to be gone within 15 s.
  keepAliveInitialDelayMillis: 5_000,
} satisfies pg.ClientConfig

/** `neededSettings` of pooling.ts, of whom a pooler by transaction takes none. */
const limits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // Later than the server's own limit: only a connection that died silently runs into it.
  query_timeout: 12_000,
} satisfies pg.ClientConfig

/** Of a single connection past any pooler. */
export const directSettings = (url: string): pg.ClientConfig => ({
  ...connectionSettings,
  ...limits,
  connectionString: url,
})

/**
 * The settings that a connection may bring along: a pooler by transaction takes none, since its connections belong to
 * everybody. It makes `neededSettings` itself, which pooling.ts looks after.
 */
function settingsFor<Settings extends pg.ClientConfig>(pooling: Pooling, settings: Settings): Settings {
  if (pooling === 'session') return settings
  const { options: _, statement_timeout: __, lock_timeout: ___, ...rest } = settings
  const { idle_in_transaction_session_timeout: ____, ...taken } = rest
  return taken as Settings // all of them are optional
}

/** PostgreSQL parses and plans a named statement once for each connection, not at each call. */
function nameStatements(client: pg.ClientBase): void {
  const statements = new Map<string, pg.QueryConfig>()
  const statementOf = (text: string) => {
    const known = statements.get(text)
    if (known !== undefined || text.length > maxNamedLength || statements.size >= maxNamedStatements) return known
    // pg copies each property that is the object's own at each call, which takes longer than the rest of the call.
    const statement = Object.create({ name: `s${statements.size}`, text }) as pg.QueryConfig // it inherits all of one
    statements.set(text, statement)
    return statement
  }
  const query = client.query.bind(client) as (...args: unknown[]) => unknown // the overloads hide one function
  const named = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const span = currentSpan()
    if (span?.isSampled && typeof text === 'string') return traceStatement(query, span, [text, values, ...rest])
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0
    return query((isPlain ? statementOf(text) : undefined) ?? text, values, ...rest)
  }
  client.query = named as typeof client.query // the same overloads, passed through
}

const READ_ONLY = '25006'

/**
 * A server that takes no writes was the primary, or is yet to become it: a connection on which it has refused one is
 * given up, so that the next one leads to the primary of then.
 */
export function leaveReadOnlyServers(pool: pg.Pool): void {
  const refused = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    const connection: unknown = Reflect.get(client, 'connection')
    if (!(connection instanceof EventEmitter)) return
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    // The pool keeps no connection that is ending.
    if (refused.has(client)) void (client as pg.PoolClient & pg.Client).end() // the pool makes no other kind
  })
}

/**
 * Ends a connection from which nothing has come for so long while a statement waits for it. The socket has one timer, which
 * each packet sets back. One for each statement, as pg would have it, keeps its rows in memory after they were sent: they
 * were half of what a minor collection had to move.
 */
function endSilentConnections(client: pg.PoolClient, afterMs: number): void {
  const socket = socketOf(client)
  socket.setTimeout(afterMs)
  socket.on('timeout', () => {
    if (Reflect.get(client, 'readyForQuery') !== true) socket.destroy(new Error('Query read timeout'))
  })
}

/** A connection of the pool that counts to a share until it is given back. */
async function connectWithin(shares: Shares, pool: pg.Pool): Promise<pg.PoolClient> {
  const leave = await shares.enter()
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    leave()
    throw error
  }
  // The pool sets it anew each time.
  const release = client.release
  client.release = (destroy) => {
    try {
      release(destroy)
    } finally {
      leave()
    }
  }
  return client
}

type RunAlone = (text: string, values: unknown[], isShort: boolean) => Promise<pg.QueryResult>

/** By the database that takes a connection of its own for each statement, unlike a transaction. */
const runners = new WeakMap<Database, RunAlone>()

/**
 * Runs a compiled statement by itself, without the steps of the query builder; undefined within a transaction. `isShort` is
 * of one that only reads and takes less than a millisecond whatever its values: many share a connection.
 */
export const runAlone = (db: Database, text: string, values: unknown[], isShort: boolean) =>
  runners.get(db)?.(text, values, isShort)

/** May have a statement run elsewhere than on the primary. */
export interface StatementRouter {
  /** Whether it may, of what runs now. */
  isRouting: () => boolean
  route: (text: string, values: readonly unknown[], onPrimary: () => Promise<pg.QueryResult>) => Promise<pg.QueryResult>
}

/** A connection that is taken only for a statement that is not run elsewhere; all later ones, as of a transaction, use it. */
function connectLate(router: StatementRouter, connect: () => Promise<pg.PoolClient>): pg.PoolClient {
  let own: Promise<pg.PoolClient> | undefined
  const late = {
    query(text: string, values: unknown[] = []) {
      const onPrimary = async () => (await (own ??= connect())).query(text, values)
      return own ? onPrimary() : router.route(text, values, onPrimary)
    },
    release: (destroy?: boolean) => void own?.then((client) => client.release(destroy)).catch(() => {}), // its statements have failed with it
  }
  return late as unknown as pg.PoolClient // the query builder uses no more of it
}

function createRunner(pool: pg.Pool, shares: Shares | undefined, pipeline: Pipeline | undefined): RunAlone {
  async function runInShare(text: string, values: unknown[]) {
    const leave = await shares?.enter()
    try {
      return await pool.query(text, values)
    } finally {
      leave?.()
    }
  }
  if (!pipeline) return runInShare
  return async (text, values, isShort) => (isShort && (await pipeline.run(text, values))) || runInShare(text, values)
}

/** For short statements, beside the pool. A server that takes no writes may be behind the primary, or is yet to become it. */
async function openPipelined(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...settings, pipeline: true })
  client.on('error', () => {}) // its statements reject
  await client.connect()
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  if (rows[0]?.is_standby !== false) {
    await client.end()
    throw new Error('The database takes no writes.')
  }
  nameStatements(client)
  return client
}

export interface Connection {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

interface ConnectOptions extends pg.PoolConfig {
  /** Divides the connections of `db` between kinds of work; `pool` itself knows nothing of it. */
  shares?: Shares
  /** Of the statements of `db`; `pool` is the primary's. */
  router?: StatementRouter
  /** Of a pooler before the database. By transaction statements have no names: the next one may run elsewhere. */
  pooling?: Pooling
  /** Short statements share one more connection, where no pooler by transaction is in between. */
  isPipelined?: boolean
  onLost?: (error: Error) => void
}

/** A pool with the settings of every connection. */
export function openPool(
  url: string,
  { onLost = () => {}, pooling = 'session', ...settings }: pg.PoolConfig & Pick<ConnectOptions, 'onLost' | 'pooling'>,
): pg.Pool {
  const { query_timeout: silenceMs, ...wanted } = {
    ...connectionSettings,
    ...limits,
    connectionString: url,
    ...settings,
  }
  const pool = new pg.Pool(settingsFor(pooling, wanted))
  pool.on('error', () => {}) // of idle ones only, whose own listeners report it, too
  leaveReadOnlyServers(pool)
  pool.on('connect', (client) => {
    if (pooling === 'session') nameStatements(client)
    if (silenceMs) endSilentConnections(client, silenceMs)
    client.once('error', onLost)
    // A break is told twice, and an error that nobody listens to ends the process.
    client.on('error', () => {})
  })
  return pool
}

/**
 * `onLost` is called once for each connection that broke, idle or in use; the pool replaces it. A statement under way on
 * it rejects, and so does the next one of its transaction.
 */
export function connectDatabase(
  url: string,
  { shares, router, isPipelined = false, ...settings }: ConnectOptions = {},
): Connection {
  const pool = openPool(url, { max: shares?.connections ?? 10, ...settings })
  const { pooling = 'session', onLost = () => {} } = settings
  const pipeline =
    isPipelined && pooling === 'session' ? createPipeline(() => openPipelined(pool.options), onLost) : undefined
  const connect = () => (shares ? connectWithin(shares, pool) : pool.connect())
  const routed = (shares ?? router) && {
    connect: async () => (router?.isRouting() ? connectLate(router, connect) : connect()),
    end: () => pool.end(),
    options: pool.options,
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: routed ?? pool }) })
  const runOnPrimary = createRunner(pool, shares, pipeline)
  runners.set(
    db,
    router
      ? (text, values, isShort) => router.route(text, values, () => runOnPrimary(text, values, isShort))
      : runOnPrimary,
  )
  async function close() {
    await pipeline?.close()
    await db.destroy()
    // The query builder ends only a pool that it has used itself.
    if (!pool.ending) await pool.end()
  }
  return { db, pool, close }
}
