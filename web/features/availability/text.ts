import { formatQuantity } from '#contract/croatian.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { DayStatus } from '#contract/availability.ts'
import { fullDay } from '#web/lib/format.ts'

const statusWords: Record<DayStatus, string> = {
  available: 'slobodno',
  booked: 'zauzeto',
  blocked: 'zauzeto',
  unknown: 'nema podatka',
}

/** `subota, 12. lipnja 2027., slobodno` */
export const dayText = (day: CalendarDay, status: DayStatus) => `${fullDay(day)}, ${statusWords[status]}`

/** Replaces `zauzeto` for the couple whose day it is. */
export const ownDayText = (day: CalendarDay) => `${fullDay(day)}, vaša rezervacija`

/** A month without any entry from today on is unknown, not full. */
export function availableDaysText(count: number, hasEntries: boolean): string {
  if (!hasEntries) return 'Pružatelj još nije upisao dane za ovaj mjesec. Pitajte ga.'
  return count === 0
    ? 'Nema slobodnih datuma u ovom mjesecu'
    : `${formatQuantity(count, 'slobodan datum', 'slobodna datuma', 'slobodnih datuma')} u ovom mjesecu`
}
