import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Demo } from '#demo/demo.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { connectDatabase, directSettings } from '#server/db/connect.ts'
import { checkPooling } from '#server/db/pooling.ts'
import { createReplicas } from '#server/db/replicas/replicas.ts'
import { createShares, limitsFor } from '#server/db/shares.ts'
import { migrate } from '#server/db/migrate.ts'
import { connectionsOf, warnOfFewConnections } from '#server/db/check-connections.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { type Deps, createDeps } from './deps.ts'
import { fixHeapGrowth } from './heap-growth.ts'
import { refuseDemoAccounts } from '#server/features/auth/service.ts'
import type { App } from '#server/http/app-type.ts'
import { loadWebBuild } from '#server/pages/build.ts'
import { cronJobs, housekeepingTasks, jobHandlers } from './job-handlers.ts'
import { watchMailServer } from '#server/adapters/mailer/watch.ts'
import { startHousekeeping } from '#server/adapters/jobs/housekeeping.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { listenAt, listenOften } from '#server/http/listen-often.ts'
import { isPortDivided, listenOrThrow } from './listen.ts'
import { graceMs } from './shutdown.ts'
import { isFullDisk } from './owned-files.ts'
import { StartupError } from './startup-error.ts'

/** Lost connections are reported at most once in this time. */
const LOSS_REPORT_MS = 10_000

/**
 * The first statements of a process take seconds on a busy machine, since nothing is compiled or connected yet.
 * Requests queued behind them may already have waited in the socket during a restart.
 */
const COLD_MS = 10_000

/** Connections that may wait to be accepted. Beyond that, the client's system only retries after seconds. */
const CONNECTION_BACKLOG = 4_096

interface ServingOptions {
  config: Config
  databaseUrl: string
  /** Closed in reverse order. Once this is disposed, further errors are caused by the shutdown. */
  resources: AsyncDisposableStack
  /** Print a line for the operator. */
  log: (line: string) => void
  warn: (line: string) => void
  /** Set when several processes serve the port. */
  shared?: Pick<Deps, 'siblings' | 'pictures'>
}

/** The product in this process, by the steps of its start. */
export interface Serving {
  app: App
  deps: Deps
  /** Checks, migrates and fills everything that all processes share. */
  prepare: () => Promise<void>
  /**
   * Starts accepting requests, on the descriptors of an inherited socket if there is one. Returns lines for the
   * operator.
   */
  listen: (inherited: readonly number[]) => Promise<string[]>
  /** Starts the jobs and the housekeeping. */
  startDuties: () => Promise<void>
}

/** The demo marketplace. Throws a StartupError if the product was installed without it. */
async function loadDemo(deps: Deps, log: (line: string) => void): Promise<Demo> {
  if (!existsSync(join(import.meta.dirname, '../demo')))
    throw new StartupError('There is no demo marketplace in this installation: set DEMO=off.')
  const { openDemo } = await import('#demo/demo.ts')
  return openDemo(deps, log)
}

/** Lets running requests finish and cuts off any that take longer than the limit. */
async function closeApp(app: App, limitMs: number): Promise<void> {
  const cutOff = delay(limitMs, undefined, { ref: false }).then(() => app.server.closeAllConnections())
  await Promise.race([app.close(), cutOff])
}

/** When the database goes away, all connections are lost at once; on shutdown it may end before they are closed. */
function reportLosses({ resources, warn }: ServingOptions): (error: Error) => void {
  let reportedAt = -Infinity
  return (error) => {
    if (resources.disposed || performance.now() - reportedAt < LOSS_REPORT_MS) return
    reportedAt = performance.now()
    warn(`A database connection was lost: ${error.message}`)
  }
}

/** A full disk is no fault of the settings, and no reason to withhold everything that needs no room. */
async function warnWhenFull(check: Promise<void>, warn: (line: string) => void): Promise<void> {
  try {
    await check
  } catch (error) {
    if (!(error instanceof StartupError && isFullDisk(error.cause))) throw error
    warn(`${error.message}. Everything else is served until there is room.`)
  }
}

function operatorLines(
  { publicUrl, missingOperatorVariables: missing, nearMisses }: Config,
  demo: Demo | null,
): string[] {
  return [
    `Zauvijek is up at ${publicUrl}`,
    missing.length > 0 &&
      `The pages on privacy, terms and contact do not name the operator yet: set ${missing.join(', ')}.`,
    nearMisses.length > 0 && `Look at the environment: ${nearMisses.join('; ')}.`,
    demo?.accounts,
  ].filter((line) => typeof line === 'string')
}

/** Builds the product on a database that may not be prepared yet. */
export async function openServing(options: ServingOptions): Promise<Serving> {
  const { config, databaseUrl, resources, log, warn, shared } = options
  fixHeapGrowth()
  if (config.tracing) {
    // Loaded only when switched on, so that nobody else pays for it.
    const { openTracing } = await import('#server/adapters/tracing/open-telemetry.ts')
    resources.defer(openTracing(warn))
  }
  const shares = createShares(limitsFor(config.workers), { coldMs: COLD_MS })
  const replicas = createReplicas({
    urls: config.databaseReplicaUrls,
    sharesOf: () => createShares(limitsFor(config.workers)),
  })
  resources.defer(replicas.close)
  const directUrl = config.directDatabaseUrl ?? databaseUrl
  const direct = directSettings(directUrl)
  const pooling = config.databasePooling
  const onLost = reportLosses(options)
  const { db, pool, close } = connectDatabase(databaseUrl, {
    onLost,
    shares,
    pooling,
    isPipelined: true,
    router: replicas,
  })
  resources.defer(close)
  const web = config.isBehindDev ? null : await loadWebBuild(join(import.meta.dirname, '../build'))
  const product = createDeps({ config, db, pool, direct, shares, replicas, web, log, ...shared })
  const demo = config.demo ? await loadDemo(product, log) : null
  const deps = demo?.deps ?? product
  if (demo) resources.defer(demo.close)
  resources.defer(deps.mailer.close)
  const app = await buildApp(deps)
  resources.defer(() => closeApp(app, config.isBehindDev ? 200 : graceMs))
  let isFresh = false

  async function prepare(): Promise<void> {
    await checkDatabase(pool, databaseUrl)
    // The private database has no pooler.
    if (config.databaseUrl !== undefined) {
      const replicaUrls = config.databaseReplicaUrls
      await checkPooling({ pool, pooling, url: databaseUrl, directUrl, replicaUrls })
    }
    if (!config.isBehindDev) {
      for (const name of await migrate(directUrl, { warn })) log(`Migration ${name} applied.`)
      await migrateJobs(directUrl)
    }
    if (config.isProduction) await refuseDemoAccounts(db)
    await warnWhenFull(deps.files.checkAvailability(), warn)
    // A remote mail server is not checked here but watched from the start, because mails can wait in the queue.
    if (config.smtpUrl === undefined) await warnWhenFull(deps.mailer.checkAvailability(), warn)
    isFresh = (await demo?.fillWhenEmpty()) ?? false
  }

  async function listenAtPort(): Promise<void> {
    const { host, port } = config
    const where = { host, port, backlog: CONNECTION_BACKLOG, ...(isPortDivided && { reusePort: true }) }
    await listenOrThrow(config, () => app.listen(where))
    if (isPortDivided) await listenOften(app.server, CONNECTION_BACKLOG)
  }

  async function listen(inherited: readonly number[]): Promise<string[]> {
    await (inherited.length > 0 ? listenAt(app, inherited, CONNECTION_BACKLOG) : listenAtPort())
    if (isFresh)
      demo?.drawFirstPage(app).catch((error: unknown) => app.log.warn({ err: error }, 'covers were not drawn ahead'))
    return operatorLines(config, demo)
  }

  async function startDuties(): Promise<void> {
    // Loaded late, because only one process runs jobs and no request waits for it.
    const { startWorker, jobConnections } = await import('#server/adapters/jobs/worker.ts')
    // First, because it needs the database, and all of this is tried again if it fails.
    const worker = await startWorker({ url: directUrl, handlers: jobHandlers(deps), log: app.log, cron: cronJobs })
    resources.defer(worker.stop)
    const { stop } = startHousekeeping(housekeepingTasks(deps), app.log)
    resources.defer(stop)
    if (config.databaseUrl !== undefined && pooling === 'session') {
      const needed = connectionsOf(config.workers) + jobConnections
      // A failure is one of the database, which others report.
      warnOfFewConnections(pool, { url: databaseUrl, needed, warn }).catch(() => {})
    }
    if (config.smtpUrl !== undefined) resources.defer(watchMailServer(deps.mailer, app.log).stop)
  }

  return { app, deps, prepare, listen, startDuties }
}
