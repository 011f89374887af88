import type { CalendarDay } from '#contract/calendar-day.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('hr-HR', { timeZone: 'UTC', ...options })
  return (day: CalendarDay) => formatter.format(new Date(`${day}T00:00:00Z`))
}

/** `12. lipnja 2027.` */
export const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** `subota, 12. lipnja 2027.` */
export const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const instantDay = new Intl.DateTimeFormat('hr-HR', {
  timeZone: 'Europe/Zagreb',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day of an instant as people in Croatia saw it: `3. svibnja 2026.` */
export const dayOfInstant = (instant: string) => instantDay.format(new Date(instant))

const instantTime = new Intl.DateTimeFormat('hr-HR', { timeZone: 'Europe/Zagreb', hour: '2-digit', minute: '2-digit' })

/** `3. svibnja 2026. u 14:05` */
export const formatMoment = (instant: string) => `${dayOfInstant(instant)} u ${instantTime.format(new Date(instant))}`

const monthNames = [
  'siječanj',
  'veljača',
  'ožujak',
  'travanj',
  'svibanj',
  'lipanj',
  'srpanj',
  'kolovoz',
  'rujan',
  'listopad',
  'studeni',
  'prosinac',
]

/** `lipanj 2027.`, the month alone in the nominative. */
export const monthTitle = (month: CalendarMonth) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}.`

/** A price or two of them as the API writes them, never broken after the sign of the euro. */
export const unbrokenPrice = (text: string) => text.replaceAll('€ ', '€\u00A0')

/** The address that a telephone dials: `tel:+38515550142` for `+385 1 555 0142`. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
