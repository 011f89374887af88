import { expect, test } from 'vitest'
import { readReviewsFilters, reviewsHref } from './filters.ts'

const read = (query: string) => readReviewsFilters(new URLSearchParams(query))

test('the list begins with the reported reviews', () => {
  expect(read('state=shown&page=-1')).toEqual({ state: 'reported', page: 1, after: '' })
  for (const state of ['rewritten', 'hidden'])
    expect(reviewsHref(read(`state=${state}`))).toBe(`/admin/reviews?state=${state}`)
  expect(reviewsHref(read('state=reported&page=1'))).toBe('/admin/reviews')
})
