import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { applyMigrations, createMigrationList, lockMigrations } from '#server/db/migrate.ts'
import { type Migration, readMigrations } from '#server/db/migration-files.ts'
import type { FileStore } from '#server/adapters/file-store/file-store.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Archive, Manifest } from './archive.ts'
import { addJobs, deleteJobs } from './queue.ts'
import { countRows, dropTables, insertLines, listTables, prepareTables, releaseTables, setSequences } from './tables.ts'

interface RestoreOptions {
  /** To a database that nobody else is using. */
  client: pg.ClientBase
  archive: Archive
  files: Pick<FileStore, 'put'>
  /** Whether existing data may be deleted. */
  replace: boolean
  /** Creates the job queue if there is none; called after all checks. */
  prepareJobs: () => Promise<void>
  log: (line: string) => void
  /** Where the migrations are; tests use others. */
  migrations?: readonly Migration[]
}

export interface RestoreReport {
  rows: number
  jobs: number
  files: number
  /** Migrations of this release that the backup did not have yet. */
  migrated: string[]
}

/** The application names of our connections. */
const serverApplicationNames = ['zauvijek', 'zauvijek jobs']

/** Tables that have rows even in an empty database. */
const tablesFilledAtStart = new Set(['categories', 'schema_migrations', 'rate_limits'])

/** Our migrations up to the backup's last one, and those added since. */
function splitMigrations(manifest: Manifest, known: readonly Migration[]) {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of manifest.migrations) {
    if (!checksums.has(name))
      throw new StartupError(
        `The backup has migration ${name}, unknown here: restore it with the release that made it.`,
      )
    if (checksums.get(name) !== checksum)
      throw new StartupError(`Migration ${name} was changed since the backup was made: restore it with that release.`)
  }
  const had = new Set(manifest.migrations.map(({ name }) => name))
  return { before: known.filter(({ name }) => had.has(name)), after: known.filter(({ name }) => !had.has(name)) }
}

/** How long, in milliseconds, a server that was just stopped may take to disconnect. */
const TIMEOUT_MS = 2_000

async function ensureNotServed(client: pg.ClientBase): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name = any($1) and pid <> pg_backend_pid()`,
      [serverApplicationNames],
    )
    if (rows.length === 0) return
    if (Date.now() > deadline) throw new StartupError('A server of Zauvijek uses this database. Stop every node first.')
    await delay(100)
  }
}

/** Throws if rows would be deleted without `replace`, or if there are tables of another program. */
async function ensureEmpty(client: pg.ClientBase, { replace, log }: RestoreOptions): Promise<void> {
  const tables = await listTables(client)
  if (tables.length > 0 && !tables.includes('schema_migrations'))
    throw new StartupError(
      `The database holds tables of another program (${tables.slice(0, 3).join(', ')}). Name an empty one.`,
    )
  const full: string[] = []
  for (const table of tables) {
    const count = tablesFilledAtStart.has(table) ? 0 : await countRows(client, table)
    if (count > 0) full.push(`${table}: ${count}`)
  }
  if (full.length === 0) return
  if (!replace)
    throw new StartupError(
      `The database is not empty (${full.join(', ')}) and is left alone. Name an empty one, or give --replace, which deletes all of it.`,
    )
  log(`Replacing what is there (${full.join(', ')}).`)
}

async function load({ client, archive, files }: RestoreOptions): Promise<Omit<RestoreReport, 'migrated'>> {
  const { tables, sequences } = archive.manifest
  const made = new Set(await listTables(client))
  const unknown = tables.find(({ name }) => !made.has(name))
  if (unknown) throw new StartupError(`The backup has a table ${unknown.name} that its migrations do not make.`)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const report = { rows: 0, jobs: 0, files: 0 }
  await prepareTables(client, tables)
  await deleteJobs(client)
  for await (const part of archive.parts()) {
    if (part.kind === 'file') {
      await files.put(part.name, part.content)
      report.files++
    } else if (part.kind === 'jobs') {
      await addJobs(client, part.lines)
      report.jobs += part.lines.length
    } else {
      const table = byName.get(part.table)
      if (!table) throw new StartupError(`The backup has rows of ${part.table}, which its manifest does not name.`)
      await insertLines(client, table, part.lines)
      report.rows += part.lines.length
    }
  }
  await releaseTables(client, tables)
  await setSequences(client, sequences)
  return report
}

/**
 * Restores a backup into an empty database in one transaction: runs the migrations that the backup had, inserts the
 * rows, then runs the remaining migrations of this release. Files come first, as with an upload; if the restore fails,
 * they are swept.
 */
export async function restore(plan: RestoreOptions): Promise<RestoreReport> {
  const { client, archive } = plan
  const { before, after } = splitMigrations(archive.manifest, plan.migrations ?? (await readMigrations()))
  // A server started from now on waits for this and then finds the restored data.
  await lockMigrations(client)
  await ensureNotServed(client)
  await ensureEmpty(client, plan)
  await plan.prepareJobs()
  await client.query('begin')
  try {
    await dropTables(client)
    await createMigrationList(client)
    await applyMigrations(client, before)
    const report = await load(plan)
    await applyMigrations(client, after)
    await client.query('commit')
    await client.query('analyze')
    return { ...report, migrated: after.map(({ name }) => name) }
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection may be what failed
    throw error
  }
}
