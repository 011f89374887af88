import { fallbackReasons, type Replicas } from '#server/db/replicas/replicas.ts'
import type { Meters } from './meters.ts'

/** The state of the replicas, by address. */
export function measureReplicas({ gauges, counters }: Meters, { stats }: Pick<Replicas, 'stats'>): void {
  const label = 'replica'
  gauges('database_replica_ready', {
    help: 'Whether every process reads from this replica.',
    label,
    aggregator: 'min',
    read: () => stats().replicas.map(({ name, isReady }) => [name, Number(isReady)]),
  })
  gauges('database_replica_lag_seconds', {
    help: 'How long ago the primary was where this replica is.',
    label,
    aggregator: 'max',
    read: () => stats().replicas.map(({ name, lagSeconds }) => [name, lagSeconds]),
  })
  counters('database_replica_reads_total', {
    help: 'Statements that this replica has answered.',
    label,
    read: () => stats().replicas.map(({ name, reads }) => [name, reads]),
  })
  counters('database_replica_fallbacks_total', {
    help: 'Answers that the primary had to give in the place of a replica.',
    label: 'reason',
    read: () => fallbackReasons.map((reason) => [reason, stats().fallbacks[reason]]),
  })
}
