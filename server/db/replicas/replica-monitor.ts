import pg from 'pg'
import { createDelays } from './delays.ts'
import type { PrimaryPosition } from './primary-position.ts'
import { CATCH_UP_MS, identify, NotFollowingError, readReplayed } from './replayed-position.ts'

const MAX_LAG_S = 2
/** A replica that does not answer within this time is left out, and its pending reads go to the primary. */
const ANSWER_MS = 500
const CHECK_MS = 1_000
const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000

/** Why a replica is not read from. */
type Absence = 'not asked yet' | 'away' | 'slow' | 'lags' | 'follows another primary'

/** Prints a line for the operator. */
export type ReplicaLog = Record<'info' | 'warn', (fields: object, line: string) => void>

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

export function createReplicaMonitor({ name, connection, primary, onAway }: MonitorOptions): ReplicaMonitor {
  const delays = createDelays()
  let log: ReplicaLog | undefined
  let absence: Absence | null = 'not asked yet'
  /** Each reason is logged once until the replica is read from again; a slow one may also be away at times. */
  const logged = new Set<Absence>()
  let isSuspect = false
  /** The position for which a read has waited in vain. */
  let missing: number | null = null
  /** It may become a standby later, as the members of a cluster take turns. */
  let isPrimary = false
  let lagSeconds = 0
  let monitor: pg.Client | undefined
  let checking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = CHECK_MS
  let isClosed = false

  function change(to: Absence | null, error?: unknown) {
    const from = absence
    absence = to
    if (from === to || isClosed) return
    if (to === null) {
      if (logged.size > 0) log?.info({ replica: name }, 'a replica is read from again')
      logged.clear()
    } else if (to !== 'not asked yet' && !logged.has(to)) {
      logged.add(to)
      log?.warn({ replica: name, reason: to, err: error }, 'a replica is left out of reading')
    }
    if (to !== 'away') return
    pauseMs = FIRST_RETRY_MS / 2
    onAway(error)
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      application_name: 'zauvijek replica check',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', () => {
      if (monitor === client) monitor = undefined
      if (!isClosed) void check()
    })
    await client.connect()
    return client
  }

  function disconnect() {
    const client = monitor
    monitor = undefined
    delays.clear()
    void client?.end().catch(() => {}) // it may be lost already
  }

  async function checkOnce(): Promise<void> {
    const askedAt = performance.now()
    const reference = await primary.measure()
    // A process that is busy itself hears from both late.
    const primaryMs = performance.now() - askedAt
    monitor ??= await connect()
    await identify(monitor)
    const lookedAt = performance.now()
    // Without a reference nobody reads from it, so only its answering matters.
    const position = reference ? await readReplayed(monitor, reference.lineage) : (await monitor.query(''), null)
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
    clearTimeout(timer)
    if (isClosed) return
    if (absence === 'away') pauseMs = Math.min(pauseMs * 2, LAST_RETRY_MS)
    else pauseMs = missing === null ? CHECK_MS : Math.min(pauseMs * 2, CHECK_MS)
    timer = setTimeout(() => void check(), pauseMs).unref()
  }

  return {
    async start(operatorLog) {
      log = operatorLog
      await check()
    },
    check,
    isReady: () => absence === null && !isPrimary && !isSuspect && missing === null,
    suspect() {
      isSuspect = true
    },
    noteBehind(position) {
      missing = Math.max(missing ?? 0, position)
      pauseMs = CATCH_UP_MS / 2
      if (checking === undefined) schedule()
    },
    isBehind: () => missing !== null,
    stats: () => ({ isReady: absence === null && !isSuspect, lagSeconds }),
    close() {
      isClosed = true
      clearTimeout(timer)
      disconnect()
    },
  }
}
