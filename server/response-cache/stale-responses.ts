import { setTimeout as delay } from 'node:timers/promises'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Clock } from '#server/adapters/clock.ts'
import { isUnavailable } from '#server/http/database-errors.ts'

/** How long after the last received invalidation an answer may be returned as stale. */
const STALE_MS = 30_000
/** How long to wait for a newer answer if there is a stale one. */
const PATIENCE_MS = 1_000

interface Entry {
  validOnDay: CalendarDay | undefined
  response: { status: number }
}

/** The answers that were cached when invalidations may first have been missed. */
export function createStaleResponses<E extends Entry>({ clock, asStale }: { clock: Clock; asStale: (entry: E) => E }) {
  let retained = new Map<string, E>()
  let until = 0

  function find(key: string): E | undefined {
    const entry = until > clock.now().getTime() ? retained.get(key) : undefined
    const isOfToday = entry?.validOnDay === undefined || entry.validOnDay === clock.today()
    return entry && isOfToday ? asStale(entry) : undefined
  }

  return {
    retain(entries: Iterable<[string, E]>) {
      const held = new Map(entries)
      retained = held
      until = clock.now().getTime() + STALE_MS
      setTimeout(() => held.clear(), STALE_MS).unref()
    },
    clear() {
      retained = new Map()
    },
    /** The new answer, or the stale one if the new one cannot be made because the database is away. */
    async orStale(key: string, fresh: Promise<E>): Promise<E> {
      const stale = find(key)
      if (!stale) return fresh
      const timer = new AbortController()
      const late = delay(PATIENCE_MS, stale, { signal: timer.signal, ref: false })
      late.catch(() => {}) // aborted below
      try {
        const entry = await Promise.race([fresh, late])
        // A page whose data could not be loaded is rendered as an answer, too.
        return entry.response.status === 503 ? stale : entry
      } catch (error) {
        if (isUnavailable(error)) return stale
        throw error
      } finally {
        timer.abort()
      }
    },
  }
}
