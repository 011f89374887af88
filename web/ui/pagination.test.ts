import { expect, test } from 'vitest'
import { numberClass, visiblePages } from './pagination.tsx'

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 20]],
  [10, 20, [1, 8, 9, 10, 11, 12, 20]],
  [20, 20, [1, 15, 16, 17, 18, 19, 20]],
])('on page %d of %d these seven at most are offered, both ends among them', (current, last, pages) => {
  expect(visiblePages(current, last, 7)).toEqual(pages)
})

/** The page links visible at this screen width. */
const shownOn = (screen: 'phone' | 'desk', current: number, last: number) =>
  visiblePages(current, last, 7)
    .map((page): string => {
      const classes = (numberClass(page, current, last, 7) || '').split(' ')
      const has = (name: string) =>
        classes.some((one) => one.startsWith(name) || (screen === 'phone' && one.startsWith(`max-sm:${name}`)))
      if (has('hidden')) return ''
      return (has('dots-before') ? '… ' : '') + page + (has('dots-after') ? ' …' : '')
    })
    .filter(Boolean)
    .join(' ')

test.each([
  [1, 4, '1 2 3 4'],
  [3, 5, '1 2 3 4 5'],
  [1, 7, '1 2 … 7'],
  [4, 7, '1 … 3 4 5 … 7'],
  [3, 6, '1 2 3 4 … 6'],
  [10, 20, '1 … 9 10 11 … 20'],
  [1, 105, '1 2 … 105'],
])('on page %d of %d a phone shows no gap without dots', (current, last, shown) => {
  expect(shownOn('phone', current, last)).toBe(shown)
})

test.each([
  [4, 7, '1 2 3 4 5 6 7'],
  [4, 8, '1 2 3 4 5 6 … 8'],
  [5, 8, '1 … 3 4 5 6 7 8'],
  [50, 105, '1 … 48 49 50 51 52 … 105'],
])('on page %d of %d a desk shows no gap without dots', (current, last, shown) => {
  expect(shownOn('desk', current, last)).toBe(shown)
})
