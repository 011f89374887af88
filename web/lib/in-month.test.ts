import { expect, test } from 'vitest'
import { inMonth } from './in-month.ts'

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
  expect(inMonth(`2026-${number}`)).toBe(text)
})
