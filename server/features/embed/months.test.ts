import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { monthsBeside, shownMonth, weeksOf } from './months.ts'

const today = toCalendarDay('2027-03-15')

test.each([
  [undefined, '2027-03'],
  ['2027-06', '2027-06'],
  ['2029-02', '2029-02'],
  ['2029-03', '2027-03'],
  ['2027-02', '2027-03'],
  ['2027-13', '2027-03'],
  ['<script>', '2027-03'],
])('of the month %s, %s is shown', (asked, shown) => {
  expect(shownMonth(asked, today)).toBe(shown)
})

test('the months beside it are those that are shown, too', () => {
  expect(monthsBeside(shownMonth(undefined, today), today)).toEqual({ before: null, after: '2027-04' })
  expect(monthsBeside(shownMonth('2027-12', today), today)).toEqual({ before: '2027-11', after: '2028-01' })
  expect(monthsBeside(shownMonth('2029-02', today), today)).toEqual({ before: '2029-01', after: null })
})

test('its weeks begin on Monday, and have seven places each', () => {
  const weeks = weeksOf(shownMonth('2027-08', today))
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2027-08-01'])
  expect(weeks[5]).toEqual(['2027-08-30', '2027-08-31', null, null, null, null, null])
})
