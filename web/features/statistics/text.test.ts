import { expect, test } from 'vitest'
import { calendarMonth, formatCount, formatPercent, inMonth, shortMonth } from './text.ts'

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

test.each([
  ['01', 'u siječnju 2026.'],
  ['02', 'u veljači 2026.'],
  ['03', 'u ožujku 2026.'],
  ['04', 'u travnju 2026.'],
  ['05', 'u svibnju 2026.'],
  ['06', 'u lipnju 2026.'],
  ['07', 'u srpnju 2026.'],
  ['08', 'u kolovozu 2026.'],
  ['09', 'u rujnu 2026.'],
  ['10', 'u listopadu 2026.'],
  ['11', 'u studenome 2026.'],
  ['12', 'u prosincu 2026.'],
])('in the month %s it happened %s', (number, text) => {
  expect(inMonth({ ...month, month: `2026-${number}` })).toBe(text)
})

test('numbers and months read as in Croatia', () => {
  expect(formatCount(12_040)).toBe('12.040')
  expect(shortMonth(month)).toBe('kol')
  expect(calendarMonth(month)).toBe('2027-08')
})
