import type { MetricValues } from './calls.ts'

/**
 * Metrics of the primary process and of workers that have ended, so that totals keep growing when a worker is replaced.
 */
export interface Totals {
  /** Remembers the last metrics of a worker. The key can be any object that stands for it. */
  record: (worker: object, metrics: MetricValues) => void
  /** From now on, counts the worker's last record towards those that have ended. */
  retire: (worker: object) => void
  /** The last record of a worker that is not answering. */
  last: (worker: object) => MetricValues
  /** The metrics of this process and of workers that have ended. */
  read: () => MetricValues[]
}

/** The primary process's own metrics, under the names that the workers use. */
function ownMetrics(): MetricValues {
  const { user, system } = process.cpuUsage()
  const metric = (name: string, type: 'counter' | 'gauge', value: number) =>
    ({ name, help: '', type, aggregator: 'sum', values: [{ value, labels: {} }] }) as unknown as MetricValues[number] // its types require the collect function, which has already run
  return [
    metric('process_cpu_seconds_total', 'counter', (user + system) / 1e6),
    metric('process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()),
  ]
}

export function collectTotals(): Totals {
  const lastByWorker = new WeakMap<object, MetricValues>()
  let ended: MetricValues = []

  async function add(metrics: MetricValues): Promise<void> {
    // Loaded only when the first worker ends.
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
