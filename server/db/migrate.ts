import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#server/startup-error.ts'
import { databaseName, explainRefusals } from './check-database.ts'
import { connectionSettings, liftLimits } from './connect.ts'
import {
  concurrentStatements,
  type Migration,
  numberOf,
  readMigrations,
  servesFrom,
  withoutConcurrency,
} from './migration-files.ts'

/** An arbitrary number that no other program uses in the same database; all nodes use the same one. */
const lockKey = 5_927_301

/** How often a node checks whether another has finished its migrations. */
const TURN_MS = 100

/**
 * A statement that waits for a table's lock makes everybody behind it wait, even readers. Requests wait at most a
 * second, so a migration gives up well before that and tries again.
 */
const LOCK_MS = 200
const AGAIN_MS = 1_000
/** The nightly backup of a large database holds every table for minutes. */
const PATIENCE_MS = 600_000

/** A start that prints nothing for longer seems to hang. */
const SILENT_MS = 1_000

interface Applied {
  name: string
  checksum: string
  serves_from: string | null
}

interface MigrateOptions {
  /** Where the migrations are; tests use others. */
  directory?: string
  /** Prints a line for the operator. */
  warn?: (line: string) => void
  /** How long a migration may wait for its tables, over all its attempts. */
  patienceMs?: number
}

/** Returns the names of migrations applied by a newer release, with which this one can still run. */
function checkApplied(migrations: readonly Migration[], applied: readonly Applied[]): string[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  const newest = migrations.at(-1)?.name ?? ''
  const ahead: string[] = []
  for (const { name, checksum, serves_from } of applied) {
    if (!known.has(name)) {
      if (name <= newest || (serves_from !== null && serves_from > numberOf(newest)))
        throw new StartupError(
          `The database has migration ${name}, unknown here: it belongs to a newer release. Start that one.`,
        )
      ahead.push(name)
    } else if (known.get(name) !== checksum) {
      throw new StartupError(
        `Migration ${name} was changed after it had been applied. Restore the file; change the schema by a new migration.`,
      )
    }
  }
  const names = new Set(applied.map(({ name }) => name))
  const last = applied.at(-1)?.name ?? ''
  const late = migrations.find(({ name }) => name < last && !names.has(name))
  if (late)
    throw new StartupError(
      `Migration ${late.name} comes before ${last}, which is already applied. Give it the next number.`,
    )
  return ahead
}

async function warnWhenLong(work: Promise<void>, warn: (line: string) => void, line: string): Promise<void> {
  const timer = setTimeout(warn, SILENT_MS, line)
  await work.finally(() => clearTimeout(timer))
}

/**
 * Others that migrate wait until this connection ends. They poll, because a waiting statement holds a snapshot, and an
 * index built concurrently would in turn wait for that snapshot.
 */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey])
    if (rows[0]?.mine) return
    await delay(TURN_MS)
  }
}

export async function createMigrationList(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now(), serves_from text)`)
  // Every readiness check reads the table, so it is altered once and not at each start.
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'serves_from'`,
  )
  if (rows.length === 0) await client.query('alter table schema_migrations add column serves_from text')
}

/**
 * Tables are made in the first schema of the search path. If another one has come before that of the existing tables, such
 * as one that is called like the role, the list of migrations would be made anew there, and an empty marketplace with it.
 */
async function ensureOneSchema(client: pg.ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<{ home: string; first: string }>(
    `select relnamespace::regnamespace::text as home, quote_ident(current_schema()) as first
       from pg_class where oid = to_regclass('schema_migrations')`,
  )
  const elsewhere = rows.find(({ home, first }) => home !== first)
  if (elsewhere)
    throw new StartupError(
      `The database ${databaseName(url)} has its tables in the schema ${elsewhere.home}, and new ones would be made in ${elsewhere.first}: the search_path of the role has to begin with ${elsewhere.home}.`,
    )
}

/** An extension may lie in any schema, and hosted databases put theirs into one of their own. */
async function ensureTrigramsInPath(client: pg.ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<{ home: string; path: string }>(
    `select extnamespace::regnamespace::text as home, current_setting('search_path') as path
       from pg_extension
      where extname = 'pg_trgm' and extnamespace::regnamespace::name <> all (current_schemas(true))`,
  )
  const elsewhere = rows[0]
  if (elsewhere)
    throw new StartupError(
      `The database ${databaseName(url)} has the extension pg_trgm in the schema ${elsewhere.home}, which is not in the search_path of the role (${elsewhere.path}). Add it at the end of that path, or as its owner run: alter extension pg_trgm set schema public.`,
    )
}

/** After a restore by another role, some tables may be that role's, and every request for them would fail. */
async function ensureReadable(client: pg.ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<{ role: string; tables: string; owners: string }>(
    `select quote_ident(current_user) as role, string_agg(relname, ', ' order by relname) as tables,
            string_agg(distinct relowner::regrole::text, ', ') as owners
       from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and not has_table_privilege(oid, 'select')
     having count(*) > 0`,
  )
  const refused = rows[0]
  if (refused)
    throw new StartupError(
      `The database ${databaseName(url)} (DATABASE_URL) has tables that the role ${refused.role} may not read, as they belong to ${refused.owners}: ${refused.tables}. Run for each: alter table … owner to ${refused.role}.`,
    )
}

const record = (client: pg.ClientBase, migration: Migration) =>
  client.query('insert into schema_migrations (name, checksum, serves_from) values ($1, $2, $3)', [
    migration.name,
    migration.checksum,
    servesFrom(migration),
  ])

const failureOf = (name: string, cause: unknown) =>
  new StartupError(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })

/** Runs within the caller's transaction, so that nothing remains of any migration if one fails. */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    try {
      await client.query(withoutConcurrency(migration))
      await record(client, migration)
    } catch (cause) {
      throw failureOf(migration.name, cause)
    }
  }
}

/** The codes of lock_not_available and deadlock_detected. */
const isLocked = (error: unknown) =>
  error instanceof StartupError &&
  error.cause instanceof pg.DatabaseError &&
  ['55P03', '40P01'].includes(error.cause.code ?? '')

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_MS}`)
    await applyMigrations(client, [migration])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function applyWithPatience(
  client: pg.Client,
  migration: Migration,
  { warn = () => {}, patienceMs = PATIENCE_MS }: MigrateOptions,
): Promise<void> {
  const until = performance.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      await applyInTransaction(client, migration)
      return
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() > until)
        throw new StartupError(
          `Migration ${migration.name} did not get its tables: a long transaction, such as a backup, holds them (pg_stat_activity shows it). Nothing was changed; start again when it has ended.`,
          { cause: error },
        )
      if (attempt === 1) warn(`Migration ${migration.name} waits for tables that others hold.`)
    }
    await delay(Math.min(AGAIN_MS, patienceMs))
  }
}

/** Whether the index is complete: false for the remains of a failed attempt, undefined if there is none. */
async function findIndex(client: pg.Client, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  return rows[0]?.valid
}

/** Runs each statement on its own, one after another; an interrupted attempt is resumed. */
async function applyConcurrently(client: pg.Client, migration: Migration, statements: string[]): Promise<void> {
  try {
    for (const statement of statements) {
      const name = /concurrently\s+(?:if (?:not )?exists\s+)?(\w+)/i.exec(statement)?.[1] ?? ''
      const isWhole = await findIndex(client, name)
      const isWanted = /^create/i.test(statement)
      if (isWhole !== undefined && !(isWhole && isWanted)) await client.query(`drop index concurrently ${name}`)
      if (isWanted && isWhole !== true) await client.query(statement)
    }
    await record(client, migration)
  } catch (cause) {
    throw failureOf(migration.name, cause)
  }
}

/**
 * Brings the database up to date and returns the names of the migrations applied. Nodes that start at the same time
 * wait for each other.
 */
export const migrate = (url: string, options: MigrateOptions = {}): Promise<string[]> =>
  explainRefusals(url, () => applyPending(url, options))

async function applyPending(url: string, options: MigrateOptions): Promise<string[]> {
  const { warn = () => {} } = options
  const migrations = await readMigrations(options.directory)
  const client = new pg.Client({ ...connectionSettings, connectionString: url })
  await client.connect()
  try {
    await liftLimits(client)
    await warnWhenLong(
      lockMigrations(client),
      warn,
      'Another process migrates the database: this start waits for it to end (pg_stat_activity shows it).',
    )
    await ensureOneSchema(client, url)
    await ensureTrigramsInPath(client, url)
    await ensureReadable(client, url)
    await createMigrationList(client)
    const { rows } = await client.query<Applied>(
      'select name, checksum, serves_from from schema_migrations order by name collate "C"',
    )
    const ahead = checkApplied(migrations, rows)
    if (ahead.length > 0) warn(`The database is ahead of this release (${ahead.join(', ')}), which may go on serving.`)
    const applied = new Set(rows.map(({ name }) => name))
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of pending) {
      const statements = concurrentStatements(migration)
      if (statements)
        await warnWhenLong(
          applyConcurrently(client, migration, statements),
          warn,
          `Migration ${migration.name} makes its indexes beside those who write, and waits for each transaction that is open (pg_stat_activity shows them).`,
        )
      else await applyWithPatience(client, migration, options)
    }
    return pending.map(({ name }) => name)
  } finally {
    await client.end() // which also releases the lock
  }
}
