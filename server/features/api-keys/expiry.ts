import { addDays, type CalendarDay } from '#contract/calendar-day.ts'

/** Valid until the end of its last day. */
export const isExpired = ({ expires_on }: { expires_on: CalendarDay | null }, today: CalendarDay) =>
  expires_on !== null && expires_on < today

/** How many days its owner can see that it has expired. */
const SHOWN_DAYS = 90

/** Keys that expired before this day are deleted. */
export const forgottenBefore = (today: CalendarDay) => addDays(today, -SHOWN_DAYS)

const MINUTE_MS = 60_000

/** Recording every use would turn each request into a write. */
export const latestNotedUse = (now: Date) => new Date(now.getTime() - MINUTE_MS)
