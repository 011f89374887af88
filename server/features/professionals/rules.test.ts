import { describe, expect, test } from 'vitest'
import { cutDescription } from './card-description.ts'
import { canSee } from './policy.ts'
import { searchWords } from './search-words.ts'

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
  test('match inside a name from four letters on, and shorter ones at the beginning of a word', () => {
    expect(searchWords('anas ana d').map(({ pattern }) => pattern)).toEqual(['%anas%', '% ana%', '% d%'])
  })

  test('are taken once, with wildcards as text', () => {
    expect(searchWords('ab_% ab_%')).toMatchObject([{ pattern: '%ab\\_\\%%' }])
  })

  test('forgive two neighbours in the wrong order', () => {
    expect(searchWords('naab')[0]?.typo?.swapped).toEqual(['%anab%', '%naab%', '%naba%'])
  })

  test('of a very long one do not become a hundred patterns', () => {
    expect(searchWords('x'.repeat(100))[0]?.typo?.swapped).toEqual([])
  })
})

test.each([
  ['č'.repeat(101), `${'č'.repeat(100)}…`],
  [`${'a'.repeat(99)}💍💍`, `${'a'.repeat(99)}💍…`],
  [`${'a'.repeat(99)} b`, `${'a'.repeat(99)}…`],
  [`${'a'.repeat(99)}. Bb`, `${'a'.repeat(99)}…`],
  [`${'a'.repeat(98)}, bb`, `${'a'.repeat(98)}…`],
  ['a'.repeat(100), 'a'.repeat(100)],
])('a card has of the description %s the beginning', (description, expected) => {
  expect(cutDescription(description)).toBe(expected)
})
