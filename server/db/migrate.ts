import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '#server/startup-error.ts'
import { connectionSettings } from './connect.ts'

const ownMigrations = join(import.meta.dirname, 'migrations')

/** Any number that no other program takes in the same database; every node waits for the same one. */
const lockKey = 5_927_301

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export async function readMigrations(directory = ownMigrations): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  const strange = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (strange) throw new StartupError(`Migration ${strange} is not named NNNN_name.sql.`)
  for (const [number, same] of Map.groupBy(names, (name) => name.slice(0, 4))) {
    if (same.length > 1) throw new StartupError(`Two migrations have the number ${number}: ${same.join(', ')}.`)
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have turned the line ends; the migration is still the same.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function rejectUnknownMigrations(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `The database has migration ${name}, unknown here: it belongs to a newer release. Start that one.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartupError(
        `Migration ${name} was changed after it had been applied. Restore the file; change the schema by a new migration.`,
      )
    }
  }
  const last = [...applied.keys()].at(-1) ?? ''
  const late = migrations.find(({ name }) => name < last && !applied.has(name))
  if (late)
    throw new StartupError(
      `Migration ${late.name} comes before ${last}, which is already applied. Give it the next number.`,
    )
}

/** Others that migrate wait until this connection ends. */
export const lockMigrations = (client: pg.ClientBase) => client.query('select pg_advisory_lock($1)', [lockKey])

export const createMigrationList = (client: pg.ClientBase) =>
  client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)

/** Within the caller's transaction, which holds nothing of any when one fails. */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sql, checksum } of migrations) {
    try {
      await client.query(sql)
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    } catch (cause) {
      throw new StartupError(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      })
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await applyMigrations(client, [migration])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Brings the database up to date and gives the names of what it applied. Nodes that start at once wait for each other. */
export async function migrate(url: string, directory = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = new pg.Client({ ...connectionSettings, connectionString: url })
  await client.connect()
  try {
    await lockMigrations(client)
    await createMigrationList(client)
    const { rows } = await client.query<Omit<Migration, 'sql'>>(
      'select name, checksum from schema_migrations order by name collate "C"',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    rejectUnknownMigrations(migrations, applied)
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end() // which also gives the lock back
  }
}
