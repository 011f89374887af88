import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { CalendarMonth } from '#contract/calendar-month.ts'
import type { AvailabilityDay } from '#contract/availability.ts'
import { availableDaysText } from './text.ts'
import { countOpen, hasEntries, isAvailable, weeksOf } from './month-grid.ts'

const month = (text: string) => text as CalendarMonth
const known = (...days: [string, AvailabilityDay['status']][]): AvailabilityDay[] =>
  days.map(([date, status]) => ({ date: toCalendarDay(date), status }))
const today = toCalendarDay('2027-06-10')
const firstDays = (text: string) =>
  weeksOf(month(text), [], today).map((week) => week.map((cell) => cell?.day.slice(8) ?? ''))

describe('a month in weeks', () => {
  test('begins with Monday', () => {
    // 1 June 2027 is a Tuesday.
    expect(firstDays('2027-06')[0]).toEqual(['', '01', '02', '03', '04', '05', '06'])
    expect(firstDays('2027-06').at(-1)).toEqual(['28', '29', '30', '', '', '', ''])
  })

  test('has four weeks when February begins on a Monday, and six when a long month begins on a Sunday', () => {
    expect(firstDays('2027-02')).toHaveLength(4)
    expect(firstDays('2027-08')).toHaveLength(6)
  })

  test('has every day once over the change of the clocks', () => {
    const days = firstDays('2027-03').flat().filter(Boolean)
    expect(days).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0')))
  })
})

describe('a day', () => {
  const weeks = weeksOf(
    month('2027-06'),
    known(
      ['2027-06-09', 'available'],
      ['2027-06-10', 'available'],
      ['2027-06-12', 'booked'],
      ['2027-06-13', 'blocked'],
    ),
    today,
  )
  const cellOf = (day: string) => {
    const cell = weeks.flat().find((candidate) => candidate?.day === day)
    if (!cell) throw new Error(`${day} is missing`)
    return cell
  }

  test('of which nothing is known is neither free nor busy', () => {
    expect(cellOf('2027-06-14').status).toBe('unknown')
    expect(isAvailable(cellOf('2027-06-14'))).toBe(false)
  })

  test('is open today, and no longer tomorrow', () => {
    expect(isAvailable(cellOf('2027-06-10'))).toBe(true)
    expect(isAvailable(cellOf('2027-06-09'))).toBe(false)
  })

  test('that is taken is not open', () => {
    expect(isAvailable(cellOf('2027-06-12'))).toBe(false)
    expect(isAvailable(cellOf('2027-06-13'))).toBe(false)
  })

  test('is counted only when it is open', () => {
    expect(countOpen(weeks)).toBe(1)
  })
})

describe('what a month says in words', () => {
  const say = (...entries: [string, AvailabilityDay['status']][]) => {
    const weeks = weeksOf(month('2027-06'), known(...entries), today)
    return availableDaysText(countOpen(weeks), hasEntries(weeks))
  }
  const notEntered = 'Pružatelj još nije upisao dane za ovaj mjesec. Pitajte ga.'

  test.each([
    [notEntered, []],
    [notEntered, [['2027-06-09', 'available']]],
    ['Nema slobodnih datuma u ovom mjesecu', [['2027-06-12', 'booked']]],
    ['1 slobodan datum u ovom mjesecu', [['2027-06-12', 'available']]],
    [
      '2 slobodna datuma u ovom mjesecu',
      [
        ['2027-06-12', 'available'],
        ['2027-06-13', 'available'],
      ],
    ],
  ] as [string, [string, AvailabilityDay['status']][]][])('%s', (text, entries) => {
    expect(say(...entries)).toBe(text)
  })
})
