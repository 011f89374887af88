import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { conflictingDays } from './conflict.ts'

const sent = ['2027-06-05', '2027-06-12', '2027-06-19'].map(toCalendarDay)

test.each([
  [{ 'events.1.event_date': ['Za ovaj dan već postoji događaj.'] }, ['2027-06-12']],
  [{ 'events.0.event_date': ['…'], 'events.2.event_date': ['…'] }, ['2027-06-05', '2027-06-19']],
  [{ 'events.9.event_date': ['…'], 'events.0.title': ['…'], events: ['…'] }, []],
  [{}, []],
])('%j names the days %j', (fields, days) => {
  expect(conflictingDays({ fields }, sent)).toEqual(days)
})
