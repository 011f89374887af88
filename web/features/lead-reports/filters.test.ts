import { expect, test } from 'vitest'
import { leadReportsHref, readLeadReportsFilters } from './filters.ts'

const read = (query: string) => readLeadReportsFilters(new URLSearchParams(query))

test('the list begins with the open reports', () => {
  expect(read('status=closed&page=0')).toEqual({ status: 'open', page: 1, after: '' })
  expect(leadReportsHref(read('status=resolved&page=2'))).toBe('/admin/lead-reports?status=resolved&page=2')
  expect(leadReportsHref(read('status=open&page=1'))).toBe('/admin/lead-reports')
})
