import { CATCH_UP_MS } from './replayed-position.ts'

const CHECK_MS = 1_000
/** A replica that is away, or behind a read that waits, is checked again soon, and then after pauses that double. */
const retries = {
  away: { firstMs: 250, lastMs: 10_000 },
  behind: { firstMs: CATCH_UP_MS, lastMs: CHECK_MS },
}

type Retry = keyof typeof retries

/** Calls `check` once after a pause. */
export function createCheckTimer(check: () => void) {
  let timer: NodeJS.Timeout | undefined
  let pauseMs = CHECK_MS
  let isStopped = false

  return {
    /** The next retry comes after the shortest pause. */
    restart(retry: Retry) {
      pauseMs = retries[retry].firstMs / 2
    },
    /** Replaces the check that was scheduled. */
    schedule(retry: Retry | null) {
      clearTimeout(timer)
      if (isStopped) return
      pauseMs = retry === null ? CHECK_MS : Math.min(pauseMs * 2, retries[retry].lastMs)
      timer = setTimeout(check, pauseMs).unref()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
