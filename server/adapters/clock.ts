import { type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'

export interface Clock {
  now: () => Date
  /** The day that it is in Zagreb. */
  today: () => CalendarDay
}

const clockFrom = (now: () => Date): Clock => ({ now, today: () => zagrebDayOf(now()) })

export const systemClock = clockFrom(() => new Date())

/**
 * A clock that a test stops and moves.
 * @internal
 */
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
