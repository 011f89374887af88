import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { EVENT_TITLE_MAX } from '#contract/events.ts'

/** A year and a half: weddings are not planned further ahead. */
const HORIZON_DAYS = 548
/** After this many days, even an unchanged calendar is read in full, so that its recurring events reach the horizon. */
const REREAD_DAYS = 7

export const horizonOf = (today: CalendarDay) => addDays(today, HORIZON_DAYS)

/** Whether an unchanged calendar need not be read, because the last reading reached far enough. */
export const isReadFarEnough = (readUntil: CalendarDay | null, today: CalendarDay) =>
  readUntil !== null && readUntil >= addDays(horizonOf(today), -REREAD_DAYS)

/** The title of a day with these entries; null if none has a name. */
export function titleOf(summaries: readonly string[]): string | null {
  const title = summaries.join(', ')
  // No half of a surrogate pair remains at the end.
  return title.slice(0, EVENT_TITLE_MAX).replace(/[\uD800-\uDBFF]$/, '') || null
}

/** Seconds after the full hour: always the same for one calendar, and spread evenly over all of them. */
export const readDelayOf = (id: number) => (id * 7_919) % 3_300
