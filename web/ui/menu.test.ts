import { expect, test } from 'vitest'
import { nextItemIndex } from './menu.tsx'

const labels = ['Pogledaj', 'Rezerviraj', 'Odbij', 'Označi']

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['r', 0, 1],
  ['O', 0, 2],
  ['o', 2, 3],
  ['o', 3, 2],
  ['x', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
])('%s at choice %i leads to %s', (key, current, next) => {
  expect(nextItemIndex(key, labels, current)).toBe(next)
})

test('an empty menu leads nowhere', () => {
  expect(nextItemIndex('ArrowDown', [], -1)).toBeNull()
})
