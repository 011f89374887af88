import type { Metric, Registry } from 'prom-client'

type Labels = Record<string, string | number>

interface DurationsOptions {
  name: string
  help: string
  /** In seconds. */
  buckets: readonly number[]
}

interface Series {
  labels: Labels
  /** How many took at most so long, and longer than the bucket before; the last for those that are beyond all. */
  counts: number[]
  sum: number
}

/** The samples of one series in the shape of prom-client's own histogram. */
function samplesOf({ labels, counts, sum }: Series, { name, buckets }: DurationsOptions) {
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
 * A histogram of seconds: what it gives for the labels counts one. Unlike prom-client's own, which finds its series anew
 * each time, it counts for a request that took no more than 20 µs in a tenth of one.
 */
export function measureDurations(
  registry: Registry,
  options: DurationsOptions,
): (labels: Labels) => (seconds: number) => void {
  const { name, help, buckets } = options
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
      values: [...all.values()].flatMap((series) => samplesOf(series, options)),
    }),
    reset: () => all.clear(),
  }
  // Of a metric, the registry asks no more than this.
  registry.registerMetric(metric as unknown as Metric)

  function seriesOf(labels: Labels): Series {
    const key = Object.values(labels).join(' ')
    const series = all.get(key) ?? { labels, counts: [...buckets, 0].fill(0), sum: 0 }
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
