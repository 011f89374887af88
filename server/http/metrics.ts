import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
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
import { measureReplicas } from './replica-metrics.ts'
import { measureDurations } from './request-durations.ts'
import type { Turns } from './turns.ts'
import { watchPrimary } from '#server/db/primary-state.ts'
import type { Replicas } from '#server/db/replicas/replicas.ts'
import { type Shares, shareNames } from '#server/db/shares.ts'
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

/** How the shares of the database connections are used. */
function measureShares(registry: Registry, shares: Shares): void {
  const labelNames = ['share']
  const registers = [registry]
  /** Read when the metrics are served. */
  const gauge = (name: string, help: string, read: 'inUse' | 'waiting') =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const share of shareNames) this.set({ share }, shares.stats(share)[read])
      },
    })
  gauge('database_connections_in_use', 'Connections at work for a kind of request.', 'inUse')
  gauge('database_requests_waiting', 'Requests that wait for a connection.', 'waiting')
  const refusals = () =>
    new Counter({
      name: 'database_requests_refused_total',
      help: 'Requests that got no connection in time.',
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const share of shareNames) this.inc({ share }, shares.stats(share).refused)
      },
    })
  refusals()
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

/** Webhook attempts by outcome: `delivered` is any 2xx answer, `refused` any other. */
function measureWebhooks(registry: Registry, sender: WebhookSender): void {
  const attempts = () =>
    new Counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver an event to a webhook.',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [outcome, count] of Object.entries(sender.outcomes())) this.inc({ outcome }, count)
      },
    })
  attempts()
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
  mailer: Pick<Mailer, 'isAway'>
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
  const loop = monitorEventLoopDelay({ resolution: 20 })
  app.addHook('onReady', () => void loop.enable())
  app.addHook('onClose', () => void loop.disable())

  /** Read when the metrics are served. */
  const gauge = (name: string, help: string, read: () => number, aggregator: 'sum' | 'max' | 'min' = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  /** For a total that is counted elsewhere. */
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  counter('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_resident_memory_bytes', 'Memory held.', () => process.memoryUsage.rss())
  const startedAt = Math.round(Date.now() / 1000 - process.uptime())
  gauge('process_start_time_seconds', 'When the last of the processes began.', () => startedAt, 'max')
  gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Delay of the event loop, 99th percentile.',
    () => loop.percentile(99) / 1e9,
    'max',
  )
  gauge('database_connections', 'Connections of the pool.', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections without work.', () => pool.idleCount)
  measureShares(registry, shares)
  measureReplicas(registry, replicas)
  const queue = watchQueue(db)
  gauge(
    'jobs_oldest_waiting_seconds',
    'Age of the oldest job that is due.',
    () => queue.read().oldestWaitingSeconds,
    'max',
  )
  gauge('webhooks_waiting', 'Webhooks with something to send now.', () => queue.read().webhooksWaiting, 'max')
  measureWebhooks(registry, webhookSender)
  gauge('jobs_waiting', 'Jobs that are due and that nobody has begun.', () => queue.read().waiting, 'max')
  gauge('jobs_failed', 'Jobs given up after all attempts.', () => queue.read().failed, 'max')
  const primary = watchPrimary(db)
  gauge('database_read_only', 'Whether the database refuses writes.', () => Number(primary.read().isReadOnly), 'max')
  gauge('database_timeline', 'One more after each failover.', () => primary.read().timeline, 'max')
  gauge('mail_server_away', 'Whether the mail server did not let us in.', () => Number(mailer.isAway()), 'max')
  measureDataDir(registry, config.dataDir)
  const listens = () => Number(responseCache.stats().isListening)
  gauge('database_listening', 'Whether every process hears of changes.', listens, 'min')
  gauge('http_connections', 'Open connections of clients.', connections.count)
  counter('http_connections_refused_total', 'Connections closed at once, above the bounds.', connections.refused)
  gauge('http_requests_waiting', 'Requests that wait for their turn of the event loop.', turns.waiting)
  counter('http_requests_refused_total', 'Requests that waited too long for their turn.', turns.refused)
  gauge('cached_answers', 'Cached answers.', () => responseCache.stats().responses)
  gauge('cached_answers_bytes', 'Memory of the cached answers.', () => responseCache.stats().bytes)
  counter('cached_answers_hits_total', 'Answers that were ready.', () => responseCache.stats().hits)
  counter('cached_answers_misses_total', 'Answers that had to be made.', () => responseCache.stats().misses)
  const measure = measureRequests(app, registry)

  app.decorate('readMetrics', () => registry.getMetricsAsJSON())

  app.get('/metrics', { config: { access: 'everyone' }, schema: { hide: true } }, async (request, reply) => {
    ensureMayRead(request, config)
    const [own, others] = await Promise.all([registry.getMetricsAsJSON(), siblings.readMetrics()])
    return reply.type(registry.contentType).send(await AggregatorRegistry.aggregate([own, ...others]).metrics())
  })
  return measure
}
