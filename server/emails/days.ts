import type { CalendarDay } from '#contract/calendar-day.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('hr-HR', { timeZone: 'UTC', ...options })
  return (day: CalendarDay) => formatter.format(new Date(`${day}T00:00:00Z`))
}

/** `12. lipnja 2027.`: a sentence that ends with it needs no further full stop. */
export const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** `subota, 12. lipnja 2027.` */
export const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A line of the facts in a mail. */
export const weddingDay = (day: CalendarDay) => ['Datum vjenčanja', fullDay(day)] as const
