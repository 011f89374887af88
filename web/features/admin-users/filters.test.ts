import { expect, test } from 'vitest'
import { readUsersFilters, usersHref } from './filters.ts'

const read = (query: string) => readUsersFilters(new URLSearchParams(query))

test('roles and states are taken that there are', () => {
  expect(read('role=owner&state=gone&search=ana')).toEqual({ search: 'ana', role: '', state: '', page: 1, after: '' })
  expect(usersHref(read('state=suspended&role=couple&page=2'))).toBe('/admin/users?role=couple&state=suspended&page=2')
})
