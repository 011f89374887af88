import { setTimeout as delay } from 'node:timers/promises'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'

/** How many UnavailableErrors in a row open the breaker. */
const FAILURES = 3
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

export interface Breaker {
  /** Resolves at once, or at the end of the pause; rejects if the signal is aborted meanwhile. */
  wait: (signal: AbortSignal) => Promise<void>
  /** The other side has answered, even if only with a refusal. */
  succeed: () => void
  /** Counts an UnavailableError; any other error is an answer. */
  fail: (error: unknown) => void
}

interface BreakerOptions {
  onPause: (pauseMs: number) => void
  now?: () => number
}

/**
 * If something that all jobs of a kind need does not answer, the jobs wait instead of failing one after another: for 5
 * s after three failures in a row, then twice as long after each further failure, up to five minutes.
 */
export function createBreaker({ onPause, now = () => performance.now() }: BreakerOptions): Breaker {
  let failures = 0
  let pausedUntil = -Infinity

  async function wait(signal: AbortSignal): Promise<void> {
    // Another job's failure may extend the pause meanwhile.
    for (let left = pausedUntil - now(); left > 0; left = pausedUntil - now()) {
      await delay(left, undefined, { signal, ref: false })
    }
  }

  function succeed(): void {
    failures = 0
    pausedUntil = -Infinity
  }

  function fail(error: unknown): void {
    if (!(error instanceof UnavailableError)) return succeed()
    // The job started before the pause, so its failure is nothing new.
    if (now() < pausedUntil) return
    failures++
    if (failures < FAILURES) return
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - FAILURES), LONGEST_PAUSE_MS)
    pausedUntil = now() + pauseMs
    onPause(pauseMs)
  }

  return { wait, succeed, fail }
}
