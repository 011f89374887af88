import pg from 'pg'
import { StartupError } from '#server/startup-error.ts'

const oldestMajor = 15

/** Without the password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`
}

/** PgBouncer refuses the settings that a connection brings along. */
const poolerRefuses = 'unsupported startup parameter'

function reasonOf(error: unknown): string {
  // A name with two addresses gives one error for each, and no message of its own.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** The error of a database that gives no connection, for the operator. */
export function unanswered(url: string, variable: string, cause: unknown): StartupError {
  const reason = reasonOf(cause)
  const advice = reason.includes(poolerRefuses)
    ? '. It is a pooler: set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL to PostgreSQL itself.'
    : ''
  return new StartupError(`The database ${databaseName(url)} (${variable}) does not answer: ${reason}${advice}`, {
    cause,
  })
}

/** A file of certificates that cannot be read is thrown at once, not by the promise of the query. */
const askSettings = async (pool: pg.Pool) =>
  pool.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  )

/** Throws a StartupError unless the database answers and is one that we can use. */
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

/** By the codes of PostgreSQL: how the operator mends a database that answers, and yet cannot be prepared. */
const remedies: Partial<Record<string, string>> = {
  // read_only_sql_transaction
  '25006': 'it takes no writes, being a standby or set to read only',
  // insufficient_privilege
  '42501': 'its owner has to be the role that connects',
  // too_many_connections
  '53300': 'its max_connections, or the limit of the role or the database, has to bear more',
}

/** Runs what prepares the database; a refusal that the operator can mend becomes a StartupError. */
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
