import type { MetricValues } from './calls.ts'

/** Metrics of the primary process and of workers that have ended: totals go on growing when one is replaced. */
export interface Totals {
  /** Remembers what a worker has counted, by any object of its own. */
  record: (worker: object, metrics: MetricValues) => void
  /** Counts from now on what was recorded last to those that have ended. */
  retire: (worker: object) => void
  /** The last record of a worker that does not answer now. */
  last: (worker: object) => MetricValues
  /** Those of this process, and of the workers that have ended. */
  read: () => MetricValues[]
}

/** Of the primary process, under the names that the workers use. */
function ownMetrics(): MetricValues {
  const { user, system } = process.cpuUsage()
  const metric = (name: string, type: 'counter' | 'gauge', value: number) =>
    ({ name, help: '', type, aggregator: 'sum', values: [{ value, labels: {} }] }) as unknown as MetricValues[number] // its types ask for the function that reads the values, which was called
  return [
    metric('process_cpu_seconds_total', 'counter', (user + system) / 1e6),
    metric('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()),
  ]
}

export function collectTotals(): Totals {
  const lastByWorker = new WeakMap<object, MetricValues>()
  let ended: MetricValues = []

  async function add(metrics: MetricValues): Promise<void> {
    // Loaded at the first end of a worker alone.
    const { AggregatorRegistry } = await import('prom-client')
    const counted = metrics.filter(({ type }) => String(type) !== 'gauge')
    ended = await AggregatorRegistry.aggregate([ended, counted]).getMetricsAsJSON()
  }
  let adding = Promise.resolve()

  return {
    record: (worker, metrics) => void lastByWorker.set(worker, metrics),
    retire(worker) {
      const last = lastByWorker.get(worker)
      if (last) adding = adding.then(() => add(last))
    },
    last: (worker) => lastByWorker.get(worker) ?? [],
    read: () => [ownMetrics(), ended],
  }
}
