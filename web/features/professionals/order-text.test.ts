import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { orderingFilters, reasonsText, rulesOf } from './order-text.ts'

const trade = { category_id: 1, name: 'Lokacija', search: '', total: 4, applied: true }

const placed = {
  ranking: { rating: 4.8, reviews_weight: 0.7, premium: 0.15, score: 4.71 },
  review_count: 22,
  price_range: 'od € 500',
  created_at: '2026-05-31T22:30:00.000Z',
}

describe('the place of one in a list', () => {
  test.each([
    [{ rating: 4.8, premium: 0.15, score: 4.71 }, 23, 'Ocjena 4,8 iz 23 recenzije vrijedi 4,56 · Premium +0,15 = 4,71'],
    [{ rating: 4.5, premium: 0, score: 4.05 }, 1, 'Ocjena 4,5 iz 1 recenzije vrijedi 4,05'],
    [{ rating: 5, premium: 0, score: 4.33 }, 5, 'Ocjena 5,0 iz 5 recenzija vrijedi 4,33'],
    [{ rating: null, premium: 0, score: 4 }, 0, 'Bez recenzija vrijedi kao ocjena 4,00'],
    [{ rating: null, premium: 0.15, score: 4.15 }, 0, 'Bez recenzija vrijedi kao ocjena 4,00 · Premium +0,15 = 4,15'],
  ])('%o with %i reviews is explained', (ranking, review_count, text) => {
    expect(reasonsText('recommended', { ...placed, ranking: { reviews_weight: 0.5, ...ranking }, review_count })).toBe(
      text,
    )
  })

  test.each([
    ['rating', 'Ocjena 4,8 iz 22 recenzije vrijedi 4,56'],
    ['price', 'od € 500'],
    ['reviews', '22 recenzije'],
    ['newest', 'Profil otvoren 1.\u00A0lipnja\u00A02026.'],
  ] as const)('by %s is that of what decides there', (order, text) => {
    expect(reasonsText(order, placed)).toBe(text)
  })

  test('without an entry for the day it says so first', () => {
    expect(reasonsText('price', { ...placed, availability: 'unknown' })).toBe('Bez podatka za taj dan · od € 500')
  })
})

test('the rules of an order name the day, the words and the name', () => {
  const filters = { date: toCalendarDay('2027-06-12'), search: 'sesir', page: 1 }
  const rules = rulesOf('recommended', filters)
  expect(rules).toHaveLength(5)
  expect(rules[0]).toContain('12.\u00A0lipnja\u00A02027.')
  expect(rules.at(-1)).toBe('Kod jednakih odlučuje naziv, po abecedi.')
  expect(rulesOf('price', { page: 1 })).toHaveLength(2)
})

test('where only the free ones are asked for, no rule speaks of the others', () => {
  const filters = { date: toCalendarDay('2027-06-12'), free_only: '1', page: 1 }
  expect(rulesOf('recommended', filters).join(' ')).not.toContain('bez podatka')
})

test.each<[string, Parameters<typeof orderingFilters>[1], string]>([
  ['names that are all compared', {}, 'vila'],
  ['more names than are compared', { total_is_minimum: true }, ''],
  ['words that name a category', { suggestion: { category: trade } }, ''],
  ['an answer that is on its way', undefined, ''],
])('of %s words order only what they do', (_case, answer, search) => {
  expect(orderingFilters({ search: 'vila', page: 1 }, answer).search).toBe(search)
})
