import { expect, test } from 'vitest'
import { barHeights } from './bars.ts'

test('the greatest value fills the height, half of it half', () => {
  expect(barHeights([10, 5, 0])).toEqual([100, 50, 0])
})

test('a single one is seen beside a thousand, and nothing is not', () => {
  expect(barHeights([1000, 1, 0])).toEqual([100, 2, 0])
})

test('a month in which agreements became less has no bar', () => {
  expect(barHeights([200, -50])).toEqual([100, 0])
})

test('a year of nothing is flat', () => {
  expect(barHeights([0, 0])).toEqual([0, 0])
})
