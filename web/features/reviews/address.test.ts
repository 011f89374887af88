import { expect, test } from 'vitest'
import { readReviewsState, reviewsHref } from './address.ts'

const read = (query: string) => readReviewsState(new URLSearchParams(query))
const all = { page: 1, sort: 'newest', rating: undefined, search: '' }

test.each([
  ['', {}],
  [
    'reviews_page=3&reviews_sort=lowest&reviews_rating=5&reviews_search=+zvuk+',
    { page: 3, sort: 'lowest', rating: 5, search: 'zvuk' },
  ],
  ...['0', '-1', '1e9', '99999999', 'x'].map((page) => [`reviews_page=${page}`, {}] as const),
  ...['best', 'newest', ''].map((sort) => [`reviews_sort=${sort}`, {}] as const),
  ...['0', '6', '4.5', 'pet', ''].map((rating) => [`reviews_rating=${rating}`, {}] as const),
] as const)('%s', (query, state) => {
  expect(read(query)).toEqual({ ...all, ...state })
})

test('a longer search is cut as the server cuts it', () => {
  expect(read(`reviews_search=${'a'.repeat(200)}`).search).toHaveLength(100)
})

test.each([
  ['', { page: 2 }, '/professionals/7?reviews_page=2#recenzije'],
  ['?month=2027-06&reviews_page=3', { sort: 'oldest' }, '/professionals/7?month=2027-06&reviews_sort=oldest#recenzije'],
  [
    '?reviews_sort=oldest&reviews_rating=5',
    { page: 2 },
    '/professionals/7?reviews_sort=oldest&reviews_rating=5&reviews_page=2#recenzije',
  ],
  [
    '?reviews_rating=5&reviews_search=zvuk&reviews_page=2',
    { rating: undefined, search: '' },
    '/professionals/7#recenzije',
  ],
  ['?reviews_sort=lowest', { sort: 'newest' }, '/professionals/7#recenzije'],
] as const)('%s with %j', (search, change, href) => {
  expect(reviewsHref({ pathname: '/professionals/7', search }, change)).toBe(href)
})
