import type { Metric, Registry } from 'prom-client'

const name = 'http_request_duration_seconds'
const help = 'Time to answer.'

interface Labels {
  method: string
  route: string | undefined
  status: number
}

/** Counts requests that were answered so; takes seconds. */
export type MeasureRequests = (labels: Labels) => (seconds: number) => void

interface Series {
  labels: { method: string; route: string; status: number }
  /** How many took at most so long, and longer than the bucket before; the last for those that are beyond all. */
  counts: number[]
  sum: number
}

/** The samples of one series in the shape of prom-client's own histogram. */
function samplesOf({ labels, counts, sum }: Series, buckets: readonly number[]) {
  let count = 0
  const ofBuckets = counts.map((added, place) => {
    count += added
    return { metricName: `${name}_bucket`, labels: { le: buckets[place] ?? '+Inf', ...labels }, value: count }
  })
  return [
    ...ofBuckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ]
}

/**
 * A histogram of requests. Unlike prom-client's own, which finds its series anew each time, it counts for a request that
 * took no more than 20 µs in a tenth of one.
 */
export function measureDurations(registry: Registry, buckets: readonly number[]): MeasureRequests {
  const all = new Map<string, Series>()
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...all.values()].flatMap((series) => samplesOf(series, buckets)),
    }),
    reset: () => all.clear(),
  }
  // Of a metric, the registry asks no more than this.
  registry.registerMetric(metric as unknown as Metric)

  function seriesOf({ method, route = 'none', status }: Labels): Series {
    const key = `${method} ${status} ${route}`
    const series = all.get(key) ?? { labels: { method, route, status }, counts: [...buckets, 0].fill(0), sum: 0 }
    all.set(key, series)
    return series
  }

  return (labels) => {
    const series = seriesOf(labels)
    return (seconds) => {
      let place = 0
      while (place < buckets.length && seconds > (buckets[place] ?? Infinity)) place++
      series.counts[place] = (series.counts[place] ?? 0) + 1
      series.sum += seconds
    }
  }
}
