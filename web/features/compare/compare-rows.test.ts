import { expect, test } from 'vitest'
import { compareRows, packagePrice } from './compare-rows.ts'
import type { Compared } from './compared.ts'
import { readComparison } from './compare-query.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'

const photography = { id: 2, name: 'Fotografija', slug: 'fotografija' }
const music = { id: 4, name: 'Glazba', slug: 'glazba' }

const one = (given: Partial<Compared> = {}): Compared => ({
  id: 1,
  company_name: 'Foto Val',
  city: 'Split',
  category: photography,
  price_range: '€ 900',
  average_rating: 0,
  review_count: 0,
  cover: null,
  replies: null,
  travels_km: null,
  facts: {},
  packages: [],
  dayStatus: null,
  distanceKm: null,
  ...given,
})

const comparison = readComparison(new URLSearchParams('ids=1,2'), toCalendarDay('2026-11-23'))
const rowsOf = (...compared: Compared[]) =>
  compareRows(compared, comparison, { replyText: () => '' }).map(({ key, texts }) => [key, ...texts])

test.each<[Pick<Compared, 'travels_km' | 'distanceKm'>, string]>([
  [{ travels_km: null, distanceKm: null }, 'Split'],
  [{ travels_km: 80, distanceKm: null }, 'Split\nDolazi do 80\u00A0km'],
  [{ travels_km: 1000, distanceKm: null }, 'Split\nDolazi do 1.000\u00A0km'],
  [{ travels_km: 80, distanceKm: 60 }, 'Split\n60\u00A0km do mjesta vjenčanja\nDolazi onamo'],
  [{ travels_km: 80, distanceKm: 150 }, 'Split\n150\u00A0km do mjesta vjenčanja\nDolazi samo do 80\u00A0km'],
  [{ travels_km: 80, distanceKm: 0 }, 'Split\nDolazi do 80\u00A0km'],
  [{ travels_km: 0, distanceKm: 60 }, 'Split\n60\u00A0km do mjesta vjenčanja\nRadi samo u svojem mjestu'],
])('of the way to a wedding it is said whether it is too far: %o', (given, text) => {
  expect(rowsOf(one(given))).toContainEqual(['place', text])
})

test('of several categories the facts that both may state are compared, and a row that nobody fills is left out', () => {
  const facts = { hours: 10, drone: true, languages: ['en'] } as const
  const alike = rowsOf(one({ facts }), one({ id: 2, facts: { hours: 8 } }))
  expect(alike).toContainEqual(['fact_hours', '10 sati', '8 sati'])
  expect(alike).toContainEqual(['fact_drone', 'Da', ''])
  expect(alike.map(([key]) => key)).not.toContain('category')
  expect(rowsOf(one({ facts }), one({ id: 2, category: music, facts: { members: 5 } })).slice(3)).toEqual([
    ['place', 'Split', 'Split'],
    ['fact_hours', '10 sati', ''],
    ['fact_languages', 'Engleski', ''],
  ])
})

test('a price by guest has its sum for the couple’s guests', () => {
  const menu = { id: 1, name: 'Meni', price: 55, unit: 'per_guest' as const, description: null, includes: [] }
  expect(packagePrice(menu, 121).replaceAll('\u00A0', ' ')).toBe('€ 55 po gostu, za 121 gosta € 6.655')
  expect(packagePrice(menu, undefined).replaceAll('\u00A0', ' ')).toBe('€ 55 po gostu')
})
