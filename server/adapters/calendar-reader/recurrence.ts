import type ICAL from 'ical.js'
import { DAY_MS } from './times.ts'

/** A span of local time in milliseconds, in which a rule is expanded. */
export interface Span {
  from: number
  until: number
}

/**
 * The possible starts in one period of a rule: each of the times in each of the bases, both in milliseconds and in
 * order.
 */
interface StartsOfPeriod {
  bases: readonly number[]
  times: readonly number[]
}

const unitsMs: Record<string, number> = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1_000 }

/** From Monday, as `weekdayOf` counts. */
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Day 0, the first of January 1970, was a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month, day) / DAY_MS

/** Whether a list of a rule names a number counted from the start, or from the end of so many. */
const names = (list: readonly number[] | undefined, number: number, length: number) =>
  list === undefined || list.includes(number) || list.includes(number - length - 1)

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b)

/** The week of its year, and how many that year has: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 */
function weekOf(day: number, firstWeekday: number): { week: number; weeks: number } {
  const weekStart = (one: number) => one - ((weekdayOf(one) - firstWeekday + 7) % 7)
  // The first week is the one with 4 January, so its fourth day says of which year a week is.
  const year = new Date((weekStart(day) + 3) * DAY_MS).getUTCFullYear()
  const [first, next] = [weekStart(dayNumber(year, 0, 4)), weekStart(dayNumber(year + 1, 0, 4))]
  return { week: Math.floor((day - first) / 7) + 1, weeks: (next - first) / 7 }
}

/**
 * The starts that a rule gives, by the local clock. ical.js has an iterator of its own, which omits days of many rules,
 * such as the last of February, does not know `BYSETPOS` in a year, and walks through all years before the span.
 */
class Recurrence {
  readonly #rule: ICAL.Recur
  readonly #freq: string
  readonly #start: number
  readonly #firstWeekday: number
  readonly #months: readonly number[] | undefined
  readonly #monthDays: readonly number[] | undefined
  readonly #weekdays: readonly { weekday: number; nth: number }[] | undefined
  readonly #times: readonly number[]

  constructor(rule: ICAL.Recur, start: number, isDate: boolean) {
    this.#rule = rule
    this.#freq = rule.freq
    this.#start = start
    this.#firstWeekday = (rule.wkst + 5) % 7 // ical.js counts from 1 for Sunday
    const { BYMONTH, BYMONTHDAY, BYDAY, BYYEARDAY, BYWEEKNO } = rule.parts
    const date = new Date(start)
    // A part that is missing comes from the start of the series.
    const hasDays = BYMONTHDAY ?? BYDAY ?? BYYEARDAY ?? BYWEEKNO
    const isPlain = (...freqs: string[]) => !hasDays && freqs.includes(rule.freq)
    const byWeekday = isPlain('WEEKLY') || (rule.freq === 'YEARLY' && BYWEEKNO && !BYDAY && !BYMONTHDAY && !BYYEARDAY)
    this.#months = BYMONTH ?? (isPlain('YEARLY') ? [date.getUTCMonth() + 1] : undefined)
    this.#monthDays = BYMONTHDAY ?? (isPlain('YEARLY', 'MONTHLY') ? [date.getUTCDate()] : undefined)
    const weekdays = BYDAY ?? (byWeekday ? [weekdayNames[weekdayOf(Math.floor(start / DAY_MS))] ?? ''] : undefined)
    this.#weekdays = weekdays?.map((text) => ({
      weekday: weekdayNames.indexOf(text.slice(-2)),
      nth: Number(text.slice(0, -2)),
    }))
    this.#times = isDate && !unitsMs[rule.freq] ? [0] : this.#timesOf(date)
  }

  /** The times within a day, or within the hour or minute of which the periods are. */
  #timesOf(start: Date): number[] {
    const { BYHOUR, BYMINUTE, BYSECOND } = this.#rule.parts
    const unit = unitsMs[this.#freq] ?? DAY_MS
    const hours = unit > 3_600_000 ? (BYHOUR ?? [start.getUTCHours()]) : [0]
    const minutes = unit > 60_000 ? (BYMINUTE ?? [start.getUTCMinutes()]) : [0]
    const seconds = unit > 1_000 ? (BYSECOND ?? [start.getUTCSeconds()]) : [0]
    const all = hours.flatMap((hour) =>
      minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1_000)),
    )
    return inOrder(all)
  }

  /** Periods are numbered: years, months, weeks, days and so on. */
  #periodOf(ms: number): number {
    const date = new Date(ms)
    const day = Math.floor(ms / DAY_MS)
    if (this.#freq === 'YEARLY') return date.getUTCFullYear()
    if (this.#freq === 'MONTHLY') return date.getUTCFullYear() * 12 + date.getUTCMonth()
    if (this.#freq === 'WEEKLY') return Math.floor((day + 3 - this.#firstWeekday) / 7)
    return Math.floor(ms / (unitsMs[this.#freq] ?? DAY_MS))
  }

  #firstMsOf(period: number): number {
    if (this.#freq === 'YEARLY') return Date.UTC(period, 0)
    if (this.#freq === 'MONTHLY') return Date.UTC(Math.floor(period / 12), period % 12)
    if (this.#freq === 'WEEKLY') return (period * 7 - 3 + this.#firstWeekday) * DAY_MS
    return period * (unitsMs[this.#freq] ?? DAY_MS)
  }

  /** Whether the weekday is one of the rule, such as the last Friday of the month or the year. */
  #isWeekday(day: number, year: number, month: number): boolean {
    if (!this.#weekdays) return true
    const ofYear = this.#freq === 'YEARLY' && !this.#rule.parts.BYMONTH
    const hasOrdinals = this.#freq === 'YEARLY' || this.#freq === 'MONTHLY'
    const first = ofYear ? dayNumber(year, 0, 1) : dayNumber(year, month, 1)
    const last = ofYear ? dayNumber(year, 12, 0) : dayNumber(year, month + 1, 0)
    return this.#weekdays.some(({ weekday, nth }) => {
      if (weekday !== weekdayOf(day)) return false
      if (nth === 0 || !hasOrdinals) return true
      return nth > 0 ? nth === Math.floor((day - first) / 7) + 1 : nth === -Math.floor((last - day) / 7) - 1
    })
  }

  #isDay(day: number): boolean {
    const date = new Date(day * DAY_MS)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    const { BYYEARDAY, BYWEEKNO } = this.#rule.parts
    if (this.#months && !this.#months.includes(month + 1)) return false
    if (!names(this.#monthDays, date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())) return false
    const first = dayNumber(year, 0, 1)
    if (!names(BYYEARDAY, day - first + 1, dayNumber(year + 1, 0, 1) - first)) return false
    if (BYWEEKNO) {
      const { week, weeks } = weekOf(day, this.#firstWeekday)
      if (!names(BYWEEKNO, week, weeks)) return false
    }
    return this.#isWeekday(day, year, month)
  }

  #daysOf(period: number): number[] {
    const [from, until] = [this.#firstMsOf(period) / DAY_MS, this.#firstMsOf(period + 1) / DAY_MS]
    const days: number[] = []
    for (let day = from; day < until; day++) {
      const date = new Date(day * DAY_MS)
      // A month of no interest is left at once.
      if (this.#months && !this.#months.includes(date.getUTCMonth() + 1)) {
        day = dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)
      } else if (this.#isDay(day)) days.push(day * DAY_MS)
    }
    return days
  }

  #isTime(ms: number): boolean {
    const { BYHOUR, BYMINUTE, BYSECOND } = this.#rule.parts
    const date = new Date(ms)
    if (BYHOUR && !BYHOUR.includes(date.getUTCHours())) return false
    if (this.#freq === 'HOURLY') return true
    if (BYMINUTE && !BYMINUTE.includes(date.getUTCMinutes())) return false
    return this.#freq === 'MINUTELY' || !BYSECOND || BYSECOND.includes(date.getUTCSeconds())
  }

  #startsOf(period: number): StartsOfPeriod {
    const ms = this.#firstMsOf(period)
    const bases = !unitsMs[this.#freq] ? this.#daysOf(period) : this.#isTime(ms) ? [ms] : []
    return { bases, times: this.#times }
  }

  /** From the first that can matter: those before it need only be walked through to be counted. */
  *#periods({ from, until }: Span): Generator<number> {
    const { interval, count } = this.#rule
    const unit = unitsMs[this.#freq]
    const first = this.#periodOf(this.#start)
    const skipped = count ? 0 : Math.floor((this.#periodOf(from) - 1 - first) / interval)
    for (let period = first + Math.max(0, skipped) * interval; ; period += interval) {
      const ms = this.#firstMsOf(period)
      if (!(ms <= until)) return
      const day = Math.floor(ms / DAY_MS)
      if (!unit || this.#isDay(day)) yield period
      // All hours, minutes or seconds of another day are left at once, up to the last before the next one.
      else period += (Math.ceil((((day + 1) * DAY_MS) / unit - period) / interval) - 1) * interval
    }
  }

  *starts(span: Span): Generator<number> {
    const { count, parts } = this.#rule
    let left = count ?? Infinity
    for (const period of this.#periods(span)) {
      const { bases, times } = this.#startsOf(period)
      const all = bases.length * times.length
      const places = parts.BYSETPOS && inOrder(parts.BYSETPOS.map((place) => (place < 0 ? all + place : place - 1)))
      for (let index = 0; index < (places?.length ?? all); index++) {
        const place = places?.[index] ?? index
        const start =
          (bases[Math.floor(place / times.length)] ?? Number.NaN) + (times[place % times.length] ?? Number.NaN)
        // A place that the period does not have is no number.
        if (!(start >= this.#start)) continue
        if (left-- <= 0 || start > span.until) return
        if (start >= span.from) yield start
      }
    }
  }
}

/**
 * The starts of a series within the span that its rule gives, in milliseconds of the local clock and in order. The
 * series' own start is among them only if the rule gives it. Ignores `UNTIL`, which the span has to respect.
 */
export const startsOf = (rule: ICAL.Recur, start: number, isDate: boolean, span: Span): Generator<number> =>
  new Recurrence(rule, start, isDate).starts(span)
