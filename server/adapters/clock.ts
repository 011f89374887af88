import { type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'

export interface Clock {
  now: () => Date
  /** The current day in Zagreb. */
  today: () => CalendarDay
}

const HOUR_MS = 3_600_000

/**
 * The day is computed once an hour, since it only changes on the hour in Zagreb, and every answer valid for one day
 * asks for it.
 */
function clockFrom(now: () => Date): Clock {
  let hour = -1
  let day: CalendarDay
  return {
    now,
    today() {
      const instant = now()
      const hourNow = Math.floor(instant.getTime() / HOUR_MS)
      if (hourNow !== hour) day = zagrebDayOf(instant)
      hour = hourNow
      return day
    },
  }
}

export const systemClock = clockFrom(() => new Date())

/** A clock that a test stops and moves. @internal */
export function stoppedClock(start: Date) {
  let now = start
  return Object.assign(
    clockFrom(() => now),
    {
      set: (instant: Date) => {
        now = instant
      },
      forward: (seconds: number) => {
        now = new Date(now.getTime() + seconds * 1000)
      },
    },
  )
}
