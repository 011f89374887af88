import { describe, expect, test } from 'vitest'
import { toCalendarDay, weekday } from '#contract/calendar-day.ts'
import { bestDays, knownMonths, levelEnds, levelOf, weekendMonths, weekendsOf } from './free-weekends.ts'
import { holidayOn } from './holidays.ts'

const day = toCalendarDay

describe('two years of weekends', () => {
  const months = weekendMonths(day('2026-11-22'), 730)
  const days = months.flatMap(({ weeks }) => weeks.flat()).filter((one) => one !== null)

  test('have every Friday, Saturday and Sunday once, in their order', () => {
    expect(days).toEqual(days.toSorted())
    expect(new Set(days).size).toBe(days.length)
    expect(days.every((one) => weekday(one) >= 4)).toBe(true)
    expect(days).toHaveLength(313)
    expect([days[0], days.at(-1)]).toEqual(['2026-11-22', '2028-11-19'])
  })

  test('have each day in its month and under its weekday', () => {
    for (const { month, weeks } of months)
      for (const week of weeks) {
        expect(week).toHaveLength(3)
        for (const [column, one] of week.entries())
          if (one !== null) expect([one.slice(0, 7), weekday(one)]).toEqual([month, column + 4])
      }
  })

  test('part a weekend between two months', () => {
    const [april] = weekendMonths(day('2027-04-29'), 3)
    expect(april).toEqual({ month: '2027-04', weeks: [['2027-04-30', null, null]] })
    const [, may] = weekendMonths(day('2027-04-29'), 4)
    expect(may).toEqual({ month: '2027-05', weeks: [[null, '2027-05-01', '2027-05-02']] })
  })
})

test('months after the last in which somebody is free are left out', () => {
  const months = weekendMonths(day('2027-01-01'), 730)
  const { known, unknownFrom } = knownMonths(months, { '2027-03-06': 1, '2027-01-02': 2 })
  expect(known.map(({ month }) => month)).toEqual(['2027-01', '2027-02', '2027-03'])
  expect(unknownFrom).toBe('2027-04')
  expect(knownMonths(months, { '2028-12-30': 1 }).unknownFrom).toBeUndefined()
})

test('days of the week between are left out', () => {
  const free = [
    { date: day('2027-06-10'), available: 9 },
    { date: day('2027-06-11'), available: 4 },
    { date: day('2027-06-12'), available: 7 },
    { date: day('2027-06-13'), available: 7 },
  ]
  expect(weekendsOf(free)).toEqual({ '2027-06-11': 4, '2027-06-12': 7, '2027-06-13': 7 })
  expect(bestDays(weekendsOf(free), 2)).toEqual([
    { date: '2027-06-12', available: 7 },
    { date: '2027-06-13', available: 7 },
  ])
})

test.each([
  [0, 40, 0],
  [1, 40, 1],
  [10, 40, 1],
  [11, 40, 2],
  [40, 40, 4],
  [1, 1, 4],
  [0, 0, 0],
])('%i of at most %i have shade %i', (available, most, level) => expect(levelOf(available, most)).toBe(level))

test('the shades end where the next begins', () => {
  expect(levelEnds(40)).toEqual([10, 20, 30, 40])
  expect(levelEnds(3)).toEqual([1, 2, 3])
  expect(levelEnds(0)).toEqual([])
})

test.each([
  ['2027-03-28', 'Uskrs'],
  ['2027-03-29', 'Uskrsni ponedjeljak'],
  ['2027-05-27', 'Tijelovo'],
  ['2027-08-15', 'Velika Gospa'],
  ['2024-05-30', 'Dan državnosti, Tijelovo'],
  ['2027-06-12', undefined],
])('%s is %s', (date, holiday) => expect(holidayOn(day(date))).toBe(holiday))
