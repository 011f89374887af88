import type pg from 'pg'
import { createAbsenceLog, type Absence, type ReplicaLog } from './absence-log.ts'
import { createCheckConnection } from './check-connection.ts'
import { createCheckTimer } from './check-timer.ts'
import { createDelays } from './delays.ts'
import type { PrimaryPosition } from './primary-position.ts'
import { identify, NotFollowingError, readReplayed } from './replayed-position.ts'

const MAX_LAG_S = 2

interface MonitorOptions {
  name: string
  connection: pg.ClientConfig
  primary: PrimaryPosition
  /** The replica does not answer any more. */
  onAway: (cause: unknown) => void
}

/** Checks whether a replica can be read from. */
export interface ReplicaMonitor {
  /** Checks from now on, and once before this resolves. */
  start: (log: ReplicaLog) => Promise<void>
  check: () => Promise<void>
  isReady: () => boolean
  /** A statement has failed on the replica, which is not ready until it answers again. */
  suspect: () => void
  /** A read has waited for this position in vain: the replica is not ready until it has it. */
  noteBehind: (position: number) => void
  isBehind: () => boolean
  stats: () => { isReady: boolean; lagSeconds: number }
  close: () => void
}

export function createReplicaMonitor({ name, connection: config, primary, onAway }: MonitorOptions): ReplicaMonitor {
  const delays = createDelays()
  const log = createAbsenceLog(name)
  const timer = createCheckTimer(() => void check())
  const connection = createCheckConnection(config, () => {
    if (!isClosed) void check()
  })
  let absence: Absence | null = 'not asked yet'
  let isSuspect = false
  /** The position for which a read has waited in vain. */
  let missing: number | null = null
  /** It may become a standby later, as the members of a cluster take turns. */
  let isPrimary = false
  let lagSeconds = 0
  let checking: Promise<void> | undefined
  let isClosed = false

  function change(to: Absence | null, error?: unknown) {
    const from = absence
    absence = to
    if (from === to || isClosed) return
    log.write(to, error)
    if (to !== 'away') return
    timer.restart('away')
    onAway(error)
  }

  function disconnect() {
    delays.clear()
    connection.close()
  }

  async function checkOnce(): Promise<void> {
    const askedAt = performance.now()
    const reference = await primary.measure()
    // A process that is busy itself hears from both late.
    const primaryMs = performance.now() - askedAt
    const replica = await connection.open()
    await identify(replica)
    const lookedAt = performance.now()
    // Without a reference nobody reads from it, so only its answering matters.
    const position = reference ? await readReplayed(replica, reference.lineage) : (await replica.query(''), null)
    isSuspect = false
    if (position === null) return absence === 'away' ? change('not asked yet') : undefined
    delays.add(performance.now() - lookedAt - primaryMs)
    isPrimary = position === Infinity
    lagSeconds = primary.lagAt(position)
    if (missing !== null && position >= missing) missing = null
    const isSlow = delays.isSlow(absence === 'slow' || absence === 'away')
    change(lagSeconds > MAX_LAG_S ? 'lags' : isSlow ? 'slow' : null)
  }

  const check = (): Promise<void> =>
    (checking ??= checkOnce()
      .catch((error: unknown) => {
        const isFollowing = !(error instanceof NotFollowingError)
        if (isFollowing) disconnect()
        change(isFollowing ? 'away' : 'follows another primary', error)
      })
      .finally(() => {
        checking = undefined
        schedule()
      }))

  function schedule() {
    if (absence === 'away') timer.schedule('away')
    else timer.schedule(missing === null ? null : 'behind')
  }

  return {
    async start(operatorLog) {
      log.start(operatorLog)
      await check()
    },
    check,
    isReady: () => absence === null && !isPrimary && !isSuspect && missing === null,
    suspect() {
      isSuspect = true
    },
    noteBehind(position) {
      missing = Math.max(missing ?? 0, position)
      timer.restart('behind')
      if (checking === undefined) schedule()
    },
    isBehind: () => missing !== null,
    stats: () => ({ isReady: absence === null && !isSuspect, lagSeconds }),
    close() {
      isClosed = true
      timer.stop()
      disconnect()
    },
  }
}
