import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/professionals.ts'
import { asFound, asMeant } from './as-meant.ts'
import type { Filters } from './filters.ts'

const filters: Filters = { search: 'bend u Splitu', price_max: '900', page: 2 }
const taken = { search: 'aurora', total: 3, applied: true }
const category = { category_id: 4, name: 'Glazba', ...taken }
const city = { city: 'Split', ...taken }

test('a list of words that were taken for a category and a town is found by these', () => {
  const found = { ...filters, category_id: '4', city: 'Split', search: 'aurora', by_name: '', page: 1 }
  expect(asFound(filters, { category, city })).toEqual(found)
  expect(asFound(filters, { city })).toEqual({ ...found, category_id: filters.category_id })
})

test('a list of names is found by them, also where the words could mean something else', () => {
  const offered: Suggestion = { category: { ...category, applied: false } }
  expect(asFound(filters, offered)).toBe(filters)
  expect(asFound(filters, { nearby: { city: 'Solin', distance_km: 5, total: 1 } })).toBe(filters)
  expect(asMeant(filters, offered)).toMatchObject({ category_id: '4', search: 'aurora', price_max: '900' })
})

test('words that mean a region are found in its surroundings', () => {
  const region = { name: 'Istra', near: 'Vrsar', km: 46, ...taken }
  expect(asFound(filters, { region })).toEqual({
    ...filters,
    near: 'Vrsar',
    km: '46',
    search: 'aurora',
    by_name: '',
    page: 1,
  })
})

test('sums, a day and guests of the words come before filters that are set, also where the rest is a name', () => {
  const named = { search: 'bend', price_max: 700, date: '2027-06-12', fact_guests: 90 }
  const found = { search: 'bend', price_max: '700', date: '2027-06-12', fact_guests: '90', by_name: '', page: 1 }
  expect(asFound(filters, { filters: named })).toEqual(found)
  expect(asFound(filters, { filters: named, category: { ...category, applied: false } })).toEqual(found)
  expect(asFound(filters, { filters: named, category })).toEqual({ ...found, category_id: '4', search: 'aurora' })
})

test('words that mean facts are found by these', () => {
  const stated = [
    { fact: 'genres' as const, option: 'tamburasi' },
    { fact: 'own_sound' as const, option: null },
  ]
  const facts = { stated, ...taken }
  const found = { ...filters, fact_genres: 'tamburasi', fact_own_sound: '1', search: 'aurora', by_name: '', page: 1 }
  expect(asFound(filters, { category, facts })).toEqual({ ...found, category_id: '4' })
  expect(asFound(filters, { facts })).toEqual(found)
  expect(asFound(filters, { facts: { ...facts, applied: false } })).toBe(filters)
})
