import { expect, test } from 'vitest'
import { readSentFilters, sentChoice, sentHref } from './sent-filters.ts'

const none = { new: 0, contacted: 0, interested: 0, booked: 0, rejected: 0, unread: 0, agreed_total: 0, total: 0 }
const read = (query: string) => readSentFilters(new URLSearchParams(query))

test('the filter of the sent enquiries is in their address, and a senseless one is none', () => {
  for (const filters of [
    { status: 'all', page: 1 },
    { status: 'booked', page: 3 },
  ] as const)
    expect(read(sentHref(filters).split('?')[1] ?? '')).toEqual(filters)
  expect(sentHref({ status: 'all', page: 1 })).toBe('/enquiries')
  expect(read('status=pending&page=-2')).toEqual({ status: 'all', page: 1 })
})

test('many enquiries can be narrowed to the statuses that they have', () => {
  const counts = { ...none, new: 19, booked: 3, rejected: 1, total: 23 }
  const choice = sentChoice(counts, 'all')
  expect(choice?.labels).toEqual({ all: 'Svi', new: 'Poslano', booked: 'Rezervirano', rejected: 'Zatvoreno' })
  expect(choice?.counts).toMatchObject({ all: 23, booked: 3 })
})

test('few, or those of one status, are not narrowed, unless the address does it', () => {
  expect(sentChoice({ ...none, new: 4, booked: 1, total: 5 }, 'all')).toBeNull()
  expect(sentChoice({ ...none, new: 30, total: 30 }, 'all')).toBeNull()
  expect(sentChoice(null, 'all')).toBeNull()
  expect(Object.keys(sentChoice({ ...none, new: 1, total: 1 }, 'booked')?.labels ?? {})).toEqual([
    'all',
    'new',
    'booked',
  ])
})
