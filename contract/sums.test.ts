import { expect, test } from 'vitest'
import { formatEuro } from './money.ts'
import { formatCents, formatExactSum, formatSum } from './sums.ts'

test('a sum has its cents where there are any, a column of amounts always', () => {
  expect([formatSum(1200), formatSum(33.34)]).toEqual(['€\u00A01.200', '€\u00A033,34'])
  expect([formatCents(1200), formatCents(0)]).toEqual(['1.200,00', '0,00'])
  expect(formatExactSum(1350)).toBe('€\u00A01.350,00')
})

test('a sum is written as a price is', () => {
  for (const euros of [0, 55, 99.9, 9_999_999]) expect(formatSum(euros).replace('\u00A0', ' ')).toBe(formatEuro(euros))
})
