/** The database is asked no oftener than this, however often the metrics are read. */
const FRESH_MS = 15_000

/**
 * Gives the last answer of `ask`, and asks anew for the next time: nobody waits for a database that is slow or away.
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
      // A database that is away has metrics of its own.
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
