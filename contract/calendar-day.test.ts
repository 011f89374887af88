import { describe, expect, test } from 'vitest'
import {
  endOfDay,
  addDays,
  daysBetween,
  daysFrom,
  isCalendarDay,
  toCalendarDay,
  weekday,
  zagrebDayOf,
  zagrebTimeOf,
} from './calendar-day.ts'
import { addMonths, type CalendarMonth, firstDayOf, isCalendarMonth, lastDayOf, monthOf } from './calendar-month.ts'

const month = (text: string) => text as CalendarMonth // written in the test

describe('a calendar day', () => {
  test('and the time of day in Zagreb are as Intl has them', () => {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', ...parts })
    const hourMs = 3_600_000
    const changes = Array.from({ length: 105 }, (_, index) => 1996 + index).flatMap((year) =>
      [2, 9].flatMap((inMonth) =>
        Array.from({ length: 8 * 24 }, (_, hour) => Date.UTC(year, inMonth, 25) + hour * hourMs),
      ),
    )
    const years = Array.from({ length: 4 * 365 * 8 }, (_, index) => Date.UTC(2026, 0, 1) + index * 3 * hourMs)
    for (const ms of [...changes, ...changes.map((one) => one - 1), ...years]) {
      const instant = new Date(ms)
      expect(`${zagrebDayOf(instant)} ${zagrebTimeOf(instant)}`).toBe(format.format(instant))
    }
  })

  test.each([
    ['2027-06-12', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-02-30', false],
    ['2027-13-01', false],
    ['2027-6-12', false],
    ['1899-12-31', false],
    ['2999-12-31', true],
    ['3000-01-01', false],
    ['2027-06-12T00:00:00Z', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected)
  })

  test('has its month, however late it is', () => {
    expect(lastDayOf(monthOf(toCalendarDay('2999-12-05')))).toBe('2999-12-31')
  })

  test('that does not exist is not made', () => {
    expect(() => toCalendarDay('2027-02-30')).toThrow(RangeError)
  })

  test('is counted over months, years and both changes of the clocks', () => {
    expect(addDays(toCalendarDay('2027-12-31'), 1)).toBe('2028-01-01')
    expect(addDays(toCalendarDay('2027-03-28'), 1)).toBe('2027-03-29')
    expect(daysBetween(toCalendarDay('2027-10-30'), toCalendarDay('2027-11-01'))).toBe(2)
    expect(daysFrom(toCalendarDay('2027-02-27'), toCalendarDay('2027-03-01'))).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ])
    expect(daysFrom(toCalendarDay('2027-03-02'), toCalendarDay('2027-03-01'))).toEqual([])
  })

  test('has its place in a week that begins on Monday', () => {
    expect(weekday(toCalendarDay('2027-06-14'))).toBe(0)
    expect(weekday(toCalendarDay('2027-06-12'))).toBe(5)
    expect(weekday(toCalendarDay('2027-06-13'))).toBe(6)
  })

  test.each([
    ['2027-06-11T21:59:59Z', '2027-06-11'],
    ['2027-06-11T22:00:00Z', '2027-06-12'],
    ['2027-12-31T22:59:59Z', '2027-12-31'],
    ['2027-12-31T23:00:00Z', '2028-01-01'],
  ])('at %s is %s on a wall in Zagreb', (instant, day) => {
    expect(zagrebDayOf(new Date(instant))).toBe(day)
  })

  test.each([
    ['2027-06-11', '2027-06-11T22:00:00.000Z'],
    ['2027-12-31', '2027-12-31T23:00:00.000Z'],
    // The clocks change that night, or have changed that morning.
    ['2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2027-10-30', '2027-10-30T22:00:00.000Z'],
    ['2027-10-31', '2027-10-31T23:00:00.000Z'],
  ])('%s ends at %s', (day, instant) => {
    expect(endOfDay(toCalendarDay(day)).toISOString()).toBe(instant)
  })
})

describe('a calendar month', () => {
  test('is told from what is none', () => {
    expect(isCalendarMonth('2027-06')).toBe(true)
    expect(isCalendarMonth('2027-13')).toBe(false)
    expect(isCalendarMonth('2027-6')).toBe(false)
  })

  test('begins, ends and follows another', () => {
    expect(firstDayOf(month('2028-02'))).toBe('2028-02-01')
    expect(lastDayOf(month('2028-02'))).toBe('2028-02-29')
    expect(addMonths(month('2027-11'), 2)).toBe('2028-01')
    expect(addMonths(month('2027-01'), -1)).toBe('2026-12')
    expect(monthOf(toCalendarDay('2027-06-12'))).toBe('2027-06')
  })
})
