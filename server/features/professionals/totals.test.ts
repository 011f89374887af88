import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfessionalPage } from '#contract/professionals.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

const day = '2027-07-10'
const cities = ['Zagreb', 'Split', 'Sisak', 'Malo Selo', null]
const prices = [null, 0, 499.99, 500, 743, 750, 999.99, 1000, 1999.99, 2000, 5000]
let category_id = ''

beforeAll(async () => {
  category_id = String(await make.categoryId('lokacija'))
  // A multiplier modulo a prime: a fixed order in which everything meets everything.
  for (let step = 0, mixed = 7; step < 150; step++, mixed = (mixed * 5_003) % 9_973) {
    const review_count = mixed % 7
    const { id } = await make.professional({
      category: mixed % 3 === 0 ? 'glazba' : 'lokacija',
      city: cities[mixed % cities.length] ?? null,
      price_range_min: prices[mixed % prices.length] ?? null,
      review_count,
      rating_sum: Math.min(5 * review_count, 3 * review_count + (mixed % 13)),
      travels_km: mixed % 4 === 0 ? mixed % 400 : null,
    })
    const event_type = (['available', 'booked', 'blocked', 'available'] as const)[mixed % 6]
    if (event_type !== undefined) await make.event({ professional_id: id, day, event_type })
  }
})

type Query = Record<string, string>

/** Each with every other; none of the prices but the last is that of whole bands. */
const parts = (): Query[][] => [
  [{}, { date: day }, { date: day, free_only: '1' }],
  [{}, { city: 'Zagreb' }, { near: 'Zagreb', km: '60' }],
  [{}, { category_id }],
  [{}, { rating_min: '4' }, { rating_min: '4.2' }],
  [
    {},
    { price_max: '743' },
    { price_min: '750' },
    { price_min: '743', price_max: '2000' },
    { price_min: '600', price_max: '800' },
    { price_min: '500', price_max: '1999.99' },
  ],
]

const combined = ([first, ...rest]: Query[][]): Query[] =>
  first === undefined ? [{}] : combined(rest).flatMap((others) => first.map((one) => ({ ...one, ...others })))

async function listed(query: Query) {
  const ids: number[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const asked = new URLSearchParams({ ...query, page: String(page), per_page: '100', facets: '0' })
    const { body }: { body: ProfessionalPage } = await call('GET', `/professionals?${asked}`)
    last = body.last_page
    ids.push(...body.data.map(({ id }) => id))
    if (page === last) return { ids, total: body.total }
  }
  throw new Error('A list has at least one page.')
}

test('the total of a list is the number of those on its pages, each once, whatever the filters are', async () => {
  let known = 0
  for (const query of combined(parts())) {
    const { ids, total } = await listed(query)
    expect([query, total, new Set(ids).size]).toEqual([query, ids.length, ids.length])
    known += total > 0 ? 1 : 0
  }
  // Of 324.
  expect(known).toBeGreaterThan(200)
}, 120_000)
