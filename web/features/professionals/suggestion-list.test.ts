import { describe, expect, test } from 'vitest'
import type { Category } from '#contract/categories.ts'
import { nextIndex, optionsOf } from './suggestion-list.tsx'

const music: Category = { id: 4, name: 'Glazba', slug: 'glazba' }
const found = {
  categories: [{ category: music, city: null, total: 13 }],
  cities: [{ city: 'Split', category: music, total: 2 }],
  professionals: [{ id: 7, company_name: 'Bend Val', city: 'Split', category: music }],
}

describe('suggestions', () => {
  test('stand for a category and a town with their numbers, or lead to a company', () => {
    expect(optionsOf(found, { search: 'bend', page: 1 })).toMatchObject([
      { text: 'Glazba', note: '13', change: { category_id: '4', search: '', by_name: '' } },
      { text: 'Split · Glazba', note: '2', change: { category_id: '4', city: 'Split', search: '' } },
      { text: 'Bend Val', note: 'Split · Glazba', to: '/professionals/7' },
    ])
  })

  test('go on with the words that are typed, before companies', () => {
    const options = optionsOf({ ...found, phrases: ['bend za Uskrs'] }, { search: 'bend za usk', page: 1 })
    expect(options.at(-2)).toMatchObject({ text: 'bend za Uskrs', change: { search: 'bend za Uskrs', by_name: '' } })
  })

  test('stand for facts of a category before all of it', () => {
    const facts = [{ category: music, city: 'Split', stated: [{ fact: 'genres' as const, option: 'dj' }], total: 2 }]
    expect(optionsOf({ ...found, facts }, { search: 'dj', page: 1 })[0]).toMatchObject({
      text: 'Glazba · DJ · Split',
      note: '2',
      change: { category_id: '4', fact_genres: 'dj', city: 'Split', search: '' },
    })
  })

  test('of a town replace the surroundings of another that were chosen before', () => {
    const [, option] = optionsOf(found, { search: 'bend spl', near: 'Vrsar', km: '46', page: 1 })
    expect(option?.change).toMatchObject({ city: 'Split', near: '', km: '' })
  })

  test('say no number beside another filter, since it is of the whole list', () => {
    expect(optionsOf(found, { search: 'bend', price_max: '500', page: 1 }).map(({ note }) => note)).toEqual([
      '',
      '',
      'Split · Glazba',
    ])
  })

  test('bring the sum, the day and the guests of the words with them, each where it is a filter', () => {
    const filters = { price_max: 1000, date: '2027-06-12', fact_guests: 150 }
    const venue: Category = { id: 3, name: 'Lokacija', slug: 'lokacija' }
    const categories = [{ category: venue, city: null, total: 5 }, ...found.categories]
    const options = optionsOf({ ...found, categories, filters }, { search: 'b do 1000', page: 1 })
    const common = { price_max: '1000', date: '2027-06-12', search: '' }
    expect(options).toMatchObject([
      { text: 'Lokacija', note: '', change: { ...common, category_id: '3', fact_guests: '150' } },
      { text: 'Glazba', note: '', change: common },
      { text: 'Split · Glazba', note: '', change: { ...common, city: 'Split' } },
      { text: 'Bend Val', to: '/professionals/7?date=2027-06-12' },
    ])
    expect(options[1]?.change?.fact_guests ?? '').toBe('')
  })

  test('leave the hours of the words in the search', () => {
    expect(optionsOf({ ...found, search: '6 sati' }, { search: 'b 6 sati', page: 1 })).toMatchObject([
      { text: 'Glazba', note: '', change: { category_id: '4', search: '6 sati', by_name: '' } },
      { text: 'Split · Glazba', note: '', change: { category_id: '4', city: 'Split', search: '6 sati' } },
      { text: 'Bend Val', to: '/professionals/7' },
    ])
  })

  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ])('%s from place %i of three leads to %o', (key, index, next) => {
    expect(nextIndex(key, index, 3)).toBe(next)
  })
})
