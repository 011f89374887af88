import { expect, test } from 'vitest'
import { formatCents, formatSum } from './sums.ts'

test('a sum has its cents where there are any, a column of amounts always', () => {
  expect([formatSum(1200), formatSum(33.34)]).toEqual(['1.200\u00A0€', '33,34\u00A0€'])
  expect([formatCents(1200), formatCents(0)]).toEqual(['1.200,00', '0,00'])
})
