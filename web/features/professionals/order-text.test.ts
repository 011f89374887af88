import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { reasonsText, rulesOf } from './order-text.ts'

describe('the place of one in a list', () => {
  test.each([
    [{ rating: 4.8, premium: 0.15, score: 4.71 }, 23, 'Ocjena 4,8 iz 23 recenzije vrijedi 4,56 · Premium +0,15 = 4,71'],
    [{ rating: 4.5, premium: 0, score: 4.05 }, 1, 'Ocjena 4,5 iz 1 recenzije vrijedi 4,05'],
    [{ rating: 5, premium: 0, score: 4.33 }, 5, 'Ocjena 5,0 iz 5 recenzija vrijedi 4,33'],
    [{ rating: null, premium: 0, score: 4 }, 0, 'Bez recenzija vrijedi kao ocjena 4,00'],
    [{ rating: null, premium: 0.15, score: 4.15 }, 0, 'Bez recenzija vrijedi kao ocjena 4,00 · Premium +0,15 = 4,15'],
  ])('%o with %i reviews is explained', (ranking, review_count, text) => {
    expect(reasonsText({ ranking: { reviews_weight: 0.5, ...ranking }, review_count })).toBe(text)
  })

  test('without an entry for the day it says so first', () => {
    const ranking = { rating: null, reviews_weight: 0, premium: 0, score: 4 }
    expect(reasonsText({ ranking, review_count: 0, availability: 'unknown' })).toMatch(/^Bez podatka za taj dan · /)
  })
})

test('the rules of an order name the day, the words and the name', () => {
  const filters = { date: toCalendarDay('2027-06-12'), search: 'sesir', page: 1 }
  const rules = rulesOf('recommended', filters)
  expect(rules).toHaveLength(5)
  expect(rules[0]).toContain('12. lipnja 2027.')
  expect(rules.at(-1)).toBe('Kod jednakih odlučuje naziv, po abecedi.')
  expect(rulesOf('price', { page: 1 })).toHaveLength(2)
})
