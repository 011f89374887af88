import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  endOfDay,
  addDays,
  daysBetween,
  daysFrom,
  isCalendarDay,
  toCalendarDay,
  weekday,
  zagrebDayOf,
} from './calendar-day.ts'
import { addMonths, type CalendarMonth, firstDayOf, isCalendarMonth, lastDayOf, monthOf } from './calendar-month.ts'

const month = (text: string) => text as CalendarMonth // written in the test

describe('a calendar day', () => {
  // A Canadian date is `11/28/2026` with ICU 72, as in WebKitGTK on Debian 12, and `2026-11-28` with others.
  test('is known whatever order a browser gives to the parts of a date', () => {
    const formats: { readonly format: unknown } = Intl.DateTimeFormat.prototype
    const format = vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '11/28/2026')
    onTestFinished(() => format.mockRestore())
    expect(zagrebDayOf(new Date('2026-11-27T23:30:00Z'))).toBe('2026-11-28')
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
