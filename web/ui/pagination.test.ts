import { expect, test } from 'vitest'
import { visiblePages } from './pagination.tsx'

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [10, 20, [7, 8, 9, 10, 11, 12, 13]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
])('on page %d of %d these seven at most are offered', (current, last, pages) => {
  expect(visiblePages(current, last, 7)).toEqual(pages)
})
