import type { CalendarDay } from '#contract/calendar-day.ts'

/** Both days are included. */
export interface CalendarWindow {
  from: CalendarDay
  until: CalendarDay
}

export interface ParsedBusyDay {
  date: CalendarDay
  /** The names of the entries of that day, each once; entries without a name are left out. */
  summaries: string[]
}

export interface CalendarContent {
  /** The name in the calendar's own X-WR-CALNAME or NAME. */
  name: string | null
  days: ParsedBusyDay[]
  /** Events that are damaged; the days are those of the others. */
  unread: number
}

/** The validators of HTTP, by which the other server recognizes an unchanged calendar. */
export interface CalendarVersion {
  etag: string | null
  last_modified: string | null
}

/**
 * `unreachable` covers every failure to get an answer, a refused address included: the caller must not learn from it
 * which addresses exist in our network.
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
