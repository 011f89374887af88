import { describe, expect, test } from 'vitest'
import { cutDescription } from './card-data.ts'
import { hasFilters, homeHref, readFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the filters of an address', () => {
  test('are read and written back the same', () => {
    const query = 'category_id=2&city=Split&search=%C5%A1e%C5%A1ir&date=2027-06-12&price_max=1500&page=2'
    expect(homeHref(read(query))).toBe(`/?${query}`)
    expect(hasFilters(read(query))).toBe(true)
  })

  test.each(['page=-1', 'page=1e99', 'page=abc', 'category_id=abc', 'date=2027-02-30', 'price_max=-5', 'city=', 'x=1'])(
    '%s is as if nothing was asked',
    (query) => {
      expect(homeHref(read(query))).toBe('/')
      expect(hasFilters(read(query))).toBe(false)
    },
  )

  test('keep no more of a search than anyone would type', () => {
    expect(read(`search=${'a'.repeat(10_000)}`).search).toHaveLength(100)
  })
})

describe('the description on a card', () => {
  test('is cut at 100 characters with an ellipsis, between whole letters', () => {
    expect(cutDescription('č'.repeat(101))).toBe(`${'č'.repeat(100)}…`)
    expect(cutDescription(`${'a'.repeat(99)}💍💍`)).toBe(`${'a'.repeat(99)}💍…`)
  })

  test('is left alone when it fits, and empty when there is none', () => {
    expect(cutDescription('a'.repeat(100))).toBe('a'.repeat(100))
    expect(cutDescription(null)).toBe('')
  })
})
