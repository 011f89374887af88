import { expect, test } from 'vitest'
import { countSuspended, professionalsHref, readProfessionalsFilters, suspendedOwnersHref } from './filters.ts'

const read = (query: string) => readProfessionalsFilters(new URLSearchParams(query))

test.each([
  ['', { status: 'pending', search: '', page: 1, after: '' }],
  ['status=all&search=%20Foto%20&page=3', { status: 'all', search: 'Foto', page: 3, after: '' }],
  ['status=toString&page=0', { status: 'pending', search: '', page: 1, after: '' }],
  ['status=suspended&page=1.5', { status: 'pending', search: '', page: 1, after: '' }],
])('%j is read as %j', (query, filters) => {
  expect(read(query)).toEqual(filters)
})

test('a list has one address, whatever the one was that it was read from', () => {
  expect(professionalsHref(read('status=pending&page=1&search='))).toBe('/admin/professionals')
  expect(professionalsHref(read('page=2&status=all&x=1'))).toBe('/admin/professionals?status=all&page=2')
})

test('the profiles that no status counts are those of suspended accounts', () => {
  expect(countSuspended({ all: 5, pending: 2, approved: 1, rejected: 1 })).toBe(1)
  expect(suspendedOwnersHref).toBe('/admin/users?role=professional&state=suspended')
})
