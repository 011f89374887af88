import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { monthOf } from '#contract/calendar-month.ts'
import { requestedMonth, monthsBeside, weeksOf } from './months.ts'

const today = toCalendarDay('2027-03-15')

test.each([
  [undefined, null],
  ['2027-06', '2027-06'],
  ['2029-02', '2029-02'],
  ['2029-03', null],
  ['2027-02', null],
  ['2027-13', null],
  ['<script>', null],
])('asked for the month %s, %s is shown', (asked, shown) => {
  expect(requestedMonth(asked, today)).toBe(shown)
})

test('the months beside it are those that are shown, too', () => {
  const month = (day: string) => monthOf(toCalendarDay(day))
  expect(monthsBeside(month(today), today)).toEqual({ before: null, after: '2027-04' })
  expect(monthsBeside(month('2027-12-01'), today)).toEqual({ before: '2027-11', after: '2028-01' })
  expect(monthsBeside(month('2029-02-01'), today)).toEqual({ before: '2029-01', after: null })
})

test('its weeks begin on Monday, and have seven places each', () => {
  const weeks = weeksOf(monthOf(toCalendarDay('2027-08-01')))
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2027-08-01'])
  expect(weeks[5]).toEqual(['2027-08-30', '2027-08-31', null, null, null, null, null])
})
