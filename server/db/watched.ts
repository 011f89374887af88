/** The database is not asked more often than this, however often the metrics are read. */
const FRESH_MS = 15_000

/**
 * Returns the latest result of `ask` and refreshes it for the next time, so nobody waits for a database that is slow or
 * away.
 */
export function createWatched<State>(ask: () => Promise<State>, initial: State, now = () => performance.now()) {
  let state = initial
  let asking: Promise<void> | undefined
  let askedAt = -Infinity

  function refresh(): void {
    if (asking || now() - askedAt < FRESH_MS) return
    askedAt = now()
    asking = ask()
      .then((next) => void (state = next))
      // A database that is away shows in other metrics.
      .catch(() => {})
      .finally(() => (asking = undefined))
  }

  return {
    read(): State {
      refresh()
      return state
    },
    settled: () => asking ?? Promise.resolve(),
  }
}
