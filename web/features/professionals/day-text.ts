import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { longDay } from '#web/lib/format.ts'

/** `own` is a day booked for the viewing couple. */
export type CouplesDayStatus = DayStatus | 'own'

/** `Slobodan 12. lipnja 2027.` */
export function dayText(day: CalendarDay, status: CouplesDayStatus): string {
  if (status === 'own') return `Vaša rezervacija: ${longDay(day)}`
  if (status === 'unknown') return `Nema podatka za ${longDay(day)}`
  return `${status === 'available' ? 'Slobodan' : 'Zauzet'} ${longDay(day)}`
}
