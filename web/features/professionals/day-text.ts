import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { longDay } from '#web/lib/format.ts'

/** `Slobodan 12. lipnja 2027.` */
export function dayText(day: CalendarDay, status: DayStatus): string {
  if (status === 'unknown') return `Nema podatka za ${longDay(day)}`
  return `${status === 'available' ? 'Slobodan' : 'Zauzet'} ${longDay(day)}`
}
