import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Demo } from '#demo/demo.ts'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createShares } from '#server/db/shares.ts'
import { superviseEmbedded } from '#server/db/embedded/supervise.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { type Deps, createDeps } from './deps.ts'
import { refuseDemoAccounts } from '#server/features/auth/service.ts'
import type { App } from '#server/http/app-type.ts'
import { loadWebBuild } from '#server/pages/build.ts'
import { cronJobs, jobHandlers } from './job-handlers.ts'
import { checkPort, listenOrThrow } from './listen.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { startWorker } from '#server/adapters/jobs/worker.ts'
import { shutDownOnSignal, graceMs } from './shutdown.ts'
import { StartupError } from './startup-error.ts'

/** One line for so long tells of all connections that were lost. */
const LOSS_REPORT_MS = 10_000

/** Connections that wait to be accepted; those above it are tried again by the client's system after seconds. */
const CONNECTION_BACKLOG = 4_096

const log = (line: string) => console.log(line)

/** Open resources, closed in the opposite order. Once it is disposed, errors follow from the shutdown. */
const resources = new AsyncDisposableStack()
shutDownOnSignal(() => resources.disposeAsync(), console.error)

async function embeddedUrl({ dataDir }: Config): Promise<string> {
  const { url, stop } = await superviseEmbedded(dataDir, log)
  resources.defer(stop)
  return url
}

/** The demo marketplace; throws a StartupError where the product was installed without it. */
async function loadDemo(deps: Deps): Promise<Demo> {
  if (!existsSync(join(import.meta.dirname, '../demo')))
    throw new StartupError('There is no demo marketplace in this installation: set DEMO=off.')
  const { openDemo } = await import('#demo/demo.ts')
  return openDemo(deps, log)
}

/** Lets running requests finish; what lasts longer is cut off. */
async function closeApp(app: App, limitMs: number): Promise<void> {
  const cutOff = delay(limitMs, undefined, { ref: false }).then(() => app.server.closeAllConnections())
  await Promise.race([app.close(), cutOff])
}

async function serve(config: Config): Promise<void> {
  await checkPort(config)
  const url = config.databaseUrl ?? (await embeddedUrl(config))
  // On shutdown the database may end before the last connections are closed.
  let reportedAt = -Infinity
  const onLost = (error: Error) => {
    // All connections are lost at once when the database goes away.
    if (resources.disposed || performance.now() - reportedAt < LOSS_REPORT_MS) return
    reportedAt = performance.now()
    console.error(`A database connection was lost: ${error.message}`)
  }
  const shares = createShares()
  const { db, pool, close } = connectDatabase(url, { onLost, shares })
  resources.defer(close)
  await checkDatabase(pool, url)
  if (!config.isBehindDev) {
    for (const name of await migrate(url)) log(`Migration ${name} applied.`)
    await migrateJobs(url)
  }

  if (config.isProduction) await refuseDemoAccounts(db)

  const web = config.isBehindDev ? null : await loadWebBuild(join(import.meta.dirname, '../build'))
  const product = createDeps({ config, db, pool, shares, web, log })
  const demo = config.demo ? await loadDemo(product) : null
  const deps = demo?.deps ?? product
  if (demo) resources.defer(demo.close)
  resources.defer(deps.mailer.close)
  await deps.files.checkAvailability()
  const isFresh = await demo?.fillWhenEmpty()

  const app = await buildApp(deps)
  const worker = await startWorker({ url, handlers: jobHandlers(deps), log: app.log, cron: cronJobs })
  resources.defer(worker.stop)
  resources.defer(() => closeApp(app, config.isBehindDev ? 200 : graceMs))
  await listenOrThrow(config, () => app.listen({ host: config.host, port: config.port, backlog: CONNECTION_BACKLOG }))
  log(`Zauvijek is up at ${config.publicUrl}`)
  if (config.missingOperatorVariables.length > 0) {
    log(
      `The pages on privacy, terms and contact do not name the operator yet: set ${config.missingOperatorVariables.join(', ')}.`,
    )
  }
  if (demo) log(demo.accounts)
  if (demo && isFresh) {
    demo.drawFirstPage(app).catch((error: unknown) => app.log.warn({ err: error }, 'covers were not drawn ahead'))
  }
}

function fail(error: unknown): void {
  if (resources.disposed) return
  console.error(error instanceof StartupError ? error.message : error)
  const exit = () => process.exit(1)
  resources.disposeAsync().then(exit, exit)
}

try {
  await serve(readConfig(process.env, { isServer: true }))
} catch (error) {
  fail(error)
}
