import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { daysOfRange, monthToMark } from './day-range.ts'

const today = toCalendarDay('2026-11-21')
const every = [0, 1, 2, 3, 4, 5, 6]
const saturday = 5

const daysOf = (from: string, to: string, weekdays: number[], taken: string[] = []) =>
  daysOfRange({ from: toCalendarDay(from), to: toCalendarDay(to), weekdays: new Set(weekdays) }, today, (day) =>
    taken.includes(day),
  )

describe('the days of a range', () => {
  test.each<[string, string, number[], string[]]>([
    ['2027-06-01', '2027-06-30', [saturday], ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']],
    ['2027-06-11', '2027-06-14', [saturday, 6], ['2027-06-12', '2027-06-13']],
    ['2027-06-12', '2027-06-12', every, ['2027-06-12']],
    ['2027-06-12', '2027-06-12', [0], []],
    ['2027-06-12', '2027-06-11', every, []],
    ['2027-06-01', '2027-06-30', [], []],
    ['2024-02-01', '2026-11-22', every, ['2026-11-21', '2026-11-22']],
    ['2026-01-01', '2026-11-20', every, []],
  ])('%s to %s on %j are %j', (from, to, weekdays, days) => {
    expect(daysOf(from, to, weekdays)).toEqual({ days, taken: [], isTooMany: false })
  })

  test('are at most as many as are taken at once, and say when there are more', () => {
    const year = daysOf('2027-01-01', '2028-01-01', every)
    expect([year.days.length, year.isTooMany]).toEqual([366, false])
    const more = daysOf('2027-01-01', '2028-01-02', every)
    expect([more.days.length, more.days.at(-1), more.isTooMany]).toEqual([366, '2028-01-01', true])
    expect(daysOf('2027-01-01', '2099-12-31', [saturday]).isTooMany).toBe(true)
  })

  test('are without those that are taken, which take no place of the others', () => {
    expect(daysOf('2027-06-01', '2027-06-30', [saturday], ['2027-06-12', '2027-06-13'])).toEqual({
      days: ['2027-06-05', '2027-06-19', '2027-06-26'],
      taken: ['2027-06-12'],
      isTooMany: false,
    })
    const year = daysOf('2027-01-01', '2028-01-02', every, ['2027-06-12'])
    expect([year.days.length, year.days.at(-1), year.isTooMany]).toEqual([366, '2028-01-02', false])
  })
})

describe('the month that is offered first', () => {
  test.each([
    ['2026-11-21', '2026-11-01', '2026-11'],
    ['2026-11-28', '2026-11-01', '2026-11'],
    ['2026-11-29', '2026-11-01', '2026-12'],
    ['2026-11-30', '2026-11-30', '2026-12'],
    ['2026-12-31', '2026-12-28', '2027-01'],
    ['2026-11-30', '2027-06-01', '2027-06'],
    ['2026-11-30', '2027-06-28', '2027-07'],
  ])('on %s, with %s in view, is %s, which still has a Saturday', (now, day, month) => {
    expect(monthToMark(toCalendarDay(day), toCalendarDay(now))).toBe(month)
  })
})
