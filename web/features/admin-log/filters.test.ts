import { expect, test } from 'vitest'
import { logHref, readLogFilters } from './filters.ts'

const read = (query: string) => readLogFilters(new URLSearchParams(query))

test('actions are taken that there are', () => {
  expect(read('action=constructor')).toEqual({ action: '', page: 1 })
  expect(logHref(read('page=4&action=premium'))).toBe('/admin/log?action=premium&page=4')
})
