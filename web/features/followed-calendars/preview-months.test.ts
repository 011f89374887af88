import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { countEffects, monthsOf } from './preview-months.ts'
import type { Effect } from './text.ts'

const day = (date: string, effect: Effect = 'blocks') => ({ date: toCalendarDay(date), summaries: ['Zauzeto'], effect })

test('days stand under their month, both in order', () => {
  const months = monthsOf([day('2027-07-01'), day('2027-06-30'), day('2026-12-31'), day('2027-06-02')])
  expect(months.map(({ month, days }) => [month, days.map(({ date }) => date)])).toEqual([
    ['2026-12', ['2026-12-31']],
    ['2027-06', ['2027-06-02', '2027-06-30']],
    ['2027-07', ['2027-07-01']],
  ])
})

test('no days are no months', () => {
  expect(monthsOf([])).toEqual([])
})

test('effects are counted, and one that no day has is not spoken of', () => {
  const days = [day('2027-06-01', 'taken'), day('2027-06-02'), day('2027-06-03', 'taken')]
  expect(countEffects(days)).toEqual([
    { effect: 'blocks', count: 1 },
    { effect: 'taken', count: 2 },
  ])
})
