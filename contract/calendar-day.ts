/** A calendar day in Europe/Zagreb as `YYYY-MM-DD`; never an instant. */
export type CalendarDay = string & { readonly calendarDay: unique symbol }

/** Both ends are included. */
export interface DaySpan {
  from: CalendarDay
  to: CalendarDay
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day without a time of day is read as UTC. */
const utcMs = (day: CalendarDay) => Date.parse(day)
const fromUtcMs = (ms: number) => new Date(ms).toISOString().slice(0, 10) as CalendarDay // a slice of an ISO instant is a day

/** Well within the range that the arithmetic below and other programs can handle. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2999-12-31'

export function isCalendarDay(text: string): text is CalendarDay {
  if (!dayPattern.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  // Date.parse lets 30 February roll over into March, so the day of the month has to match.
  return !Number.isNaN(ms) && new Date(ms).getUTCDate() === Number(text.slice(8))
}

export function toCalendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`not a calendar day: ${text}`)
  return text
}

export const addDays = (day: CalendarDay, days: number) => fromUtcMs(utcMs(day) + days * DAY_MS)

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay) => (utcMs(to) - utcMs(from)) / DAY_MS

/** Monday is 0 and Sunday 6, as weeks begin on Monday in Croatia. */
export const weekday = (day: CalendarDay) => (new Date(utcMs(day)).getUTCDay() + 6) % 7

/** In the order in which `weekday` counts. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof weekdays)[number]

/** As `weekday` counts. */
export const SATURDAY = 5

/** 1:00 UTC on the last Sunday of a month that has 31 days and is counted from 0. */
function clockChangeMs(year: number, month: number) {
  const lastMs = Date.UTC(year, month, 31, 1)
  return lastMs - new Date(lastMs).getUTCDay() * DAY_MS
}

const [MARCH, OCTOBER] = [2, 9]

/**
 * The clock in Zagreb as the UTC time of a Date: two hours ahead from the last Sunday in March to the last Sunday in
 * October, otherwise one (Directive 2000/84/EC; in Croatia since 1996). Without Intl, as numbers are.
 */
function zagrebClock(instant: Date): string {
  const [ms, year] = [instant.getTime(), instant.getUTCFullYear()]
  const isSummer = ms >= clockChangeMs(year, MARCH) && ms < clockChangeMs(year, OCTOBER)
  return new Date(ms + (isSummer ? 2 : 1) * HOUR_MS).toISOString()
}

/** The day in Zagreb at this instant. */
export const zagrebDayOf = (instant: Date) => toCalendarDay(zagrebClock(instant).slice(0, 10))

/** The time of day in Zagreb at this instant: `14:05` */
export const zagrebTimeOf = (instant: Date) => zagrebClock(instant).slice(11, 16)

/**
 * The instant at which the day ends in Zagreb, which is one or two hours ahead of UTC and changes its clocks later at
 * night.
 */
export function endOfDay(day: CalendarDay): Date {
  const next = addDays(day, 1)
  const inSummer = new Date(utcMs(next) - 2 * HOUR_MS)
  return zagrebDayOf(inSummer) === next ? inSummer : new Date(inSummer.getTime() + HOUR_MS)
}

/** Every day from `from` to `to`, including both. */
export function daysFrom(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}
