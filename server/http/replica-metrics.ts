import { Counter, Gauge, type Registry } from 'prom-client'
import { fallbackReasons, type Replicas } from '#server/db/replicas/replicas.ts'

/** The state of the replicas, by address. */
export function measureReplicas(registry: Registry, { stats }: Pick<Replicas, 'stats'>): void {
  const registers = [registry]
  const gauges = () => [
    new Gauge({
      name: 'database_replica_ready',
      help: 'Whether every process reads from this replica.',
      labelNames: ['replica'],
      aggregator: 'min',
      registers,
      collect() {
        for (const { name, isReady } of stats().replicas) this.set({ replica: name }, isReady ? 1 : 0)
      },
    }),
    new Gauge({
      name: 'database_replica_lag_seconds',
      help: 'How long ago the primary was where this replica is.',
      labelNames: ['replica'],
      aggregator: 'max',
      registers,
      collect() {
        for (const { name, lagSeconds } of stats().replicas) this.set({ replica: name }, lagSeconds)
      },
    }),
  ]
  const counters = () => [
    new Counter({
      name: 'database_replica_reads_total',
      help: 'Statements that this replica has answered.',
      labelNames: ['replica'],
      registers,
      collect() {
        this.reset()
        for (const { name, reads } of stats().replicas) this.inc({ replica: name }, reads)
      },
    }),
    new Counter({
      name: 'database_replica_fallbacks_total',
      help: 'Answers that the primary had to give in the place of a replica.',
      labelNames: ['reason'],
      registers,
      collect() {
        this.reset()
        for (const reason of fallbackReasons) this.inc({ reason }, stats().fallbacks[reason])
      },
    }),
  ]
  gauges()
  counters()
}
