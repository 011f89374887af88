import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from './app-type.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'

const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** How long requests took, by route template: an address with ids in it would make a series of each. */
function measureRequests(app: App, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isInternal) return done()
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

/** `/metrics` in the text format of Prometheus. Each application has a registry of its own. */
export function registerMetrics(
  app: App,
  { responseCache, pool }: { responseCache: ResponseCache; pool: PoolCounts },
): void {
  const registry = new Registry()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  app.addHook('onReady', () => void loop.enable())
  app.addHook('onClose', () => void loop.disable())

  /** Read anew for each answer. */
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  /** Of a total that is counted elsewhere. */
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
  gauge('process_start_time_seconds', 'When the process began.', () => Math.round(Date.now() / 1000 - process.uptime()))
  gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Delay of the event loop, 99th percentile.',
    () => loop.percentile(99) / 1e9,
  )
  gauge('database_connections', 'Connections of the pool.', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections without work.', () => pool.idleCount)
  gauge('database_requests_waiting', 'Requests that wait for a connection.', () => pool.waitingCount)
  gauge('kept_answers', 'Answers kept ready.', () => responseCache.stats().responses)
  gauge('kept_answers_bytes', 'Memory of the answers kept ready.', () => responseCache.stats().bytes)
  counter('kept_answers_hits_total', 'Answers that were ready.', () => responseCache.stats().hits)
  counter('kept_answers_misses_total', 'Answers that had to be made.', () => responseCache.stats().misses)
  measureRequests(app, registry)

  app.get('/metrics', { config: { access: 'everyone' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
