import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { validateSpan, spanOf } from './span.ts'

const day = toCalendarDay
const today = day('2027-03-15')

test.each([
  [{}, '2027-03-01', '2027-03-31'],
  [{ start_date: day('2027-02-10') }, '2027-02-10', '2027-02-28'],
  [{ end_date: day('2027-07-04') }, '2027-07-01', '2027-07-04'],
  [{ start_date: day('2027-02-10'), end_date: day('2027-07-04') }, '2027-02-10', '2027-07-04'],
])('the span of %j is %s to %s', (query, from, to) => {
  expect(spanOf(query, today)).toEqual({ from, to })
})

test('a span has at most 366 days, both ends included', () => {
  expect(validateSpan({ from: day('2027-01-01'), to: day('2028-01-01') })).toBeNull()
  expect(validateSpan({ from: day('2027-01-01'), to: day('2028-01-02') })).toContain('366')
  expect(validateSpan({ from: today, to: today })).toBeNull()
})
