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
}

const current = new AsyncLocalStorage<DatabaseUse>()

export const startUse = (share: ShareName): DatabaseUse => ({ share, hasBegun: false })

/** Connections that `work` takes count towards this use; without one, they count as background work. */
export const runInUse = <Result>(use: DatabaseUse, work: () => Result): Result => current.run(use, work)

export function recordChange(change: string): void {
  const use = current.getStore()
  if (use) use.change = change
}

interface Waiting {
  since: number
  enter: () => void
  refuse: () => void
}

interface ShareState {
  inUse: number
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

/**
 * Divides the connections of a pool. A transaction takes one connection; a second one within it would wait for the
 * first.
 */
export function createShares(
  limits: Partial<Record<ShareName, Partial<ShareLimits>>> = {},
  { coldMs = 0 }: SharesOptions = {},
): Shares {
  const limitsOf = (share: ShareName) => ({ ...defaultLimits[share], ...limits[share] })
  const newState = (): ShareState => ({ inUse: 0, begun: new Set(), fresh: new Set(), isWatched: false, refused: 0 })
  const states = { public: newState(), personal: newState(), background: newState() }
  let observe = (_share: ShareName, _seconds: number) => {}
  let coldUntil = Infinity

  function leave(state: ShareState) {
    const [next] = state.begun.size > 0 ? state.begun : state.fresh
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
      for (const waiting of lines.flatMap((line) => [...line])) if (waiting.since <= latest) waiting.refuse()
      const left = lines.flatMap(([first]) => (first === undefined ? [] : [first.since - latest]))
      if (left.length > 0) watchLines(state, waitMs, Math.ceil(Math.min(waitMs, ...left)))
    }
    setTimeout(() => setImmediate(refuseLate), afterMs).unref()
  }

  function waitInLine(state: ShareState, line: Set<Waiting>, waitMs: number, since: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const waiting: Waiting = {
      since,
      enter() {
        line.delete(waiting)
        resolve(undefined)
      },
      refuse() {
        line.delete(waiting)
        state.refused++
        reject(new QueueFullError('no database connection became free in time'))
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
    if (coldUntil === Infinity && use.share !== 'background') coldUntil = performance.now() + coldMs
    if (state.inUse < connections) {
      state.inUse++
      observe(use.share, 0)
    } else {
      if (!use.hasBegun && state.fresh.size >= maxWaiting) {
        state.refused++
        throw new QueueFullError('too many are waiting for a database connection')
      }
      const since = performance.now()
      await waitInLine(state, use.hasBegun ? state.begun : state.fresh, waitMs, since).finally(() =>
        observe(use.share, (performance.now() - since) / 1000),
      )
    }
    use.hasBegun = true
    return () => leave(state)
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
