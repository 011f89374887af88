import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Professional, professionalOrders } from '#contract/professionals.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const list = async (query: Record<string, string>) =>
  (await call('GET', `/professionals?${new URLSearchParams(query)}`)).body
const cards = async (query: Record<string, string>): Promise<Professional[]> => (await list(query)).data
const names = async (query: Record<string, string>) => (await cards(query)).map(({ company_name }) => company_name)

const words = ['Čvor', 'Cvijet', 'čvor', 'Đurđica', 'Dunja', 'Šuma', 'Suma', 'Žuta', 'Zora']

/** The score as anybody can compute it from what is published of it. */
const scoreOf = ({ ranking }: Professional) => {
  const { rating, reviews_weight: weight = 0, premium = 0 } = ranking ?? {}
  return weight * (rating ?? 4) + (1 - weight) * 4 + premium
}

const croatian = new Intl.Collator('hr')
const inOrder = (all: Professional[], compare: (one: Professional, other: Professional) => number) =>
  all.toSorted(
    (one, other) => compare(one, other) || croatian.compare(one.company_name, other.company_name) || one.id - other.id,
  )
const idsOf = (all: Professional[]) => all.map(({ id }) => id)

describe('the order', () => {
  beforeAll(async () => {
    // A multiplier modulo a prime: a fixed order in which everything meets everything.
    for (let step = 0, mixed = 7; step < 90; step++, mixed = (mixed * 5_003) % 9_973) {
      const review_count = mixed % 4 === 0 ? 0 : mixed % 31
      await make.professional({
        city: 'Sinj',
        category: 'lokacija',
        facts: JSON.stringify({ guests: 100, parking: true }),
        company_name: words[mixed % words.length] ?? '',
        premium: mixed % 5 === 0,
        review_count,
        rating_sum: Math.min(5 * review_count, review_count * 3 + (mixed % 50)),
        price_range_min: mixed % 6 === 0 ? null : 100 * (mixed % 13),
        created_at: new Date(Date.UTC(2026, 0, 1 + (mixed % 40))),
      })
    }
  })

  test('explained is the order given', async () => {
    const all = await cards({ city: 'Sinj', explain: '1', per_page: '100' })
    expect(all).toHaveLength(90)
    for (const card of all) {
      expect(card.ranking?.score).toBeCloseTo(scoreOf(card), 9)
      expect(card.ranking).toMatchObject({
        premium: card.premium ? 0.15 : 0,
        reviews_weight: card.review_count / (card.review_count + 10),
      })
      expect(card.ranking?.rating === null).toBe(card.review_count === 0)
    }
    // As exact as it is told: two that differ by less are in the order of their names.
    const told = (card: Professional) => Math.round(scoreOf(card) * 1e9)
    expect(idsOf(all)).toEqual(idsOf(inOrder(all, (one, other) => told(other) - told(one))))
    expect((await cards({ city: 'Sinj' }))[0]).not.toHaveProperty('ranking')
  })

  test.each<[string, (card: Professional) => number]>([
    ['rating', (card) => -Math.round((scoreOf(card) - (card.ranking?.premium ?? 0)) * 1e9)],
    ['price', (card) => card.price_range_min ?? card.price_range_max ?? Number.MAX_SAFE_INTEGER],
    ['reviews', (card) => -card.review_count],
    ['newest', (card) => -Date.parse(card.created_at)],
  ])('by %s has equals by name, on every page', async (sort, key) => {
    const all = await cards({ city: 'Sinj', sort, explain: '1', per_page: '100' })
    expect(idsOf(all)).toEqual(idsOf(inOrder(all, (one, other) => key(one) - key(other))))
    const facts: Record<string, string>[] = [{}, { fact_guests: '50' }, { fact_parking: '1' }]
    for (const more of [...facts, { fact_guests: '50', fact_parking: '1' }]) {
      const paged: number[] = []
      for (let page = 1; page <= 6; page++)
        paged.push(...idsOf(await cards({ city: 'Sinj', sort, per_page: '17', page: String(page), ...more })))
      expect([more, paged]).toEqual([more, idsOf(all)])
    }
    expect(idsOf(await cards({ city: 'Sinj', sort, search: 'suma', per_page: '100' }))).toEqual(
      idsOf(all.filter(({ company_name }) => /^[šs]uma/i.test(company_name))),
    )
  })

  test('for a day is kept within those who are free and those without an entry, over all pages', async () => {
    const all = await cards({ city: 'Sinj', per_page: '100' })
    const date = '2027-07-10'
    for (const [place, { id }] of all.entries()) {
      const event_type = (['available', 'booked', 'blocked'] as const)[place % 7]
      if (event_type !== undefined) await make.event({ professional_id: id, day: date, event_type })
    }
    const free = all.filter((_, place) => place % 7 === 0)
    const unknown = all.filter((_, place) => place % 7 > 2)
    for (const sort of ['recommended', 'price']) {
      const order = await cards({ city: 'Sinj', sort, per_page: '100' })
      const expected = [free, unknown].flatMap((part) => order.filter(({ id }) => idsOf(part).includes(id)))
      for (const per_page of ['5', '9', '13', '24', '100']) {
        const paged: Professional[] = []
        for (let page = 1, last = 1; page <= last; page++) {
          const body = await list({ city: 'Sinj', date, sort, per_page, page: String(page) })
          expect(body.total).toBe(free.length + unknown.length)
          last = body.last_page
          paged.push(...body.data)
        }
        expect(idsOf(paged)).toEqual(idsOf(expected))
        expect(paged.filter(({ availability }) => availability === 'available')).toHaveLength(free.length)
      }
      const last = await list({ city: 'Sinj', date, sort, page: '99' })
      expect([last.data, last.total]).toEqual([[], free.length + unknown.length])
    }
  })
})

describe('a filter', () => {
  test('by rating keeps who has it or a better one', async () => {
    const city = 'Knin'
    for (const [company_name, rating_sum, review_count] of [
      ['A 4,5', 9, 2],
      ['B 4,49', 449, 100],
      ['C 3', 3, 1],
      ['D bez', 0, 0],
    ] as const)
      await make.professional({ city, company_name, rating_sum, review_count })
    expect(await names({ city, rating_min: '4.5' })).toEqual(['A 4,5'])
    expect(await names({ city, rating_min: '4,4', sort: 'rating' })).toEqual(['B 4,49', 'A 4,5'])
    expect(await names({ city, rating_min: '3', sort: 'newest' })).toEqual(['C 3', 'B 4,49', 'A 4,5'])
    expect(await list({ city, rating_min: '1' })).toMatchObject({ total: 3 })
    for (const wrong of ['0', '6', '4.25', 'pet'])
      expect((await call('GET', `/professionals?rating_min=${wrong}`)).body.errors).toEqual({
        rating_min: ['Unesite broj od 1 do 5, s najviše jednom decimalom.'],
      })
  })

  test('by price from and to looks at where the price begins', async () => {
    const city = 'Obrovac'
    for (const price_range_min of [0, 499.99, 500, 999.99, 1000])
      await make.professional({ city, company_name: `Za ${price_range_min}`, price_range_min })
    await make.professional({ city, company_name: 'Bez cijene' })
    expect(await names({ city, price_min: '500', sort: 'price' })).toEqual(['Za 500', 'Za 999.99', 'Za 1000'])
    expect(await names({ city, price_min: '500', price_max: '999,99', sort: 'price' })).toEqual(['Za 500', 'Za 999.99'])
    expect(await names({ city, price_min: '0', sort: 'price' })).toHaveLength(5)
    expect(await list({ city, price_min: '900', price_max: '600' })).toMatchObject({ data: [], total: 0 })
    expect(await names({ city, sort: 'price' })).toHaveLength(6)
    expect((await names({ city, sort: 'price' })).at(-1)).toBe('Bez cijene')
  })

  test('near a town has those within reach, those who come to it, and how far each is', async () => {
    await db.updateTable('professionals').set({ status: 'pending' }).where('city', '=', 'Zagreb').execute()
    for (const [company_name, city, travels_km] of [
      ['A ovdje', 'Varaždin', null],
      ['B blizu', 'čakovec', null],
      ['C dalje', 'Split', null],
      ['D dolazi', 'Zadar', 400],
      ['E ne dolazi', 'Zadar', 100],
      ['F nepoznato', 'Selo Malo', 1000],
      ['G nigdje', null, 1000],
    ] as const)
      await make.professional({ company_name, city, travels_km, category: 'transport' })
    const near = async (query: Record<string, string>) =>
      (await cards({ category_id: String(await make.categoryId('transport')), ...query })).map(
        ({ company_name, distance_km }) => [company_name, distance_km],
      )
    expect(await near({ near: 'varazdin' })).toEqual([
      ['A ovdje', 0],
      ['B blizu', expect.closeTo(13, -1)],
      ['D dolazi', expect.closeTo(260, -2)],
    ])
    expect((await near({ near: 'Varaždin', km: '10' })).map(([name]) => name)).toEqual(['A ovdje', 'D dolazi'])
    expect((await near({ near: 'Varaždin', km: '300' })).map(([name]) => name)).toContain('E ne dolazi')
    expect(await near({ near: 'selo malo' })).toEqual([['F nepoznato', 0]])
    expect(await near({ near: 'Nigdjezemska' })).toEqual([])
    expect((await cards({ city: 'Varaždin' }))[0]).not.toHaveProperty('distance_km')
  })

  test('by a fact keeps who states it', async () => {
    const city = 'Vrbovec'
    for (const [company_name, facts] of [
      ['A velika', { guests: 300, parking: true, languages: ['en', 'de'], deposit_percent: 4 }],
      ['B mala', { guests: 80, languages: ['en'] }],
      ['C ne kaže', {}],
    ] as const)
      await make.professional({ city, company_name, facts: JSON.stringify(facts), category: 'lokacija' })
    const stated = JSON.stringify({ guests: 500, deposit_percent: 10 })
    await make.professional({ city, company_name: 'D bez kategorije', category_id: null, facts: stated })
    expect(await names({ city, fact_guests: '80' })).toEqual(['A velika', 'B mala'])
    expect(await names({ city, fact_guests: '81' })).toEqual(['A velika'])
    expect(await names({ city, fact_parking: '1' })).toEqual(['A velika'])
    expect(await names({ city, fact_parking: '0' })).toHaveLength(4)
    expect(await names({ city, fact_languages: 'en' })).toEqual(['A velika', 'B mala'])
    expect(await names({ city, fact_languages: 'en', fact_guests: '100' })).toEqual(['A velika'])
    for (const sort of professionalOrders) {
      const found = await names({ city, fact_languages: 'en', fact_guests: '80', sort })
      expect([sort, found]).toEqual([sort, sort === 'newest' ? ['B mala', 'A velika'] : ['A velika', 'B mala']])
    }
    expect(await list({ city, fact_parking: '1', fact_hours: '1' })).toMatchObject({ data: [], total: 0 })
    expect(await names({ city, fact_deposit_percent: '4' })).toEqual(['A velika'])
    expect(await names({ city, fact_deposit_percent: '3' })).toEqual([])
    expect(await names({ city, fact_deposit_percent: '10', sort: 'price' })).toEqual(['A velika', 'D bez kategorije'])
    for (const wrong of ['fact_guests=puno', 'fact_guests=0', 'fact_languages=hr'])
      expect((await call('GET', `/professionals?${wrong}`)).status).toBe(422)
  })
})
