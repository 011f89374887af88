import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { initialsOf, reviewerName, reviewsText, starsText, verificationText } from './text.ts'

test.each([
  ['Ivana i Marko', 'IV'],
  ['šime', 'ŠI'],
  ['Ž. Đurić', 'ŽĐ'],
  ['A', 'A'],
  ['42', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a review without an account is anonymous', () => {
  expect(reviewerName(null)).toBe('Anonimno')
  expect(reviewerName({ name: ' ' })).toBe('Anonimno')
  expect(reviewerName({ name: 'Lea i Ante' })).toBe('Lea i Ante')
})

test('numbers agree with their nouns', () => {
  expect([1, 2, 5, 21, 1204].map(reviewsText)).toEqual([
    '1 recenzija',
    '2 recenzije',
    '5 recenzija',
    '21 recenzija',
    '1.204 recenzije',
  ])
  expect([1, 3, 5].map(starsText)).toEqual(['1 zvjezdica', '3 zvjezdice', '5 zvjezdica'])
})

test('a proof says when it was booked, or else when the wedding was', () => {
  const event_month = '2026-09'
  expect(verificationText({ booked_on: toCalendarDay('2026-05-31'), event_month })).toBe(
    'Rezervirano preko Zauvijeka u svibnju 2026.',
  )
  expect(verificationText({ booked_on: null, event_month })).toBe(
    'Rezervirano preko Zauvijeka za vjenčanje u rujnu 2026.',
  )
})
