import { addDays, type CalendarDay, zagrebDayOf, zagrebTimeOf } from '#contract/calendar-day.ts'
import { longDay } from '#web/lib/format.ts'

export const dayOf = (instant: string): CalendarDay => zagrebDayOf(new Date(instant))

/** `14:05` */
export const clockTime = (instant: string) => zagrebTimeOf(new Date(instant))

/** Above the messages of a day: `Danas`, `Jučer`, `12. lipnja 2027.` */
export function dayTitle(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Danas'
  return day === addDays(today, -1) ? 'Jučer' : longDay(day)
}

/** For a narrow row: `14:05` today, `jučer`, `3. 5.` this year, otherwise `3. 5. 2026.` */
export function shortMoment(instant: string, today: CalendarDay): string {
  const day = dayOf(instant)
  if (day === today) return clockTime(instant)
  if (day === addDays(today, -1)) return 'jučer'
  const [year, month, date] = day.split('-').map(Number)
  return `${date}. ${month}.${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${year}.`}`
}
