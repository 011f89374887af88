import { expect, test } from 'vitest'
import { phoneClass, visiblePages } from './pagination.tsx'

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [10, 20, [7, 8, 9, 10, 11, 12, 13]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
])('on page %d of %d these seven at most are offered', (current, last, pages) => {
  expect(visiblePages(current, last, 7)).toEqual(pages)
})

/** The pages as a phone shows them. */
const onPhone = (current: number, last: number) =>
  visiblePages(current, last, 7)
    .map((page): string => {
      const look = phoneClass(page, current, last) || ''
      if (look.includes('hidden')) return ''
      return (look.includes('before') ? '… ' : '') + page + (look.includes('after') ? ' …' : '')
    })
    .filter(Boolean)
    .join(' ')

test.each([
  [1, 4, '1 2 3 4'],
  [3, 5, '1 2 3 4 5'],
  [1, 7, '1 2 … 7'],
  [4, 7, '1 … 3 4 5 … 7'],
  [3, 6, '1 2 3 4 … 6'],
  [10, 20, '9 10 11'],
])('on page %d of %d a phone shows no gap without dots', (current, last, shown) => {
  expect(onPhone(current, last)).toBe(shown)
})
