import { AsyncLocalStorage } from 'node:async_hooks'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'

/** The kinds of work that have their own share of the connections, so that none of them can take all. */
export const shareNames = ['public', 'personal', 'background'] as const
export type ShareName = (typeof shareNames)[number]

interface ShareLimits {
  connections: number
  /** How many may wait for a connection. */
  maxWaiting: number
  waitMs: number
}

/** Requests are refused early, since people do not wait; jobs are few and can wait. */
const defaultLimits: Record<ShareName, ShareLimits> = {
  public: { connections: 5, maxWaiting: 400, waitMs: 1_000 },
  personal: { connections: 5, maxWaiting: 400, waitMs: 1_000 },
  background: { connections: 3, maxWaiting: 1_000, waitMs: 30_000 },
}

/**
 * The limits for one of several processes of a node, which together use hardly more connections than one process alone.
 */
export function limitsFor(processes: number): Record<ShareName, ShareLimits> {
  const part = ({ connections, maxWaiting, waitMs }: ShareLimits) => ({
    connections: Math.max(2, Math.ceil(connections / processes)),
    maxWaiting: Math.ceil(maxWaiting / processes),
    waitMs,
  })
  const { public: ofPublic, personal, background } = defaultLimits
  return { public: part(ofPublic), personal: part(personal), background: part(background) }
}

/** The use that one request or job makes of the database. */
export interface DatabaseUse {
  share: ShareName
  /** It has had a connection before, so its next statement precedes those that have not started. */
  hasBegun: boolean
  /** The name, known to all nodes, of the last change it has committed. */
  change?: string
  /** The account whose request it is, once its session or key is found. */
  account?: number
  /** The network from which it comes. Called only when a connection is needed. */
  network?: () => string
}

const current = new AsyncLocalStorage<DatabaseUse>()

/** Without a network of its own, it is part of the request that is being answered, if there is one. */
export function startUse(share: ShareName, network = current.getStore()?.network): DatabaseUse {
  return { share, hasBegun: false, ...(network && { network }) }
}

/** Those for whom a connection is taken: an account, or everybody in a network who has not signed in. */
type Party = number | string | undefined

const partyOf = ({ account, network }: DatabaseUse): Party => account ?? network?.()

/** Connections that `work` takes count towards this use; without one, they count as background work. */
export const runInUse = <Result>(use: DatabaseUse, work: () => Result): Result => current.run(use, work)

export function recordChange(change: string): void {
  const use = current.getStore()
  if (use) use.change = change
}

interface Waiting {
  since: number
  party: Party
  enter: () => void
  refuse: (reason: string) => void
}

interface ShareState {
  inUse: number
  /** How many of the connections each party has; no entry means none. */
  held: Map<number | string, number>
  /** Requests that have begun are not refused because of the queue's length, since half of their work may be done. */
  begun: Set<Waiting>
  fresh: Set<Waiting>
  isWatched: boolean
  refused: number
}

export interface ShareStats {
  inUse: number
  waiting: number
  refused: number
}

export interface Shares {
  /** Of all shares together. */
  connections: number
  /**
   * Waits until the current use's share has a free connection, and returns the function that releases it. Throws a
   * QueueFullError if too many are waiting already, or after the time limit.
   */
  enter: () => Promise<() => void>
  stats: (share: ShareName) => ShareStats
  /** Calls `observe` with the seconds that each entry or refusal has waited. */
  onWaited: (observe: (share: ShareName, seconds: number) => void) => void
}

interface SharesOptions {
  /** For this long after the first statement of a request, nobody is refused for waiting less. */
  coldMs?: number
}

const TOO_LATE = 'no database connection became free in time'
const TOO_MANY = 'too many are waiting for a database connection'

/**
 * The next to get a free connection: of the party that has the fewest, so that nobody waits behind everything that
 * another one has sent at once. Among equals, one that has begun comes first, then the one that has waited longest.
 */
function nextOf({ begun, fresh, held }: ShareState): Waiting | undefined {
  let next: Waiting | undefined
  let fewest = Infinity
  for (const line of [begun, fresh]) {
    for (const waiting of line) {
      const has = waiting.party === undefined ? 0 : (held.get(waiting.party) ?? 0)
      if (has < fewest) [next, fewest] = [waiting, has]
      if (fewest === 0) return next
    }
  }
  return next
}

/**
 * Refuses the last request of the party that has the most in a full line, in favour of one that has at least two fewer.
 * False if that is not so.
 */
function makeRoom(line: Set<Waiting>, party: Party): boolean {
  const known = [...line].filter((waiting) => waiting.party !== undefined)
  const byParty = Map.groupBy(known, (waiting) => waiting.party)
  const own = byParty.get(party)?.length ?? 0
  const most = [...byParty.values()].reduce((longest, one) => (one.length > longest.length ? one : longest), [])
  if (most.length < own + 2) return false
  most.at(-1)?.refuse(TOO_MANY)
  return true
}

/**
 * Divides the connections of a pool. A transaction takes one connection; a second one within it would wait for the
 * first.
 */
export function createShares(
  limits: Partial<Record<ShareName, Partial<ShareLimits>>> = {},
  { coldMs = 0 }: SharesOptions = {},
): Shares {
  const limitsOf = (share: ShareName) => ({ ...defaultLimits[share], ...limits[share] })
  const newState = (): ShareState => ({
    inUse: 0,
    held: new Map(),
    begun: new Set(),
    fresh: new Set(),
    isWatched: false,
    refused: 0,
  })
  const states = { public: newState(), personal: newState(), background: newState() }
  let observe = (_share: ShareName, _seconds: number) => {}
  let coldUntil = Infinity

  function changeHeld({ held }: ShareState, party: Party, by: 1 | -1) {
    if (party === undefined) return
    const has = (held.get(party) ?? 0) + by
    if (has > 0) held.set(party, has)
    else held.delete(party)
  }

  function leave(state: ShareState, party: Party) {
    changeHeld(state, party, -1)
    const next = nextOf(state)
    // Passed on directly, so that nobody else can take the place in between.
    if (next) next.enter()
    else state.inUse--
  }

  /**
   * All waiters of a share have the same time limit, so one timer serves them all. A timer for each would cost more
   * than the rest of the wait, and would keep its context in memory. A process that was held up first handles what has
   * arrived meanwhile.
   */
  function watchLines(state: ShareState, waitMs: number, afterMs = waitMs): void {
    if (state.isWatched) return
    state.isWatched = true
    const refuseLate = () => {
      state.isWatched = false
      const lines = [state.begun, state.fresh]
      const now = performance.now()
      const latest = now - (now < coldUntil ? Math.max(waitMs, coldMs) : waitMs)
      for (const waiting of lines.flatMap((line) => [...line])) if (waiting.since <= latest) waiting.refuse(TOO_LATE)
      const left = lines.flatMap(([first]) => (first === undefined ? [] : [first.since - latest]))
      if (left.length > 0) watchLines(state, waitMs, Math.ceil(Math.min(waitMs, ...left)))
    }
    setTimeout(() => setImmediate(refuseLate), afterMs).unref()
  }

  function waitInLine(
    state: ShareState,
    line: Set<Waiting>,
    { since, party, waitMs }: Pick<Waiting, 'since' | 'party'> & { waitMs: number },
  ): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const waiting: Waiting = {
      since,
      party,
      enter() {
        line.delete(waiting)
        changeHeld(state, party, 1)
        resolve(undefined)
      },
      refuse(reason) {
        line.delete(waiting)
        state.refused++
        reject(new QueueFullError(reason))
      },
    }
    line.add(waiting)
    watchLines(state, waitMs)
    return promise
  }

  async function enter() {
    const use = current.getStore() ?? startUse('background')
    const { connections, maxWaiting, waitMs } = limitsOf(use.share)
    const state = states[use.share]
    const party = partyOf(use)
    if (coldUntil === Infinity && use.share !== 'background') coldUntil = performance.now() + coldMs
    if (state.inUse < connections) {
      state.inUse++
      changeHeld(state, party, 1)
      observe(use.share, 0)
    } else {
      if (!use.hasBegun && state.fresh.size >= maxWaiting && !makeRoom(state.fresh, party)) {
        state.refused++
        throw new QueueFullError(TOO_MANY)
      }
      const since = performance.now()
      const line = use.hasBegun ? state.begun : state.fresh
      const entered = waitInLine(state, line, { since, party, waitMs })
      await entered.finally(() => observe(use.share, (performance.now() - since) / 1000))
    }
    use.hasBegun = true
    return () => leave(state, party)
  }

  return {
    connections: shareNames.reduce((sum, share) => sum + limitsOf(share).connections, 0),
    enter,
    stats(share) {
      const { inUse, begun, fresh, refused } = states[share]
      return { inUse, waiting: begun.size + fresh.size, refused }
    },
    onWaited(listener) {
      observe = listener
    },
  }
}
