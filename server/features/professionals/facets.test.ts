import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CategorySlug } from '#contract/categories.ts'
import { type ProfessionalFacets, professionalOrders, type ProfessionalPage } from '#contract/professionals.ts'
import { makeTestApp } from '#test/app.ts'
import { nearFilter } from './list-filters.ts'

const { call, make, db, database, close } = await makeTestApp()
afterAll(close)

// Outside a transaction each statement takes a connection of its own.
let statements = 0
database.pool.on('acquire', () => statements++)

type Query = Record<string, string>

async function list(query: Query): Promise<ProfessionalPage> {
  const { status, body } = await call('GET', `/professionals?${new URLSearchParams({ per_page: '1', ...query })}`)
  expect([status, query]).toEqual([200, query])
  return body
}
const facetsOf = async (query: Query) => (await list(query)).facets as ProfessionalFacets // few enough to be counted
/** The second page is not asked for ways on, which nobody compares here. */
const totalOf = async (query: Query) => (await list({ ...query, facets: '0', page: '2' })).total

const slugs: CategorySlug[] = ['fotografija', 'glazba', 'lokacija', 'nakit']
const cities = ['Zagreb', 'zagreb', 'Split', 'Varaždin', 'Čakovec', 'Malo Selo', null]
const names = ['Marina', 'Martina', 'Studio Marina', 'Zlatni studio', 'Foto Šešir', 'Marina i sin']
const day = '2027-07-10'

/** So many by one name, who fly drones for eight hours in Buje. */
const addMany = (company_name: string, number: number) =>
  sql`
  with people as (
    insert into users (name, email, role, password_hash)
    select 'Vlasnik', ${company_name} || n || '@primjer.test', 'professional', 'x'
      from generate_series(1, ${number}::integer) as n
    returning id)
  insert into professionals (user_id, company_name, city, category_id, status, facts)
  select people.id, ${company_name}, 'Buje', c.id, 'approved', '{"drone": true, "hours": 8}'
    from people, categories as c where c.slug = 'fotografija'`.execute(db)

/** A multiplier modulo a prime: numbers in a fixed order in which everything meets everything. */
function makeNumbers(seed: number) {
  let mixed = seed
  return (below: number) => {
    mixed = (mixed * 5_003) % 999_983
    return mixed % below
  }
}

const idsBySlug = new Map<string, number>()

beforeAll(async () => {
  for (const slug of slugs) idsBySlug.set(slug, await make.categoryId(slug))
  const next = makeNumbers(7)
  for (let number = 0; number < 160; number++) {
    const review_count = next(3) * next(9)
    const { id } = await make.professional({
      company_name: `${names[next(names.length)]}${next(3) === 0 ? ` ${number}` : ''}`,
      category_id: next(12) === 0 ? null : (idsBySlug.get(slugs[next(slugs.length)] ?? '') ?? null),
      city: cities[next(cities.length)] ?? null,
      status: next(11) === 0 ? 'pending' : 'approved',
      price_range_min: next(8) === 0 ? null : ([0, 499.99, 500, 750, 1000, 1999.99, 2000, 4999.99, 5000][next(9)] ?? 0),
      review_count,
      rating_sum: Math.min(5 * review_count, 3 * review_count + next(2 * review_count + 1)),
      travels_km: next(4) === 0 ? next(400) : null,
      facts: JSON.stringify({
        ...(next(2) === 0 && { guests: 1 + next(300) }),
        ...(next(2) === 0 && { languages: ['en', 'de'].slice(next(2)) }),
        ...(next(2) === 0 && { parking: true }),
        ...(next(3) === 0 && { cancellation: ['days_30', 'none'].slice(next(2)).slice(0, 1) }),
      }),
    })
    const event_type = (['available', 'booked', 'blocked', 'available'] as const)[next(8)]
    if (event_type !== undefined) await make.event({ professional_id: id, day, event_type })
    if (next(9) === 0) await make.event({ professional_id: id, day, event_type: 'booked', status: 'cancelled' })
  }
})

/** Each filter, how often it is set, and its values. */
const filters: [name: string, times: number, values: string[]][] = [
  ['category_id', 2, slugs],
  ['city', 3, ['Zagreb', 'SPLIT', 'Varaždin', 'malo selo', 'Nigdje']],
  ['price_min', 4, ['0', '500', '750', '1000', '5000']],
  ['price_max', 4, ['499.99', '743', '1999.99', '4999.99']],
  ['rating_min', 3, ['3', '4', '4.5', '4.2']],
  ['date', 2, [day, '2027-07-11']],
  ['free_only', 4, ['1']],
  ['search', 4, ['marina', 'mraina', 'studio', 'sesir', 'st', '%']],
  ['near', 3, ['Varaždin', 'Zagreb', 'Malo Selo', 'Nigdje']],
  ['km', 3, ['10', '90', '300']],
  ['fact_guests', 6, ['50', '150']],
  ['fact_languages', 7, ['en']],
  ['fact_parking', 7, ['1']],
]

/** Of the filters; each number of them is compared with every kind of choice. */
const QUERIES = 180

function generate(next: (below: number) => number): Query {
  const query: Query = {}
  for (const [name, times, values] of filters) {
    const value = values[next(values.length)] ?? ''
    if (next(times) === 0) query[name] = name === 'category_id' ? String(idsBySlug.get(value)) : value
  }
  // How words are understood depends on the other filters; what is counted are names.
  return 'search' in query ? { ...query, by_name: '1' } : query
}

/** Every choice that the filters leave, with its number. */
function offeredBy(query: Query, { categories, cities: towns, prices, ratings }: ProfessionalFacets) {
  const { price_min: _from, price_max: _to, ...open } = query
  return {
    category: [...idsBySlug.values()].map((id): [Query, number] => [
      { ...query, category_id: String(id) },
      categories.find(({ category_id }) => category_id === id)?.total ?? 0,
    ]),
    city: towns.map(({ city, total }): [Query, number] => [{ ...query, city }, total]),
    price: prices.map(({ price_min, price_max, total }): [Query, number] => [
      { ...open, price_min: String(price_min), ...(price_max !== null && { price_max: String(price_max) }) },
      total,
    ]),
    rating: ratings.map(({ rating_min, total }): [Query, number] => [
      { ...query, rating_min: String(rating_min) },
      total,
    ]),
  }
}

/** The list that one choice of each kind leads to, another one each time, beside the number that it is offered with. */
async function compare(query: Query, facets: ProfessionalFacets, turn: number) {
  const offered: Record<string, number> = {}
  const found: Record<string, number> = {}
  for (const [kind, choices] of Object.entries(offeredBy(query, facets))) {
    const [choice, total] = choices[turn % Math.max(1, choices.length)] ?? []
    // Where no name has the words as they are, the list would go on to similar ones.
    if (choice === undefined || total === undefined || (total === 0 && 'search' in query)) continue
    offered[kind] = total
    found[kind] = await totalOf(choice)
  }
  return { offered, found }
}

describe('the numbers beside the choices', () => {
  const next = makeNumbers(11)
  test('are those of the lists that they lead to, whatever the other filters are', async () => {
    let known = 0
    for (let number = 0; number < QUERIES; number++) {
      const query = generate(next)
      const { offered, found } = await compare(query, await facetsOf(query), number)
      expect([query, offered]).toEqual([query, found])
      known += Object.values(found).some((total) => total > 0) ? 1 : 0
    }
    // Most of the filters together leave somebody.
    expect(known).toBeGreaterThan(QUERIES / 2)
  })

  test('change nothing of a list by words, which is compared once for both', async () => {
    const nextOfWords = makeNumbers(31)
    const sorts = ['recommended', 'price', 'rating', 'recommended']
    const found: Query[] = []
    for (let number = 0; number < 32; number++) {
      const { search = 'marina', ...others } = generate(nextOfWords)
      const narrowed = number % sorts.length === 0 ? {} : others
      const query = { ...narrowed, search, by_name: '1', sort: sorts[number % sorts.length] ?? '', per_page: '100' }
      const { facets: _facets, suggestion: _ways, ...alone } = await list({ ...query, facets: '0' })
      expect([query, await list(query)]).toMatchObject([query, alone])
      if (alone.total > 1) found.push(query)
    }
    expect(found.length).toBeGreaterThan(12)
  })

  test('change nothing of a list by several facts, which are compared once for both', async () => {
    const nextOfFacts = makeNumbers(41)
    const stated: Query[] = [
      { fact_languages: 'en' },
      { fact_parking: '1' },
      { fact_languages: 'de', fact_parking: '1' },
    ]
    let known = 0
    for (let number = 0; number < 40; number++) {
      const { search: _words, by_name: _name, free_only: _free, ...others } = generate(nextOfFacts)
      const narrowed = number % 4 === 0 ? { ...(others['city'] && { city: others['city'] }) } : others
      const query = { ...narrowed, fact_guests: '20', ...stated[number % stated.length] }
      const sort = professionalOrders[number % professionalOrders.length] ?? ''
      const sorted = { ...query, sort, per_page: String(1 + (number % 7)) }
      const { facets: _facets, suggestion: _ways, ...alone } = await list({ ...sorted, facets: '0' })
      expect([sorted, await list(sorted)]).toMatchObject([sorted, alone])
      const { offered, found } = await compare(query, await facetsOf(query), number)
      expect([query, offered]).toEqual([query, found])
      known += Object.values(found).some((total) => total > 1) ? 1 : 0
    }
    expect(known).toBeGreaterThan(15)
  })

  test('of facts are those of the lists that they lead to, too', async () => {
    const nextOfFacts = makeNumbers(23)
    const stated: [slug: string, key: string, option: string | null][] = [
      ...['en', 'de'].map((option) => ['', 'languages', option] as [string, string, string]),
      ...['days_30', 'none', 'days_90'].map((option) => ['', 'cancellation', option] as [string, string, string]),
      ['lokacija', 'parking', null],
      ['lokacija', 'accessible', null],
    ]
    let known = 0
    for (let number = 0; number < 30; number++) {
      const query = {
        ...generate(nextOfFacts),
        ...(number % 3 === 0 && { category_id: String(idsBySlug.get('lokacija')) }),
      }
      const { facts } = await facetsOf({ ...query, count_facts: '1' })
      const offered: Record<string, number> = {}
      const found: Record<string, number> = {}
      for (const [slug, key, option] of stated) {
        if (slug !== '' && query.category_id !== String(idsBySlug.get(slug))) continue
        const total = facts?.find((one) => one.fact === key && one.option === option)?.total ?? 0
        // Where no name has the words as they are, the list would go on to similar ones.
        if (total === 0 && 'search' in query) continue
        offered[`${key} ${option}`] = total
        found[`${key} ${option}`] = await totalOf({ ...query, [`fact_${key}`]: option ?? '1' })
      }
      expect([query, offered]).toEqual([query, found])
      known += Object.values(found).some((total) => total > 0) ? 1 : 0
    }
    expect(known).toBeGreaterThan(15)
  })

  test('of facts are in the order of the category, and there only where they are asked for', async () => {
    const category_id = String(idsBySlug.get('lokacija'))
    expect(await facetsOf({ category_id })).not.toHaveProperty('facts')
    const { facts } = await facetsOf({ category_id, count_facts: '1' })
    expect(facts?.map(({ fact, option }) => [fact, option])).toEqual([
      ['parking', null],
      ['languages', 'en'],
      ['languages', 'de'],
      ['cancellation', 'days_30'],
      ['cancellation', 'none'],
    ])
    // Of any category only what each may state.
    expect((await facetsOf({ count_facts: '1' })).facts?.map(({ fact }) => fact)).not.toContain('parking')
  })

  test('have every town with anybody, as most spell it, and no choice that finds nobody', async () => {
    const { cities: counted, categories } = await facetsOf({})
    expect(counted.map(({ city }) => city).toSorted()).toEqual(['Malo Selo', 'Split', 'Varaždin', 'Zagreb', 'Čakovec'])
    expect(counted.map(({ total }) => total)).toEqual(counted.map(({ total }) => total).toSorted((a, b) => b - a))
    expect(categories.every(({ total }) => total > 0)).toBe(true)
    expect((await facetsOf({ city: 'Nigdje' })).categories).toEqual([])
  })

  test('are left out when they are not asked for', async () => {
    expect(await list({ facets: '0' })).not.toHaveProperty('facets')
  })

  test('are those of similar spellings only where no name is spelt as the words are', async () => {
    const jewels = idsBySlug.get('nakit') ?? 0
    await make.professional({ company_name: 'Bisernica', category: 'nakit', city: 'Hvar' })
    await make.professional({ company_name: 'Biserncia', category: 'glazba', city: 'Hvar' })
    const query = { search: 'bisernica', by_name: '1', category_id: String(idsBySlug.get('glazba')) }
    const { categories } = await facetsOf(query)
    expect(categories).toEqual([
      { category_id: Math.min(jewels, Number(query.category_id)), total: 1 },
      { category_id: Math.max(jewels, Number(query.category_id)), total: 1 },
    ])
    expect(await totalOf({ ...query, category_id: String(jewels) })).toBe(1)
  })

  test('are not told of words or facts that more have than are counted', async () => {
    await addMany('Obilje', 1_010)
    // Before all of them, and of a category that may not state it.
    const facts = JSON.stringify({ drone: true, hours: 8 })
    await make.professional({ company_name: 'Aaa', category: 'nakit', city: 'Hvar', premium: true, facts })
    for (const query of [{ search: 'obilje' }, { fact_drone: '1' }, { fact_drone: '1', fact_hours: '8' }] as Query[]) {
      expect(await list(query)).toMatchObject({ total: 1000, total_is_minimum: true, facets: null })
      expect((await list(query)).data).toMatchObject([{ company_name: 'Obilje' }])
      expect(await list({ ...query, city: 'Split' })).toMatchObject({ total: 0 })
    }
    statements = 0
    // Nobody is gone through for numbers that are not told.
    expect(await list({ fact_drone: '1', sort: 'newest' })).toMatchObject({ facets: null })
    expect(statements).toBe(1)
    for (const query of [{ search: 'obilje' }, { fact_drone: '1', fact_hours: '8' }] as Query[]) {
      const { cities: counted } = await facetsOf({ ...query, city: 'Split' })
      expect(counted).toEqual([{ city: 'Buje', total: 1000 }])
    }
  })

  test('are those of many near a town, whom a list finds in another way than few', async () => {
    const { distances } = nearFilter('buje')
    const everybody = await db
      .selectFrom('professionals')
      .select(['id', 'search_city', 'travels_km'])
      .where('status', '=', 'approved')
      .orderBy('score', 'desc')
      .orderBy(sql`company_name collate "hr-x-icu"`)
      .orderBy('id')
      .execute()
    const near = everybody
      .filter(
        ({ search_city, travels_km }) => (distances.get(search_city ?? '') ?? 9_999) <= Math.max(10, travels_km ?? 0),
      )
      .map(({ id }) => id)
    const idsOn = async (query: Query) => (await list({ ...query, per_page: '50' })).data.map(({ id }) => id)
    expect(await idsOn({ near: 'Buje', km: '10' })).toEqual(near.slice(0, 50))
    expect(await idsOn({ near: 'Buje', km: '10', page: '9' })).toEqual(near.slice(400, 450))
    const { total, facets } = await list({ near: 'Buje', km: '10' })
    expect([total, facets?.cities[0]]).toEqual([near.length, { city: 'Buje', total: 1010 }])
    expect(near.length).toBeGreaterThan(1010)

    const { rows: entries } = await sql<{ professional_id: number; event_type: string }>`
      select professional_id, event_type from active_days where event_date = ${day}::date`.execute(db)
    const ofType = (isWanted: (type: string | undefined) => boolean) =>
      near.filter((id) => isWanted(entries.find(({ professional_id }) => professional_id === id)?.event_type))
    const onDay = [...ofType((type) => type === 'available'), ...ofType((type) => type === undefined)]
    expect(await idsOn({ near: 'Buje', km: '10', date: day })).toEqual(onDay.slice(0, 50))
    expect((await list({ near: 'Buje', km: '10', date: day })).total).toBe(onDay.length)
  })

  test('are not told where more have several facts than are gone through, and the list is found without them', async () => {
    await addMany('Mnoštvo', 4_000)
    const stating = { category: 'fotografija', city: 'Knin', facts: JSON.stringify({ drone: true, hours: 9 }) } as const
    await make.professional({ company_name: 'Prvi', ...stating, premium: true })
    await make.professional({ company_name: 'Drugi', ...stating })
    const facts = { fact_drone: '1', fact_hours: '8', per_page: '100' }
    expect(await list(facts)).toMatchObject({ total: 1000, total_is_minimum: true, facets: null })
    statements = 0
    // Known by now: to compare them once more would be in vain.
    expect(await list({ ...facts, sort: 'newest' })).toMatchObject({ total: 1000, facets: null })
    expect(statements).toBe(1)
    for (const sort of professionalOrders) {
      const { total, data, facets } = await list({ ...facts, city: 'Knin', sort })
      expect([total, facets]).toEqual([2, null])
      const { suggestion: _ways, ...alone } = await list({ ...facts, city: 'Knin', sort, facets: '0' })
      expect(data).toEqual(alone.data)
    }
  })
})
