import type pg from 'pg'
import { filePrefixOf, masterName } from '#server/features/media/picture-file.ts'
import type { FileStore } from '#server/adapters/file-store/file-store.ts'
import { StartupError } from '#server/startup-error.ts'
import { type BackupContents, type ArchivePart, ensureNotExisting, writeArchive } from './archive.ts'
import { countJobs, jobsQuery } from './queue.ts'
import { countRows, describeTables, readLines, readSequences, rowsQuery } from './tables.ts'

/** Rows per part; a whole part is briefly in memory. */
const BATCH_SIZE = 1_000

/** The manifest lists the migrations. Rate limit counters last minutes and contain addresses. */
const excludedTables: ReadonlySet<string> = new Set(['schema_migrations', 'rate_limits'])

interface BackupOptions {
  client: pg.ClientBase
  /** Null backs up the rows alone. */
  files: Pick<FileStore, 'list' | 'find'> | null
  target: string
  now: Date
  /** Aborting it ends the backup early and leaves no file. */
  signal?: AbortSignal
}

export interface BackupReport {
  bytes: number
  rows: number
  jobs: number
  files: number
  /**
   * Hashes of pictures whose master is missing from the file store, such as those deleted since the rows were read, and
   * names of missing attachments.
   */
  missing: string[]
}

async function readMigrations(client: pg.ClientBase): Promise<BackupContents['migrations']> {
  const { rows: tables } = await client.query("select where to_regclass('schema_migrations') is not null")
  if (tables.length === 0) throw new StartupError('The database holds no marketplace: there is nothing to back up.')
  const { rows } = await client.query<BackupContents['migrations'][number]>(
    'select name, checksum from schema_migrations order by name collate "C"',
  )
  return rows
}

async function pictureHashes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select distinct hash from media order by hash')
  return rows.map(({ hash }) => hash)
}

async function attachmentKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ file_key: string }>('select file_key from message_attachments order by id')
  return rows.map(({ file_key }) => file_key)
}

/** Backs up the state at a single moment, however long reading takes and whatever is written meanwhile. */
export async function backUp({ client, files, target, now, signal }: BackupOptions): Promise<BackupReport> {
  ensureNotExisting(target)
  await client.query('begin isolation level repeatable read, read only')
  try {
    const migrations = await readMigrations(client)
    const described = await describeTables(client, excludedTables)
    const tables: BackupContents['tables'] = []
    for (const table of described) tables.push({ ...table, rows: await countRows(client, table.name) })
    const contents: BackupContents = {
      created_at: now.toISOString(),
      migrations,
      tables,
      sequences: await readSequences(client, tables),
      jobs: await countJobs(client),
      has_files: files !== null,
    }
    const report = { rows: 0, jobs: contents.jobs, files: 0, missing: [] as string[] }

    async function* parts(): AsyncGenerator<ArchivePart> {
      for (const table of tables) {
        for await (const lines of readLines(client, rowsQuery(table), BATCH_SIZE)) {
          signal?.throwIfAborted()
          report.rows += lines.length
          yield { kind: 'rows', table: table.name, lines }
        }
      }
      if (contents.jobs > 0)
        for await (const lines of readLines(client, jobsQuery, BATCH_SIZE)) yield { kind: 'jobs', lines }
      for (const hash of files === null ? [] : await pictureHashes(client)) yield* filesWith(hash)
      for (const key of files === null ? [] : await attachmentKeys(client)) yield* attachment(key)
    }
    async function* attachment(name: string): AsyncGenerator<ArchivePart> {
      signal?.throwIfAborted()
      const content = (await files?.find(name)) ?? null
      if (content === null) {
        report.missing.push(name)
        return
      }
      report.files++
      yield { kind: 'file', name, content }
    }
    async function* filesWith(hash: string): AsyncGenerator<ArchivePart> {
      if (files === null) return
      let hasMaster = false
      for await (const { name } of files.list(filePrefixOf(hash))) {
        signal?.throwIfAborted()
        const content = await files.find(name)
        if (content === null) continue
        hasMaster ||= name === masterName(hash)
        report.files++
        yield { kind: 'file', name, content }
      }
      if (!hasMaster) report.missing.push(hash)
    }
    return { bytes: await writeArchive(target, contents, parts()), ...report }
  } finally {
    await client.query('rollback').catch(() => {}) // the connection may be what failed
  }
}
