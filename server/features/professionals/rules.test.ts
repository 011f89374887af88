import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { canSee } from './policy.ts'
import { searchWords } from './search-words.ts'
import { validateSpan, spanOf } from './span.ts'

const day = toCalendarDay
const today = day('2027-03-15')

test.each([
  [{}, '2027-03-01', '2027-03-31'],
  [{ start_date: day('2027-02-10') }, '2027-02-10', '2027-02-28'],
  [{ end_date: day('2027-07-04') }, '2027-07-01', '2027-07-04'],
  [{ start_date: day('2027-02-10'), end_date: day('2027-07-04') }, '2027-02-10', '2027-07-04'],
])('the span of %j is %s to %s', (asked, from, to) => {
  expect(spanOf(asked, today)).toEqual({ from, to })
})

test('a span has at most 366 days, both ends included', () => {
  expect(validateSpan({ from: day('2027-01-01'), to: day('2028-01-01') })).toBeNull()
  expect(validateSpan({ from: day('2027-01-01'), to: day('2028-01-02') })).toContain('366')
  expect(validateSpan({ from: today, to: today })).toBeNull()
})

describe('a profile', () => {
  const owner = { role: 'professional', professional: { id: 7 } } as const
  const other = { role: 'professional', professional: { id: 8 } } as const

  test.each([
    ['approved', null, true],
    ['approved', other, true],
    ['pending', null, false],
    ['pending', owner, true],
    ['pending', other, false],
    ['rejected', { role: 'couple' }, false],
    ['rejected', { role: 'admin' }, true],
  ] as const)('that is %s is visible to %j: %s', (status, viewer, expected) => {
    expect(canSee(viewer, { id: 7, status, is_suspended: false })).toBe(expected)
  })

  test.each([
    [null, false],
    [owner, false],
    [other, false],
    [{ role: 'admin' }, true],
  ] as const)('of a suspended account is visible to %j: %s', (viewer, expected) => {
    expect(canSee(viewer, { id: 7, status: 'approved', is_suspended: true })).toBe(expected)
  })
})

describe('the words of a search', () => {
  test('match inside a name from three letters on, and shorter ones at the beginning of a word', () => {
    expect(searchWords('ana d').map(({ pattern }) => pattern)).toEqual(['%ana%', '% d%'])
  })

  test('are taken once, with wildcards as text', () => {
    expect(searchWords('a_% a_%')).toMatchObject([{ pattern: '%a\\_\\%%' }])
  })

  test('forgive two neighbours in the wrong order', () => {
    expect(searchWords('naa')[0]?.typo?.swapped).toEqual(['%ana%', '%naa%'])
  })

  test('of a very long one do not become a hundred patterns', () => {
    expect(searchWords('x'.repeat(100))[0]?.typo?.swapped).toEqual([])
  })
})
