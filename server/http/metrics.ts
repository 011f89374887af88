import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { WebhookSender } from '#server/adapters/webhook-sender/webhook-sender.ts'
import { watchQueue } from '#server/adapters/jobs/queue-state.ts'
import type { Mailer } from '#server/adapters/mailer/mailer.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/token.ts'
import type { App } from './app-type.ts'
import type { Connections } from './connections.ts'
import { measureDataDir } from './data-dir-metrics.ts'
import { createMeters, type Meters } from './meters.ts'
import { measureReplicas } from './replica-metrics.ts'
import { measureDurations } from './request-durations.ts'
import type { Turns } from './turns.ts'
import { watchPrimary } from '#server/db/primary-state.ts'
import type { Replicas } from '#server/db/replicas/replicas.ts'
import { type Shares, type ShareStats, shareNames } from '#server/db/shares.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'
import type { MetricValues } from '#server/workers/calls.ts'
import type { Siblings } from '#server/workers/siblings.ts'

const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface PoolCounts {
  totalCount: number
  idleCount: number
}

/** Counts a request with these labels and its duration in seconds. */
export type MeasureRequests = (labels: {
  method: string
  route: string | undefined
  status: number
}) => (seconds: number) => void

/** Request durations by route template; by address, every id would create a series of its own. */
function measureRequests(app: App, registry: Registry): MeasureRequests {
  const name = 'http_request_duration_seconds'
  const durations = measureDurations(registry, { name, help: 'Time to answer.', buckets: durationBuckets })
  const measure: MeasureRequests = ({ method, route = 'none', status }) => durations({ method, route, status })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isInternal) return done()
    const { method, routeOptions } = request
    measure({ method, route: routeOptions.url, status: reply.statusCode })(reply.elapsedTime / 1000)
    done()
  })
  return measure
}

/** The processor time, the memory and the event loop of this process. */
function measureProcess(app: App, { gauge, counter }: Meters): void {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  app.addHook('onReady', () => void loop.enable())
  app.addHook('onClose', () => void loop.disable())

  counter('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_resident_memory_bytes', 'Memory held.', () => process.memoryUsage.rss())
  const startedAt = Math.round(Date.now() / 1000 - process.uptime())
  gauge('process_start_time_seconds', 'When the last of the processes began.', () => startedAt, 'max')
  gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  const lag = () => loop.percentile(99) / 1e9
  gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop, 99th percentile.', lag, 'max')
}

/** How the shares of the database connections are used. */
function measureShares(registry: Registry, { gauges, counters }: Meters, shares: Shares): void {
  const label = 'share'
  const read = (of: keyof ShareStats) => () => shareNames.map((share) => [share, shares.stats(share)[of]] as const)
  gauges('database_connections_in_use', {
    help: 'Connections at work for a kind of request.',
    label,
    read: read('inUse'),
  })
  gauges('database_requests_waiting', {
    help: 'Requests that wait for a connection.',
    label,
    read: read('waiting'),
  })
  counters('database_requests_refused_total', {
    help: 'Requests that got no connection in time.',
    label,
    read: read('refused'),
  })
  const name = 'database_wait_seconds'
  const waits = measureDurations(registry, {
    name,
    help: 'Time until a connection was free.',
    buckets: durationBuckets,
  })
  const waitOf = {
    public: waits({ share: 'public' }),
    personal: waits({ share: 'personal' }),
    background: waits({ share: 'background' }),
  }
  shares.onWaited((share, seconds) => waitOf[share](seconds))
}

/** The queue of the jobs. */
function measureQueue({ gauge }: Meters, db: Database): void {
  const queue = watchQueue(db)
  const oldest = () => queue.read().oldestWaitingSeconds
  gauge('jobs_oldest_waiting_seconds', 'Age of the oldest job that is due.', oldest, 'max')
  gauge('webhooks_waiting', 'Webhooks with something to send now.', () => queue.read().webhooksWaiting, 'max')
  gauge('jobs_waiting', 'Jobs that are due and that nobody has begun.', () => queue.read().waiting, 'max')
  gauge('jobs_failed', 'Jobs given up after all attempts.', () => queue.read().failed, 'max')
}

function measurePrimary({ gauge }: Meters, db: Database): void {
  const primary = watchPrimary(db)
  gauge('database_read_only', 'Whether the database refuses writes.', () => Number(primary.read().isReadOnly), 'max')
  gauge('database_timeline', 'One more after each failover.', () => primary.read().timeline, 'max')
}

function measureCache({ gauge, counter }: Meters, { stats }: ResponseCache): void {
  gauge('database_listening', 'Whether every process hears of changes.', () => Number(stats().isListening), 'min')
  gauge('cached_answers', 'Cached answers.', () => stats().responses)
  gauge('cached_answers_bytes', 'Memory of the cached answers.', () => stats().bytes)
  counter('cached_answers_hits_total', 'Answers that were ready.', () => stats().hits)
  counter('cached_answers_misses_total', 'Answers that had to be made.', () => stats().misses)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this process alone. */
    readMetrics: () => Promise<MetricValues>
  }
}

interface MetricsDeps {
  siblings: Siblings
  responseCache: ResponseCache
  pool: PoolCounts
  db: Database
  shares: Shares
  replicas: Replicas
  webhookSender: WebhookSender
  connections: Connections
  turns: Turns
  mailer: Pick<Mailer, 'isAway' | 'outcomes'>
  config: Pick<Config, 'metricsToken' | 'isProduction' | 'dataDir'>
}

/**
 * With a token configured, Prometheus has to send it as a Bearer token; without one the metrics are open to everybody,
 * except in production.
 */
function ensureMayRead({ headers }: FastifyRequest, { metricsToken, isProduction }: MetricsDeps['config']): void {
  if (metricsToken === undefined) {
    if (isProduction) throw new AppError('not_found')
    return
  }
  const isKnown = timingSafeEqual(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${metricsToken}`))
  if (!isKnown) throw new AppError('unauthenticated')
}

/**
 * `/metrics` in Prometheus's text format, covering all processes of this node, whichever one is asked. Returns a
 * function that measures requests answered without the framework.
 */
export function registerMetrics(
  app: App,
  {
    siblings,
    responseCache,
    pool,
    db,
    shares,
    replicas,
    webhookSender,
    connections,
    turns,
    mailer,
    config,
  }: MetricsDeps,
): MeasureRequests {
  const registry = new Registry()
  const meters = createMeters(registry)
  const { gauge, counter, counters } = meters
  measureProcess(app, meters)
  gauge('database_connections', 'Connections of the pool.', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections without work.', () => pool.idleCount)
  measureShares(registry, meters, shares)
  measureReplicas(meters, replicas)
  measureQueue(meters, db)
  counters('webhook_attempts_total', {
    help: 'Attempts to deliver an event to a webhook.',
    // `delivered` is any 2xx answer, `refused` any other.
    label: 'outcome',
    read: () => Object.entries(webhookSender.outcomes()),
  })
  measurePrimary(meters, db)
  gauge('mail_server_away', 'Whether the mail server did not let us in.', () => Number(mailer.isAway()), 'max')
  counters('mail_attempts_total', {
    help: 'Attempts to send a mail.',
    label: 'outcome',
    read: () => Object.entries(mailer.outcomes()),
  })
  measureDataDir(meters, config.dataDir)
  gauge('http_connections', 'Open connections of clients.', connections.count)
  counter('http_connections_refused_total', 'Connections closed at once, above the bounds.', connections.refused)
  gauge('http_requests_waiting', 'Requests that wait for their turn of the event loop.', turns.waiting)
  counter('http_requests_refused_total', 'Requests that waited too long for their turn.', turns.refused)
  measureCache(meters, responseCache)
  const measure = measureRequests(app, registry)

  app.decorate('readMetrics', () => registry.getMetricsAsJSON())

  app.get('/metrics', { config: { access: 'everyone' }, schema: { hide: true } }, async (request, reply) => {
    ensureMayRead(request, config)
    const [own, others] = await Promise.all([registry.getMetricsAsJSON(), siblings.readMetrics()])
    return reply.type(registry.contentType).send(await AggregatorRegistry.aggregate([own, ...others]).metrics())
  })
  return measure
}
