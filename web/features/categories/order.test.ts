import { expect, test } from 'vitest'
import { moveItem } from './order.ts'

const list = ['a', 'b', 'c']

test.each([
  [1, -1, ['b', 'a', 'c']],
  [1, 1, ['a', 'c', 'b']],
  [2, -1, ['a', 'c', 'b']],
] as const)('place %i moved by %i', (from, by, result) => {
  expect(moveItem(list, from, by)).toEqual(result)
})

test.each([
  [0, -1],
  [2, 1],
  [-1, 1],
  [7, -1],
] as const)('from place %i nothing moves by %i', (from, by) => {
  expect(moveItem(list, from, by)).toBe(list)
})
