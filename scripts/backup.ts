import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { ensureNotExisting } from '#server/backup/archive.ts'
import { backUp } from '#server/backup/backup.ts'
import { readConfig } from '#server/config.ts'
import { recordBackup } from '#server/last-backup.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { openFileStore } from '#server/adapters/file-store/open.ts'
import { StartupError } from '#server/startup-error.ts'
import { withOneLineErrors, openDatabase, acquireClient } from './open-database.ts'
import { runScript } from './run-script.ts'

const usage = 'npm run backup -- FILE [--files | --no-files]'

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: { files: { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('One file has to be named')
    return { file: resolve(file), withFiles: values.files }
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message : String(cause)}. Usage: ${usage}`, { cause })
  }
}

/** Neither Ctrl-C nor the end of its terminal leaves a partial file. */
function abortOnSignal(): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort(new StartupError('Interrupted: nothing was written.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  return ending.signal
}

await runScript(async () => {
  const { file, withFiles } = readArguments()
  const config = readConfig(process.env)
  ensureNotExisting(file)
  const start = performance.now()
  const signal = abortOnSignal()
  const log = (line: string) => console.log(line)
  const hasFiles = withFiles ?? config.storage === undefined

  await using open = new AsyncDisposableStack()
  const report = await withOneLineErrors('The backup could not be made', async () => {
    const database = await openDatabase(open, config, { name: 'zauvijek backup', embedded: 'join existing', log })
    const client = await acquireClient(open, database)
    const files = hasFiles ? openFileStore(config) : null
    // A disk that takes nothing more is a reason for a backup to another one.
    await files?.checkReadability()
    return backUp({ client, files, target: file, now: systemClock.now(), signal })
  })
  const files = hasFiles ? `${report.files} files` : 'no files: they stay in the bucket'
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  log(
    `Backed up ${report.rows} rows, ${report.jobs} waiting jobs and ${files} to ${file} (${(report.bytes / 1e6).toFixed(1)} MB) in ${seconds} s.`,
  )
  await recordBackup(config.dataDir).catch((error: unknown) =>
    log(`The backup is whole, but DATA_DIR does not take its time, which /metrics has: ${String(error)}`),
  )
  // A demo marketplace draws its pictures again wherever it is restored.
  const isDrawing = config.demo ? (await import('#demo/drawings/address.ts')).parseDrawing : () => null
  const missing = report.missing.filter((hash) => isDrawing(hash) === null)
  if (missing.length > 0)
    log(`${missing.length} pictures and attachments have no files; they may have been deleted meanwhile.`)
})
