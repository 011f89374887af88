import { expect, test } from 'vitest'
import { amountOf, hasDecimals, sumOf, totalOf } from './decimal.ts'

test.each([
  [3, 0.1, 0.3],
  [1, 33.33, 33.33],
  [2.5, 33.33, 83.33], // 83.325
  [0.333, 33.33, 11.1], // 11.09889
  [0.005, 1, 0.01], // half a cent
  [33.335, 1, 33.34], // as a binary fraction it would be below the half
  [1.005, 1, 1.01],
  [0.001, 0.01, 0],
  [7, 9_999_999.99, 69_999_999.93],
  [150, 45, 6750],
])('%s at %s is %s', (quantity, unit_price, amount) => {
  expect(amountOf({ quantity, unit_price })).toBe(amount)
})

test('a total is the sum of the amounts as they are printed', () => {
  const half = { quantity: 0.5, unit_price: 0.01 }
  expect(totalOf([half, half])).toBe(0.02)
  expect(totalOf(Array.from({ length: 10 }, () => ({ quantity: 1, unit_price: 0.1 })))).toBe(1)
  expect(totalOf([])).toBe(0)
})

test('a sum of amounts is exact, less ones included', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([250.5, 0.3, -50.2])).toBe(200.6)
  expect(sumOf([])).toBe(0)
})

test.each([
  [33.335, 2, false],
  [33.33, 2, true],
  [1500, 2, true],
  [0.001, 3, true],
  [0.0001, 3, false],
  [1e-7, 3, false],
  [1e-7, 7, true],
  [1.5e-7, 7, false],
  [1.5e-7, 8, true],
  [1e-13, 3, false],
  [5e-324, 3, false],
  [1e21, 2, true],
])('%s has at most %i decimals: %s', (value, most, expected) => {
  expect(hasDecimals(value, most)).toBe(expected)
})
