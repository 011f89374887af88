import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { EVENT_TITLE_MAX } from '#contract/events.ts'

/** A year and a half: as far as people plan weddings. */
const HORIZON_DAYS = 548
/** A calendar that stays the same is read anew nevertheless, so that its repetitions reach the horizon. */
const REREAD_DAYS = 7

export const horizonOf = (today: CalendarDay) => addDays(today, HORIZON_DAYS)

/** Whether „still the same” is an answer, or too little of it is known by now. */
export const isReadFarEnough = (readUntil: CalendarDay | null, today: CalendarDay) =>
  readUntil !== null && readUntil >= addDays(horizonOf(today), -REREAD_DAYS)

/** What a day is called that holds all this; null when nothing in it has a name. */
export function titleOf(summaries: readonly string[]): string | null {
  const title = summaries.join(', ')
  // A letter of two halves is not cut in two.
  return title.slice(0, EVENT_TITLE_MAX).replace(/[\uD800-\uDBFF]$/, '') || null
}

/** Seconds after the full hour's asking, always the same for a calendar and others for others. */
export const readDelayOf = (id: number) => (id * 7_919) % 3_300
