import { setTimeout as delay } from 'node:timers/promises'
import { addDays, type CalendarDay, toCalendarDay } from '#contract/calendar-day.ts'
import { daysOfYear } from './curve.ts'

/** The clock that people live by; the product's own is the real one. */
export class YearClock {
  readonly year: number
  readonly days: number
  readonly #msOfDay: number
  #begin = 0

  constructor(year: number, minutes: number) {
    this.year = year
    this.days = daysOfYear(year).length
    this.#msOfDay = (minutes * 60_000) / this.days
  }

  start(): void {
    this.#begin = performance.now()
  }

  /** Days and parts of days since the year began. */
  get now(): number {
    return (performance.now() - this.#begin) / this.#msOfDay
  }

  get today(): CalendarDay {
    return addDays(toCalendarDay(`${this.year}-01-01`), Math.min(Math.floor(this.now), this.days - 1))
  }

  /** In real milliseconds: how long ago that moment was. */
  lateBy(moment: number): number {
    return (this.now - moment) * this.#msOfDay
  }

  /** False for a moment that is no more of this year, without waiting. */
  async until(moment: number): Promise<boolean> {
    if (moment >= this.days) return false
    const wait = -this.lateBy(moment)
    if (wait > 0) await delay(wait)
    return true
  }
}
