import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { dayText } from './day-text.ts'

test.each([
  ['available', 'Slobodan 12.\u00A0lipnja\u00A02027.'],
  ['booked', 'Zauzet 12.\u00A0lipnja\u00A02027.'],
  ['blocked', 'Zauzet 12.\u00A0lipnja\u00A02027.'],
  ['own', 'Vaša rezervacija: 12.\u00A0lipnja\u00A02027.'],
  ['unknown', 'Nema podatka za 12.\u00A0lipnja\u00A02027.'],
] as const)('a day that is %s reads %s', (status, text) => {
  expect(dayText(toCalendarDay('2027-06-12'), status)).toBe(text)
})
