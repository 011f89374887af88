const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After each attempt that failed, until the next one: ten attempts are about a day. */
const pauses = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 10 * HOUR] as const

export const MAX_ATTEMPTS = pauses.length + 1

/** So that what failed together does not come back together. */
const JITTER = 0.1

/** Longer a receiver does not decide when it is asked again. */
const MAX_RETRY_AFTER_MS = 6 * HOUR

/** `random` is from 0 to 1. Null after the last attempt. */
export function pauseAfter(attempts: number, askedMs: number, random: number): number | null {
  const pause = pauses[attempts - 1]
  if (pause === undefined) return null
  return Math.round(Math.max(pause * (1 + JITTER * (2 * random - 1)), askedMs))
}

/** All deliveries of a receiver wait so long after this many failures in a row, so that it holds up no others. */
export const receiverPause = (failures: number, askedMs: number): number =>
  Math.max(Math.min(5 * SECOND * 2 ** (failures - 1), 5 * MINUTE), askedMs)

/** For how long an answer of 429 or 503 asks to be left alone, as seconds or as a date; 0 where it says nothing of use. */
export function askedPause(status: number, retryAfter: string | null, now: Date): number {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0
  const text = retryAfter.trim()
  const pause = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now.getTime()
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(pause, 0), MAX_RETRY_AFTER_MS)
}
