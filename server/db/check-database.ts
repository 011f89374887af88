import type pg from 'pg'
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

/** Throws a StartupError unless the database answers and is one that we can use. */
export async function checkDatabase(pool: pg.Pool, url: string): Promise<void> {
  const settings = pool.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  )
  const { rows } = await settings.catch((cause: unknown) => {
    const reason = reasonOf(cause)
    const advice = reason.includes(poolerRefuses)
      ? '. It is a pooler: set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL to PostgreSQL itself.'
      : ''
    throw new StartupError(`The database ${databaseName(url)} (DATABASE_URL) does not answer: ${reason}${advice}`, {
      cause,
    })
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
