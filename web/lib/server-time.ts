import { type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'

/** Answers take a while, and many clocks are a little wrong. */
const IGNORED_MS = 300_000

let aheadMs = 0

/**
 * Called with the headers of each answer. A device's clock may be days wrong, and would then show open offers as expired
 * or refuse days that can be chosen. An answer that may be stored could come from the browser's own cache, with the time
 * of then.
 */
export function noteServerTime(headers: Headers) {
  const ms = Date.parse(headers.get('date') ?? '') - Date.now() // NaN is not greater
  if (headers.get('cache-control') === 'no-store') aheadMs = Math.abs(ms) > IGNORED_MS ? ms : 0
}

/** The time in milliseconds, by the server's clock once it has answered. */
export const serverNow = () => Date.now() + aheadMs

/** The current day in Zagreb. */
export const serverToday = (): CalendarDay => zagrebDayOf(new Date(serverNow()))
