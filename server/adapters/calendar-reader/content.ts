import type { CalendarDay } from '#contract/calendar-day.ts'

/** Both days are included. */
export interface CalendarWindow {
  from: CalendarDay
  until: CalendarDay
}

export interface ParsedBusyDay {
  date: CalendarDay
  /** What takes time that day, without repetitions; what has no name is not among them. */
  summaries: string[]
}

export interface CalendarContent {
  /** As the calendar calls itself. */
  name: string | null
  days: ParsedBusyDay[]
}

/** By which the other side recognizes what it sent before. */
export interface CalendarVersion {
  etag: string | null
  last_modified: string | null
}

/**
 * `unreachable` stands for all that keeps us from an answer, the refusal of an address included: whoever asks must not
 * learn from it what lies in our network.
 */
export type CalendarErrorReason = 'unreachable' | 'missing' | 'not_calendar' | 'too_large' | 'too_complex'

export class CalendarError extends Error {
  override name = 'CalendarFault'
  readonly reason: CalendarErrorReason

  constructor(reason: CalendarErrorReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
