import type { CalendarDay } from '#contract/calendar-day.ts'

/** Both days are included. */
export interface CalendarWindow {
  from: CalendarDay
  until: CalendarDay
}

export interface ParsedBusyDay {
  date: CalendarDay
  /** The names of that day's entries, without repetitions; entries without a name are left out. */
  summaries: string[]
}

export interface CalendarContent {
  /** The calendar's own name, from X-WR-CALNAME or NAME. */
  name: string | null
  days: ParsedBusyDay[]
  /** The number of damaged events; the days are those of the others. */
  unread: number
}

/** HTTP validators, by which the other server recognises an unchanged calendar. */
export interface CalendarVersion {
  etag: string | null
  last_modified: string | null
}

/**
 * `unreachable` covers every failure to get an answer, including a refused address: the caller must not learn which
 * addresses exist in our network.
 */
export type CalendarErrorReason = 'unreachable' | 'missing' | 'not_calendar' | 'too_large' | 'too_complex'

export class CalendarError extends Error {
  override name = 'CalendarError'
  readonly reason: CalendarErrorReason

  constructor(reason: CalendarErrorReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
