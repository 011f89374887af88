import { expect, test } from 'vitest'
import { pageFrom, placedPageKeys, readPlacedPage } from './placed-page.ts'

const shown = { page: 2, after: '5_2' }

test.each([
  [1, {}],
  [2, { page: 2, after: '5_2' }],
  [3, { page: 3, after: '7_9' }],
  [4, { page: 4, after: undefined }],
])('page %i is reached from the second one by %j', (number, keys) => {
  expect(placedPageKeys(pageFrom(shown, '7_9', number))).toEqual(keys)
})

test('on the last page nothing comes behind', () => {
  expect(pageFrom(shown, null, 3)).toEqual({ page: 3, after: '' })
})

test('a place without a page is none', () => {
  expect(placedPageKeys(readPlacedPage(new URLSearchParams('after=5_2')))).toEqual({})
  expect(placedPageKeys(readPlacedPage(new URLSearchParams('page=2&after=5_2')))).toEqual(shown)
})
