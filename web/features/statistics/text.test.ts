import { expect, test } from 'vitest'
import { calendarMonth, formatPercent, shortMonth } from './text.ts'

const month = {
  month: '2027-08',
  views: 0,
  saves: 0,
  leads: 0,
  answered: 0,
  booked: 0,
  offers: 0,
  offers_accepted: 0,
  agreed_value: 0,
}

test.each([
  [0.45, '45\u00A0%'],
  [1, '100\u00A0%'],
  [0, '0\u00A0%'],
  [1 / 3, '33\u00A0%'],
  [null, '–'],
])('a share of %s reads %j', (share, text) => {
  expect(formatPercent(share)).toBe(text)
})

test('months read as in Croatia', () => {
  expect(shortMonth(month)).toBe('kol')
  expect(calendarMonth(month)).toBe('2027-08')
})
