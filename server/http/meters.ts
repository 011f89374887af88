import { Counter, Gauge, type Registry } from 'prom-client'

/** How the values of several processes become one. */
type Aggregator = 'sum' | 'max' | 'min'

/** Values by a label, with the label's value first. */
type LabelledValues = Iterable<readonly [string, number]>

interface LabelledMeter {
  help: string
  label: string
  read: () => LabelledValues
}

/** Metrics of values that are kept elsewhere, and read when the metrics are served. */
export interface Meters {
  gauge: (name: string, help: string, read: () => number | Promise<number>, aggregator?: Aggregator) => void
  /** For a total. */
  counter: (name: string, help: string, read: () => number) => void
  /** A gauge with a value for each value of a label. */
  gauges: (name: string, meter: LabelledMeter & { aggregator?: Aggregator }) => void
  /** The same for totals. */
  counters: (name: string, meter: LabelledMeter) => void
}

export function createMeters(registry: Registry): Meters {
  const registers = [registry]

  return {
    gauge: (name, help, read, aggregator = 'sum') =>
      new Gauge({
        name,
        help,
        aggregator,
        registers,
        async collect() {
          this.set(await read())
        },
      }),
    counter: (name, help, read) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      }),
    gauges: (name, { help, label, read, aggregator = 'sum' }) =>
      new Gauge({
        name,
        help,
        aggregator,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, amount] of read()) this.set({ [label]: value }, amount)
        },
      }),
    counters: (name, { help, label, read }) =>
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [value, amount] of read()) this.inc({ [label]: value }, amount)
        },
      }),
  }
}
