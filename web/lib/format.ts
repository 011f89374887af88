import { type CalendarDay, weekday } from '#contract/calendar-day.ts'
import { monthNames } from '#contract/month-names.ts'

/** In the order in which `weekday` counts. The first three letters of each are its abbreviation. */
export const weekdayNames = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'] as const

// Written without Intl, of which a page with two years of days would need a fifth of a millisecond.

/** `12. lipnja`, within which no line breaks. */
export const dayWithoutYear = (day: CalendarDay) =>
  `${Number(day.slice(8))}.\u00A0${monthNames[Number(day.slice(5, 7)) - 1]?.[1]}`

/** `12. lipnja 2027.`, within which no line breaks. */
export const longDay = (day: CalendarDay) => `${dayWithoutYear(day)}\u00A0${day.slice(0, 4)}.`

/** The same with spaces, for a text that leaves the page: a message, the subject of a mail. */
export const plainDay = (day: CalendarDay) => longDay(day).replaceAll('\u00A0', ' ')

/** `subota, 12. lipnja 2027.` */
export const fullDay = (day: CalendarDay) => `${weekdayNames[weekday(day)]}, ${longDay(day)}`

const instantDay = new Intl.DateTimeFormat('hr-HR', {
  timeZone: 'Europe/Zagreb',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day of an instant as people in Croatia saw it: `3. svibnja 2026.` */
export const dayOfInstant = (instant: string) => instantDay.format(new Date(instant)).replaceAll(' ', '\u00A0')

const instantTime = new Intl.DateTimeFormat('hr-HR', { timeZone: 'Europe/Zagreb', hour: '2-digit', minute: '2-digit' })

/** `3. svibnja 2026. u 14:05` */
export const formatMoment = (instant: string) =>
  `${dayOfInstant(instant)} u\u00A0${instantTime.format(new Date(instant))}`

/** A price or two of them as the API writes them, never broken after the sign of the euro. */
export const unbrokenPrice = (text: string) => text.replaceAll('€ ', '€\u00A0')

/** The address that a telephone dials: `tel:+38515550142` for `+385 1 555 0142`. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
