import { addDays, type CalendarDay } from '#contract/calendar-day.ts'

/** It is valid to the end of its last day. */
export const isExpired = ({ expires_on }: { expires_on: CalendarDay | null }, today: CalendarDay) =>
  expires_on !== null && expires_on < today

/** So long its owner sees that it has expired. */
const SHOWN_DAYS = 90

/** Those that expired before this day are forgotten. */
export const forgottenBefore = (today: CalendarDay) => addDays(today, -SHOWN_DAYS)

const MINUTE_MS = 60_000

/** Writing it at every request would make each of them a write. */
export const latestNotedUse = (now: Date) => new Date(now.getTime() - MINUTE_MS)
