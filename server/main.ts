import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PageOf } from '#contract/page.ts'
import { API_BASE } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { type Deps, createDeps } from './deps.ts'
import type { App } from '#server/http/app-type.ts'
import { preRenderDrawings } from '#server/features/media/service.ts'
import { loadWebBuild } from '#server/pages/build.ts'
import { cronJobs, jobHandlers } from './job-handlers.ts'
import { checkPort, listenOrThrow } from './listen.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { startWorker } from '#server/adapters/jobs/worker.ts'
import { shutDownOnSignal, graceMs } from './shutdown.ts'
import { StartupError } from './startup-error.ts'

const log = (line: string) => console.log(line)

/** What is open, closed in the opposite order. Once it is disposed the end has begun, and faults follow from that. */
const resources = new AsyncDisposableStack()
shutDownOnSignal(() => resources.disposeAsync(), console.error)

async function embeddedUrl({ dataDir }: Config): Promise<string> {
  const cluster = await startEmbedded(dataDir, log)
  resources.defer(cluster.stop)
  void cluster.ended.then(() => {
    fail(new StartupError(`The embedded database has ended; its log is in ${dataDir}/postgres.`))
  })
  return cluster.url
}

/** Any number, the same on every node: only one of them fills an empty database. */
const demoLockKey = 5_927_302

/** Whether this start has filled it. */
async function fillDemoWhenEmpty(deps: Deps): Promise<boolean> {
  const client = await deps.pool.connect()
  const { rows } = await client.query<{ isMine: boolean }>(
    'select pg_try_advisory_lock($1) and not exists (select from users) as "isMine"',
    [demoLockKey],
  )
  const isMine = rows[0]?.isMine === true
  if (isMine) {
    log('The database is empty: filling it with the demo marketplace.')
    // Loaded here, because its texts and drawings cost every other start a third of its time.
    const { fillDemo } = await import('#demo/fill.ts')
    await fillDemo(deps)
  }
  // Closing the connection gives the lock back.
  client.release(true)
  return isMine
}

/** Draws what a first visitor sees first, while that visitor is still opening the browser. */
async function warmFirstPage(app: App, deps: Deps): Promise<void> {
  const answer = await app.inject(API_BASE + '/professionals')
  const { data } = answer.json<PageOf<Professional>>()
  const hashes = data.flatMap(({ media }) => media.map(({ hash }) => hash))
  await preRenderDrawings(deps, hashes, { formats: ['avif'] })
}

/** Lets running requests finish; what lasts longer (in development the pages' lines to Vite) is cut off. */
async function closeApp(app: App, limitMs: number): Promise<void> {
  const cutOff = delay(limitMs, undefined, { ref: false }).then(() => app.server.closeAllConnections())
  await Promise.race([app.close(), cutOff])
}

async function serve(config: Config): Promise<void> {
  await checkPort(config)
  const url = config.databaseUrl ?? (await embeddedUrl(config))
  // At the end the database may be quicker than the farewell of the last connections.
  const onLost = (error: Error) =>
    void (resources.disposed || console.error(`A database connection was lost: ${error.message}`))
  const { db, pool, close } = connectDatabase(url, { onLost })
  resources.defer(close)
  await checkDatabase(pool, url)
  for (const name of await migrate(url)) log(`Migration ${name} applied.`)
  await migrateJobs(url)

  const web = config.webDev ? null : await loadWebBuild(join(import.meta.dirname, '../build'))
  const deps = createDeps({ config, db, pool, web, log })
  resources.defer(deps.mailer.close)
  await deps.files.checkAvailability()
  const isFresh = config.demo && (await fillDemoWhenEmpty(deps))

  const app = await buildApp(deps)
  const worker = await startWorker({ url, handlers: jobHandlers(deps), log: app.log, cron: cronJobs })
  resources.defer(worker.stop)
  resources.defer(() => closeApp(app, config.webDev ? 200 : graceMs))
  await listenOrThrow(config, () => app.listen({ host: config.host, port: config.port }))
  log(`Zauvijek is up at ${config.publicUrl}`)
  if (config.missingOperatorVariables.length > 0) {
    log(
      `The pages on privacy, terms and contact do not name the operator yet: set ${config.missingOperatorVariables.join(', ')}.`,
    )
  }
  if (config.demo) {
    log('Demo accounts: admin@zauvijek.test, par@zauvijek.test, studio@zauvijek.test; password demo-zauvijek')
  }
  if (isFresh) {
    warmFirstPage(app, deps).catch((error: unknown) => app.log.warn({ err: error }, 'covers were not drawn ahead'))
  }
}

function fail(fault: unknown): void {
  if (resources.disposed) return
  console.error(fault instanceof StartupError ? fault.message : fault)
  const exit = () => process.exit(1)
  resources.disposeAsync().then(exit, exit)
}

try {
  await serve(readConfig(process.env))
} catch (fault) {
  fail(fault)
}
