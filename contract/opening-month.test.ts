import { expect, test } from 'vitest'
import { toCalendarDay } from './calendar-day.ts'
import type { AvailabilityDay } from './availability.ts'
import { openingMonth, openingSpan } from './opening-month.ts'

const today = toCalendarDay('2026-11-22')
const days = (...known: [string, AvailabilityDay['status']][]) =>
  known.map(([date, status]) => ({ date: toCalendarDay(date), status }))

test.each([
  ['2026-11', days()],
  ['2026-11', days(['2026-11-22', 'available'], ['2027-06-12', 'available'])],
  ['2027-06', days(['2026-11-21', 'available'], ['2027-05-08', 'booked'], ['2027-06-12', 'available'])],
  ['2027-06', days(['2027-07-03', 'available'], ['2027-06-12', 'available'], ['2027-08-07', 'available'])],
  ['2026-11', days(['2027-05-08', 'booked'], ['2027-05-09', 'blocked'])],
])('a calendar opens at %s, where the first free day is', (month, known) => {
  expect(openingMonth(known, today)).toBe(month)
})

test('a free day is looked for in one year, from the month of today', () => {
  expect(openingSpan(today)).toEqual({ start_date: '2026-11-01', end_date: '2027-10-31' })
})
