import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openPool } from '#server/db/connect.ts'
import { createShares, type Shares } from '#server/db/shares.ts'
import type { Lineage, PrimaryPosition, Reference } from './primary-position.ts'
import { identifyServer, readServerState, type ServerConnection, type ServerIdentity } from './server-state.ts'

/** How long a read waits for its replica to catch up before it goes to the primary. */
const CATCH_UP_MS = 50
const MAX_LAG_S = 2
/** A replica that does not answer within this time is left out, and its pending reads go to the primary. */
const ANSWER_MS = 500
/** A statement that takes longer prompts a check whether the replica answers at all. */
const SLOW_MS = 300
/** A replica that answers checks this much later than the primary would delay every statement of a page by as much. */
const MAX_DELAY_MS = 100
/** A single slow check may have other reasons; this many in a row do not. */
const LOOKS = 3
const CHECK_MS = 1_000
const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000

/** The replica has not replayed what the answer needs. */
export class BehindError extends Error {
  override name = 'BehindError'
}

/** The replica does not follow the primary. */
class NotFollowingError extends Error {
  override name = 'NotFollowingError'
}

/** Why a replica is not read from. */
type Absence = 'not asked yet' | 'away' | 'slow' | 'lags' | 'follows another primary'

/** Prints a line for the operator. */
export type ReplicaLog = Record<'info' | 'warn', (fields: object, line: string) => void>

interface ReplicaOptions {
  url: string
  primary: PrimaryPosition
  shares?: Shares
}

export interface Replica {
  name: string
  /** Checks the replica from now on, and once before this resolves. */
  start: (log: ReplicaLog) => Promise<void>
  isReady: () => boolean
  /** The number of statements running and waiting. */
  load: () => number
  /** Throws if the replica does not have what the reference requires, fails, or is left out meanwhile. */
  read: (text: string, values: readonly unknown[], reference: Reference) => Promise<pg.QueryResult>
  stats: () => { isReady: boolean; lagSeconds: number; reads: number }
  close: () => Promise<void>
}

/** The replica's address without the password. */
function nameOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? hostname}:${port || 5432}`
}

/** How far the server has replayed the primary's log. Throws a NotFollowingError if it follows another log. */
async function readReplayed(
  connection: ServerConnection,
  identity: ServerIdentity,
  { identity: { system, startedAt }, timeline }: Lineage,
): Promise<number> {
  const state = await readServerState(connection)
  if (identity.system !== system) throw new NotFollowingError('it is a copy of another database')
  if (!state.isStandby) {
    // Using the primary's own address as a replica does no harm.
    if (identity.startedAt === startedAt) return Infinity
    throw new NotFollowingError('it is a primary of its own')
  }
  if (state.timeline !== timeline) throw new NotFollowingError(`its timeline is ${state.timeline}, not ${timeline}`)
  return state.position
}

export function createReplica({ url, primary, shares = createShares() }: ReplicaOptions): Replica {
  const pool = openPool(url, { max: shares.connections, connectionTimeoutMillis: CHECK_MS })
  const name = nameOf(url)
  const identities = new WeakMap<pg.ClientBase, ServerIdentity>()
  /** By connection, which ends with its server, so a position recorded here never goes back. */
  const replayed = new WeakMap<pg.ClientBase, { lineage: Lineage; position: number }>()
  const busy = new Set<pg.PoolClient>()
  const reading = new Set<(reason: Error) => void>()
  let log: ReplicaLog | undefined
  let absence: Absence | null = 'not asked yet'
  /** Each reason is logged once until the replica is read from again; a slow one may also be away at times. */
  const told = new Set<Absence>()
  /** Set after a statement has failed on it, until it answers again. */
  let isSuspect = false
  /** The position for which a read has waited in vain. */
  let missing: number | null = null
  /** It may become a standby later, as the members of a cluster take turns. */
  let isPrimary = false
  let lagSeconds = 0
  /** By how many milliseconds its recent checks were slower than the primary's. */
  let delays: number[] = []
  let reads = 0
  let monitor: pg.Client | undefined
  let checking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = CHECK_MS
  let isClosed = false

  async function identify(client: pg.ClientBase): Promise<ServerIdentity> {
    const identity = identities.get(client) ?? (await identifyServer(client))
    identities.set(client, identity)
    return identity
  }

  function change(to: Absence | null, error?: unknown) {
    const from = absence
    absence = to
    if (from === to || isClosed) return
    if (to === null) {
      if (told.size > 0) log?.info({ replica: name }, 'a replica is read from again')
      told.clear()
    } else if (to !== 'not asked yet' && !told.has(to)) {
      told.add(to)
      log?.warn({ replica: name, reason: to, err: error }, 'a replica is left out of reading')
    }
    if (to !== 'away') return
    pauseMs = FIRST_RETRY_MS / 2
    for (const client of busy) void client.end().catch(() => {}) // it is away
    for (const abandon of reading) abandon(new Error('the replica does not answer', { cause: error }))
  }

  async function connectMonitor(): Promise<pg.Client> {
    const client = new pg.Client({
      ...pool.options,
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

  /** Left out once all recent checks were slow, and back once none was. */
  function isSlow(): boolean {
    const slow = delays.filter((ms) => ms > MAX_DELAY_MS).length
    return absence === 'slow' || absence === 'away' ? slow > 0 : slow === LOOKS
  }

  async function ask(): Promise<void> {
    const askedAt = performance.now()
    const reference = await primary.measure()
    // A process that is busy itself hears from both late.
    const primaryMs = performance.now() - askedAt
    monitor ??= await connectMonitor()
    const identity = await identify(monitor)
    const lookedAt = performance.now()
    // Without a reference nobody reads from it, so only its answering matters.
    const position = reference
      ? await readReplayed(monitor, identity, reference.lineage)
      : (await monitor.query(''), null)
    isSuspect = false
    if (position === null) return absence === 'away' ? change('not asked yet') : undefined
    delays = [...delays.slice(1 - LOOKS), performance.now() - lookedAt - primaryMs]
    isPrimary = position === Infinity
    lagSeconds = primary.lagAt(position)
    if (missing !== null && position >= missing) missing = null
    change(lagSeconds > MAX_LAG_S ? 'lags' : isSlow() ? 'slow' : null)
  }

  const check = (): Promise<void> =>
    (checking ??= ask()
      .catch((error: unknown) => {
        const isFollowing = !(error instanceof NotFollowingError)
        if (isFollowing) dropMonitor()
        change(isFollowing ? 'away' : 'follows another primary', error)
      })
      .finally(() => {
        checking = undefined
        schedule()
      }))

  function dropMonitor() {
    const client = monitor
    monitor = undefined
    delays = []
    void client?.end().catch(() => {}) // it may be lost already
  }

  function schedule() {
    clearTimeout(timer)
    if (isClosed) return
    if (absence === 'away') pauseMs = Math.min(pauseMs * 2, LAST_RETRY_MS)
    else pauseMs = missing === null ? CHECK_MS : Math.min(pauseMs * 2, CHECK_MS)
    timer = setTimeout(() => void check(), pauseMs).unref()
  }

  function noteBehind(position: number) {
    missing = Math.max(missing ?? 0, position)
    pauseMs = CATCH_UP_MS / 2
    if (checking === undefined) schedule()
  }

  /** Resolves once this connection's server has what the reference requires. */
  async function catchUp(client: pg.ClientBase, { lineage, position: needed }: Reference): Promise<void> {
    const known = replayed.get(client)
    if (known?.lineage === lineage && known.position >= needed) return
    const identity = await identify(client)
    const since = performance.now()
    for (let waitMs = 1; ; waitMs *= 2) {
      const position = await readReplayed(client, identity, lineage)
      replayed.set(client, { lineage, position })
      if (position >= needed) return
      if (missing !== null || performance.now() - since > CATCH_UP_MS) {
        noteBehind(needed)
        throw new BehindError()
      }
      await delay(waitMs)
    }
  }

  async function readNow(text: string, values: readonly unknown[], reference: Reference): Promise<pg.QueryResult> {
    const leave = await shares.enter()
    let client: pg.PoolClient | undefined
    let failure: unknown
    try {
      client = await pool.connect()
      busy.add(client)
      await catchUp(client, reference)
      const result = await client.query(text, [...values])
      reads++
      return result
    } catch (error) {
      failure = error
      throw error
    } finally {
      if (client) busy.delete(client)
      client?.release(failure !== undefined && !(failure instanceof BehindError))
      leave()
    }
  }

  return {
    name,
    async start(operatorLog) {
      log = operatorLog
      await check()
    },
    isReady: () => absence === null && !isPrimary && !isSuspect && missing === null,
    load: () => reading.size,
    async read(text, values, reference) {
      const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
      const slow = setTimeout(() => void check(), SLOW_MS)
      reading.add(reject)
      readNow(text, values, reference).then(resolve, reject)
      try {
        return await promise
      } catch (error) {
        if (error instanceof BehindError) throw error
        if (!(error instanceof pg.DatabaseError)) isSuspect = true
        void check()
        throw error
      } finally {
        clearTimeout(slow)
        reading.delete(reject)
      }
    },
    stats: () => ({ isReady: absence === null && !isSuspect, lagSeconds, reads }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      dropMonitor()
      await pool.end()
    },
  }
}
