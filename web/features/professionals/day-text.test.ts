import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { dayText } from './day-text.ts'

test.each([
  ['available', 'Slobodan 12. lipnja 2027.'],
  ['booked', 'Zauzet 12. lipnja 2027.'],
  ['blocked', 'Zauzet 12. lipnja 2027.'],
  ['own', 'To je vaša rezervacija: 12. lipnja 2027.'],
  ['unknown', 'Nema podatka za 12. lipnja 2027.'],
] as const)('a day that is %s reads %s', (status, text) => {
  expect(dayText(toCalendarDay('2027-06-12'), status)).toBe(text)
})
