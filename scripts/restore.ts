import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openArchive } from '#server/backup/archive.ts'
import { restore } from '#server/backup/restore.ts'
import { readConfig } from '#server/config.ts'
import { openFileStore } from '#server/adapters/file-store/open.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { StartupError } from '#server/startup-error.ts'
import { withOneLineErrors, openDatabase, acquireClient } from './open-database.ts'
import { runScript } from './run-script.ts'

const usage = 'npm run restore -- FILE [--replace | --check]'

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('One file has to be named')
    return { file: resolve(file), ...values }
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message : String(cause)}. Usage: ${usage}`, { cause })
  }
}

await runScript(async () => {
  const { file, replace, check } = readArguments()
  const config = readConfig(process.env)
  const start = performance.now()
  const log = (line: string) => console.log(line)
  const archive = await openArchive(file)
  const { created_at, has_files } = archive.manifest
  log(`${file} is whole: a backup of ${created_at}, ${has_files ? 'with' : 'without'} the files of the pictures.`)
  if (check) return

  await using open = new AsyncDisposableStack()
  const report = await withOneLineErrors('Nothing was restored', async () => {
    const database = await openDatabase(open, config, { name: 'zauvijek restore', embedded: 'alone', log })
    const client = await acquireClient(open, database)
    const files = openFileStore(config)
    await files.checkAvailability()
    return restore({ client, archive, files, replace, log, prepareJobs: () => migrateJobs(database.url) })
  })
  for (const name of report.migrated) log(`Migration ${name} applied.`)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  log(`Restored ${report.rows} rows, ${report.jobs} waiting jobs and ${report.files} files in ${seconds} s.`)
})
