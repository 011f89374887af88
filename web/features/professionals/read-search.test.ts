import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { factKeys, factParameter } from '#contract/facts.ts'
import { hasFilters, searchHref, withCategory } from './filters.ts'
import { droppedText } from './dropped-text.ts'
import { readSearch } from './read-search.ts'

const today = toCalendarDay('2026-11-22')
const read = (query: string) => readSearch(new URLSearchParams(query), today)

describe('the filters of an address', () => {
  test.each(['/', '/professionals'] as const)('are read and written back the same on %s', (path) => {
    const query = 'category_id=2&city=Split&search=%C5%A1e%C5%A1ir&date=2027-06-12&price_max=1500&page=2'
    const { filters, dropped } = read(query)
    expect(searchHref(path, filters)).toBe(`${path}?${query}`)
    expect(hasFilters(filters)).toBe(true)
    expect(dropped).toEqual([])
  })

  test('all at once are read and written back the same', () => {
    const query = [
      'category_id=1&city=Split&search=dvor&by_name=1&date=2027-06-12&free_only=1&near=Split&km=100',
      '&price_min=500&price_max=1500.5&rating_min=4.5&fact_guests=120&fact_parking=1&fact_languages=en&sort=price',
    ].join('')
    const { filters, dropped } = read(query)
    expect(searchHref('/', filters)).toBe(`/?${query}`)
    expect(dropped).toEqual([])
  })

  test.each([
    'page=-1',
    'page=1e99',
    'page=abc',
    'city=',
    'city=%00',
    'near=%E2%80%8B',
    'search=%00%20%C2%AD',
    'date=',
    'price_max=%20',
    'fact_parking=0',
    'sort=recommended',
    'x=1',
  ])('%s is as if nothing was asked', (query) => {
    const { filters, dropped } = read(query)
    expect(searchHref('/', filters)).toBe('/')
    expect(hasFilters(filters)).toBe(false)
    expect(dropped).toEqual([])
  })

  test.each([
    ['city=Split%00', 'city=Split'],
    ['search=%E2%80%AEbend', 'search=bend'],
    ['near=Za%0Bdar&km=50', 'near=Zadar&km=50'],
  ])('%s is read without what is not seen', (query, seen) => {
    expect(searchHref('/', read(query).filters)).toBe(`/?${seen}`)
  })

  test.each([
    ['category_id=abc', 'Filter iz adrese nije valjan pa ga nismo primijenili: kategorija.'],
    ['date=2027-02-30', 'Filter iz adrese nije valjan pa ga nismo primijenili: datum.'],
    ['date=2026-11-21', 'Filter iz adrese nije valjan pa ga nismo primijenili: datum koji je prošao.'],
    ['date=21.+11.+2026.', 'Filter iz adrese nije valjan pa ga nismo primijenili: datum koji je prošao.'],
    ['date=sutra', 'Filter iz adrese nije valjan pa ga nismo primijenili: datum.'],
    ['price_max=-5', 'Filter iz adrese nije valjan pa ga nismo primijenili: cijena.'],
    ['price_max=sto&date=abc', 'Filteri iz adrese nisu valjani pa ih nismo primijenili: datum, cijena.'],
    ['rating_min=6', 'Filter iz adrese nije valjan pa ga nismo primijenili: ocjena.'],
    ['near=Split&km=5&near=', 'Filter iz adrese nije valjan pa ga nismo primijenili: udaljenost.'],
    ['fact_guests=mnogo', 'Filter iz adrese nije valjan pa ga nismo primijenili: broj gostiju.'],
    ['fact_languages=tlh', 'Filter iz adrese nije valjan pa ga nismo primijenili: jezici.'],
    ['sort=abeceda', 'Filter iz adrese nije valjan pa ga nismo primijenili: redoslijed.'],
    [`city=${'a'.repeat(101)}`, 'Filter iz adrese nije valjan pa ga nismo primijenili: grad.'],
  ])('%.40s is dropped and said', (query, text) => {
    const { filters, dropped } = read(query)
    expect(searchHref('/', { ...filters, near: '' })).toBe('/')
    expect(droppedText(dropped)).toBe(text)
  })

  test.each([
    ['1500', '1500'],
    ['1.500', '1500'],
    ['1.500,50', '1500.5'],
    ['1500.50', '1500.5'],
    ['0', '0'],
  ])('the price %s, however it was typed, is %s', (typed, price_max) => {
    expect(read(`price_max=${typed}`).filters.price_max).toBe(price_max)
  })

  test.each(['2027-06-12', '12. 6. 2027.', '12.6.2027', '12. lipnja 2027.'])('the day %s is 12 June 2027', (typed) => {
    const { filters, dropped } = read(`date=${encodeURIComponent(typed)}`)
    expect([filters.date, dropped]).toEqual(['2027-06-12', []])
  })

  test.each([
    ['free_only=1', 'date=2027-06-12'],
    ['km=100', 'near=Split'],
    ['by_name=1', 'search=bend'],
  ])('%s means nothing without %s', (query, other) => {
    expect(searchHref('/', read(query).filters)).toBe('/')
    expect(searchHref('/', read(`${other}&${query}`).filters)).toBe(`/?${other}&${query}`)
  })

  test('an order is no filter', () => {
    expect(hasFilters(read('sort=price').filters)).toBe(false)
  })

  test('another category asks for none of the facts of the former one', () => {
    const facts = factKeys.map((key) => `${factParameter(key)}=1`).join('&')
    const { filters } = read(`category_id=1&city=Split&${facts}&page=3`)
    expect(searchHref('/', withCategory(filters, '2'))).toBe('/?category_id=2&city=Split')
  })

  test('keep no more of a search than anyone would type', () => {
    expect(read(`search=${'a'.repeat(10_000)}`).filters.search).toHaveLength(100)
  })
})
