import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { App } from './app-type.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  labels: string
  buckets: number[]
  sum: number
  count: number
}

interface Metric {
  name: string
  type: 'counter' | 'gauge'
  help: string
  value: number
}

const render = ({ name, type, help, value }: Metric) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`

function renderHistograms(name: string, help: string, histograms: Iterable<Histogram>): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
  for (const { labels, buckets, sum, count } of histograms) {
    let total = 0
    for (const [index, bound] of bounds.entries()) {
      total += buckets[index] ?? 0
      lines.push(`${name}_bucket{${labels},le="${bound}"} ${total}`)
    }
    lines.push(
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** How long requests took, by route template: an address with ids in it would make a series of each. */
function measureRequests(app: App): Iterable<Histogram> & { size: number } {
  const histograms = new Map<string, Histogram>()
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isInternal) return done()
    const route = request.routeOptions.url ?? 'none'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    let histogram = histograms.get(labels)
    if (!histogram) {
      histogram = { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 }
      histograms.set(labels, histogram)
    }
    const seconds = reply.elapsedTime / 1000
    const index = bounds.findIndex((bound) => seconds <= bound)
    if (index >= 0) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1
    histogram.sum += seconds
    histogram.count++
    done()
  })
  return {
    [Symbol.iterator]: () => histograms.values(),
    get size() {
      return histograms.size
    },
  }
}

interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** `/metrics` in the text format of Prometheus. */
export function registerMetrics(
  app: App,
  { responseCache, pool }: { responseCache: ResponseCache; pool: PoolCounts },
): void {
  const histograms = measureRequests(app)
  const loop = monitorEventLoopDelay({ resolution: 20 })
  app.addHook('onReady', () => void loop.enable())
  app.addHook('onClose', () => void loop.disable())

  const read = (): Metric[] => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const answers = responseCache.stats()
    const gauge = (name: string, help: string, value: number): Metric => ({ name, type: 'gauge', help, value })
    const counter = (name: string, help: string, value: number): Metric => ({ name, type: 'counter', help, value })
    return [
      counter('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6),
      gauge('process_resident_memory_bytes', 'Memory held.', rss),
      gauge('process_start_time_seconds', 'When the process began.', Math.round(Date.now() / 1000 - process.uptime())),
      gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop, 99th percentile.', loop.percentile(99) / 1e9),
      gauge('database_connections', 'Connections of the pool.', pool.totalCount),
      gauge('database_connections_idle', 'Connections without work.', pool.idleCount),
      gauge('database_requests_waiting', 'Requests that wait for a connection.', pool.waitingCount),
      gauge('kept_answers', 'Answers kept ready.', answers.responses),
      gauge('kept_answers_bytes', 'Memory of the answers kept ready.', answers.bytes),
      counter('kept_answers_hits_total', 'Answers that were ready.', answers.hits),
      counter('kept_answers_misses_total', 'Answers that had to be made.', answers.misses),
    ]
  }

  app.get('/metrics', { config: { access: 'everyone' }, schema: { hide: true } }, (_request, reply) => {
    const body =
      read().map(render).join('') + renderHistograms('http_request_duration_seconds', 'Time to answer.', histograms)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(body)
  })
}
