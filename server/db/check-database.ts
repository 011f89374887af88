import pg from 'pg'
import { StartupError } from '#server/startup-error.ts'

const oldestMajor = 15

/** The host, port and name of a database, without credentials. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`
}

/** PgBouncer's message when it refuses settings in the connection's startup packet. */
const poolerRefuses = 'unsupported startup parameter'

function reasonOf(error: unknown): string {
  // A host name with two addresses yields an error for each, and no message of its own.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Explains to the operator why the database gives no connection. */
export function unanswered(url: string, variable: string, cause: unknown): StartupError {
  const reason = reasonOf(cause)
  const advice = reason.includes(poolerRefuses)
    ? '. It is a pooler: set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL to PostgreSQL itself.'
    : ''
  return new StartupError(`The database ${databaseName(url)} (${variable}) does not answer: ${reason}${advice}`, {
    cause,
  })
}

/** An unreadable certificate file is thrown synchronously, not as a rejection of the query. */
const askSettings = async (pool: pg.Pool) =>
  pool.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  )

/** Throws a StartupError unless the database answers and can be used. */
export async function checkDatabase(pool: pg.Pool, url: string): Promise<void> {
  const { rows } = await askSettings(pool).catch((cause: unknown) => {
    throw unanswered(url, 'DATABASE_URL', cause)
  })
  const { version = '', encoding = '' } = rows[0] ?? {}
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new StartupError(
      `The database ${databaseName(url)} is PostgreSQL ${version}; ${oldestMajor} or newer is needed.`,
    )
  }
  if (encoding !== 'UTF8')
    throw new StartupError(`The database ${databaseName(url)} is encoded as ${encoding}; UTF8 is needed.`)
}

/** By PostgreSQL's code: what the operator can do about a database that answers but cannot be prepared. */
const remedies: Partial<Record<string, string>> = {
  // read_only_sql_transaction
  '25006': 'it takes no writes, being a standby or set to read only',
  // insufficient_privilege
  '42501': 'its owner has to be the role that connects',
  // too_many_connections
  '53300': 'its max_connections, or the limit of the role or the database, has to bear more',
}

/** Runs the preparation of the database and turns refusals that the operator can fix into a StartupError. */
export async function explainRefusals<Result>(url: string, prepare: () => Promise<Result>): Promise<Result> {
  try {
    return await prepare()
  } catch (cause) {
    const remedy = cause instanceof pg.DatabaseError ? remedies[cause.code ?? ''] : undefined
    if (remedy === undefined) throw cause
    throw new StartupError(
      `The database ${databaseName(url)} (DATABASE_URL) cannot be prepared: ${reasonOf(cause)} (${remedy}).`,
      { cause },
    )
  }
}
