import { type CalendarDay, weekday, zagrebDayOf, zagrebTimeOf } from '#contract/calendar-day.ts'
import { monthNames } from '#contract/month-names.ts'

/** In the order of `weekday`. The first three letters of each name are its abbreviation. */
export const weekdayNames = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'] as const

/** `12. lipnja`, with non-breaking spaces. */
export const dayWithoutYear = (day: CalendarDay) =>
  `${Number(day.slice(8))}.\u00A0${monthNames[Number(day.slice(5, 7)) - 1]?.[1]}`

/** `12. lipnja 2027.`, with non-breaking spaces. */
export const longDay = (day: CalendarDay) => `${dayWithoutYear(day)}\u00A0${day.slice(0, 4)}.`

/** `longDay` with ordinary spaces, for texts outside the page: a message, a mail's subject. */
export const plainDay = (day: CalendarDay) => longDay(day).replaceAll('\u00A0', ' ')

/** `subota, 12. lipnja 2027.` */
export const fullDay = (day: CalendarDay) => `${weekdayNames[weekday(day)]}, ${longDay(day)}`

/** The day on which an instant fell in Croatia: `3. svibnja 2026.` */
export const dayOfInstant = (instant: string) => longDay(zagrebDayOf(new Date(instant)))

/** `3. svibnja 2026. u 14:05` */
export const formatMoment = (instant: string) => `${dayOfInstant(instant)} u\u00A0${zagrebTimeOf(new Date(instant))}`

/** A price or a price range as the API writes it, without a line break after the euro sign. */
export const unbrokenPrice = (text: string) => text.replaceAll('€ ', '€\u00A0')

/** The link that dials a phone number: `tel:+38515550142` for `+385 1 555 0142`. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
