const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The pauses after each failed attempt: ten attempts take about a day. */
const pauses = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 10 * HOUR] as const

export const MAX_ATTEMPTS = pauses.length + 1

/** So that deliveries that failed together are not retried together. */
const JITTER = 0.1

/** The longest pause that a receiver can ask for. */
const MAX_RETRY_AFTER_MS = 6 * HOUR

/** `random` is between 0 and 1. Null after the last attempt. */
export function pauseAfter(attempts: number, askedMs: number, random: number): number | null {
  const pause = pauses[attempts - 1]
  if (pause === undefined) return null
  return Math.round(Math.max(pause * (1 + JITTER * (2 * random - 1)), askedMs))
}

/** After this many failures in a row, all deliveries to a receiver pause, so that it does not hold up others. */
export const receiverPause = (failures: number, askedMs: number): number =>
  Math.max(Math.min(5 * SECOND * 2 ** (failures - 1), 5 * MINUTE), askedMs)

/** How long a 429 or 503 answer asks us to wait, given in seconds or as a date; 0 if it says nothing usable. */
export function askedPause(status: number, retryAfter: string | null, now: Date): number {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0
  const text = retryAfter.trim()
  const pause = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now.getTime()
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(pause, 0), MAX_RETRY_AFTER_MS)
}
