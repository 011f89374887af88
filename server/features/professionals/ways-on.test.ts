import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'

/** The tests' today is 15 March 2027; this is a Saturday. */
const DAY = '2027-06-12'

const { call, startNode, clock, make, db, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

type Query = Record<string, string>

const list = async (query: Query, node = call, headers = {}) =>
  (await node('GET', `/professionals?${new URLSearchParams(query)}`, { headers })).body

const waysFrom = async (query: Query) => (await list(query)).suggestion ?? {}

const own = (overrides: Parameters<typeof make.professional>[0]) => make.professional(overrides)
const enter = ({ id }: { id: number }, day: string, event_type: 'available' | 'booked' = 'available') =>
  make.event({ professional_id: id, day, event_type })

describe('a short answer in a town', () => {
  test('names the nearest town of the map with anybody under the same filters', async () => {
    const category = 'nakit'
    const category_id = String(await make.categoryId(category))
    await own({ category, city: 'Trilj' })
    await own({ category, city: 'Sinj', price_range_min: 300 })
    await own({ category, city: 'Zabiokovlje' })
    await own({ category: 'video-produkcija', city: 'Solin' })
    expect((await waysFrom({ category_id, city: 'Split' })).nearby).toEqual({
      city: 'Trilj',
      distance_km: 26,
      total: 1,
    })
    expect((await waysFrom({ category_id, city: 'Split', price_max: '400' })).nearby.city).toBe('Sinj')
    expect(await waysFrom({ category_id, city: 'Zabiokovlje' })).not.toHaveProperty('nearby')
    expect(await waysFrom({ category_id })).not.toHaveProperty('nearby')
  })

  test('does so as well where the words have named the town, and nobody is around it', async () => {
    const { suggestion, total } = await list({ search: 'zlatarna u Dubrovniku' })
    expect(total).toBe(0)
    expect(suggestion).toMatchObject({
      city: { city: 'Dubrovnik', applied: true, total: 0 },
      nearby: { city: 'Trilj' },
    })
  })
})

describe('a short answer for a day', () => {
  test('names the three nearest Saturdays on which somebody is free, none of them over', async () => {
    const city = 'Cres'
    const [one, two] = [await own({ city }), await own({ city })]
    for (const day of ['2027-03-13', '2027-05-29', '2027-06-19', '2027-06-20', '2027-07-31', '2027-08-07'])
      await enter(one, day)
    await enter(two, '2027-06-19')
    await enter(two, '2027-05-29', 'booked')
    for (const professional of [one, two]) await enter(professional, DAY, 'booked')
    const { saturdays } = await waysFrom({ city, date: DAY })
    expect(saturdays).toEqual([
      { date: '2027-05-29', total: 1 },
      { date: '2027-06-19', total: 2 },
      { date: '2027-07-31', total: 1 },
    ])
    expect((await waysFrom({ city, date: '2027-03-20' })).saturdays).toMatchObject([
      { date: '2027-05-29' },
      { date: '2027-06-19' },
      { date: '2027-07-31' },
    ])
    expect(await waysFrom({ city: 'Krk', date: DAY })).not.toHaveProperty('saturdays')
  })

  test('does so as well for a trade beside a word that nobody has in a name', async () => {
    const category = 'glazba'
    const band = await own({ category, city: 'Lastovo', company_name: 'Škampavija' })
    await enter(band, DAY, 'booked')
    await enter(band, '2027-06-19')
    for (const word of ['pljesak', 'Škampavija'])
      expect(await list({ search: `bend ${word} Lastovo`, date: DAY })).toMatchObject({
        total: 0,
        suggestion: {
          category: { category_id: await make.categoryId(category), applied: true, total: 0 },
          city: { city: 'Lastovo', applied: true },
          left_out: word,
          saturdays: [{ date: '2027-06-19', total: 1 }],
        },
      })
  })

  test('looks as far as half a year, where those next to it are taken', async () => {
    const far = await own({ city: 'Rab' })
    await enter(far, '2027-11-20')
    await enter(far, '2027-12-18')
    expect((await waysFrom({ city: 'Rab', date: DAY })).saturdays).toEqual([{ date: '2027-11-20', total: 1 }])
  })
})

describe('a short answer under several filters', () => {
  test('names the two without which the most are found', async () => {
    const city = 'Hvar'
    for (const price_range_min of [100, 200, 900]) await own({ city, category: 'glazba', price_range_min })
    for (let number = 0; number < 4; number++) await own({ city, category: 'odjeca', price_range_min: 950 })
    const category_id = String(await make.categoryId('glazba'))
    const { without } = await waysFrom({ city, category_id, price_max: '150' })
    expect(without).toEqual([{ filter: 'price_max', total: 3 }])
    const dear = await waysFrom({ city, category_id, price_min: '950' })
    expect(dear.without).toEqual([
      { filter: 'category_id', total: 4 },
      { filter: 'price_min', total: 3 },
    ])
  })

  test('names no filter without which nobody more is found, and none of an answer that is long or has no filter', async () => {
    expect(await waysFrom({ city: 'Hvar', rating_min: '1', price_max: '0' })).not.toHaveProperty('without')
    expect(await list({ city: 'Hvar' })).not.toHaveProperty('suggestion')
    expect(await list({ city: 'Cres', page: '2' })).not.toHaveProperty('suggestion')
    expect(await list({})).not.toHaveProperty('suggestion')
  })
})

describe('filters of which no single one is in the way', () => {
  test('lead on to at most two that find somebody by themselves', async () => {
    const category_id = String(await make.categoryId('pozivnice-i-pokloni'))
    await own({ city: 'Knin', category: 'odjeca' })
    await own({ city: 'Sisak', category: 'pozivnice-i-pokloni' })
    await own({ city: 'Sisak', category: 'pozivnice-i-pokloni' })
    const ways = await waysFrom({ category_id, city: 'Knin', price_max: '1', rating_min: '5' })
    expect(ways).toEqual({
      only: [
        { filter: 'category_id', total: 2 },
        { filter: 'city', total: 1 },
      ],
    })
    expect(await waysFrom({ rating_min: '5', price_max: '1' })).not.toHaveProperty('only')
  })
})

test('each way on has the number of the list that it leads to', async () => {
  const category_id = String(await make.categoryId('glazba'))
  const named = await own({ company_name: 'Tihi trio', city: 'Vis', category: 'glazba', facts: { members: 3 } })
  await enter(named, '2027-06-05')
  await enter(named, DAY)
  const queries: Query[] = [
    { search: 'tihi', date: DAY },
    { search: 'bend tihi', city: 'Hvar', date: DAY },
    { search: 'glazba Vis', date: DAY, free_only: '1' },
    { search: 'thi trio', city: 'Rab' },
    { category_id, city: 'Rab', date: DAY, price_max: '500' },
    { category_id, near: 'Vis', km: '10', fact_members: '3' },
    { category_id, city: 'Vis', fact_members: '5', rating_min: '4' },
    { city: 'Cres', date: DAY, free_only: '1', search: 'obrt' },
    { search: 'bend', city: 'Rab', price_max: '1', rating_min: '5' },
  ]
  let followed = 0
  for (const query of queries) {
    const { suggestion = {} } = await list(query)
    const { category, city, nearby, saturdays = [], without = [], only = [] } = suggestion
    const taken = category?.applied || city?.applied ? (category ?? city).search : query.search
    const asked: Query = {
      ...query,
      ...(taken !== undefined && { search: taken }),
      ...(category?.applied && { category_id: String(category.category_id) }),
      ...(city?.applied && { city: city.city }),
    }
    const lists = [
      ...(nearby ? [[nearby.total, { ...asked, city: nearby.city }]] : []),
      ...saturdays.map((one: { date: string; total: number }) => [
        one.total,
        { ...asked, date: one.date, free_only: '1' },
      ]),
      ...without.map((one: { filter: string; total: number }) => [
        one.total,
        { ...asked, [one.filter]: '', ...(one.filter === 'near' && { km: '' }) },
      ]),
      ...only.map((one: { filter: string; total: number }) => [one.total, { [one.filter]: asked[one.filter] }]),
    ] as [number, Query][]
    for (const [total, next] of lists) expect([query, next, (await list(next)).total]).toEqual([query, next, total])
    followed += lists.length
  }
  expect(followed).toBeGreaterThan(10)
})

test('what is cached is new on every node once a Saturday is free or taken, and once its time has come', async () => {
  const other = await startNode()
  const city = 'Nin'
  const professional = await own({ city })
  await enter(professional, DAY, 'booked')
  let change = ''
  const read = async () => {
    const here = await list({ city, date: DAY })
    expect(await list({ city, date: DAY }, other.call, { 'x-after-change': change })).toEqual(here)
    return (here.suggestion?.saturdays ?? []).map(({ date }: { date: CalendarDay }) => date)
  }
  const write = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await call(method, path, { token: professional.token, body })
    expect(answer.status).toBeLessThan(300)
    change = String(answer.headers['x-change'])
    return answer.body?.data.id
  }
  expect(await read()).toEqual([])
  const id = await write('POST', '/events', { event_date: '2027-03-27', event_type: 'available' })
  expect(await read()).toEqual(['2027-03-27'])
  await write('DELETE', `/events/${id}`)
  expect(await read()).toEqual([])
  await write('POST', '/events', { event_date: '2027-03-20', event_type: 'available' })
  expect(await read()).toEqual(['2027-03-20'])
  clock.forward(7 * 86_400)
  expect(await read()).toEqual([])
})

describe('on a day, facts', () => {
  const SATURDAY = '2027-06-19'
  const query = { fact_guests: '150', fact_parking: '1', date: DAY }
  const names = async (more: Query) =>
    (await list({ ...query, ...more })).data.map(({ company_name }: { company_name: string }) => company_name)

  /** Two of them say on which days they are free, and so do others that state less. */
  async function makeStating(town: string, amount: number) {
    const place = await make.categoryId('lokacija')
    const { rows } = await sql<{ id: number; number: number }>`
      with people as (
        insert into users (name, email, role, password_hash)
        select 'Vlasnik', ${town} || n || '@primjer.test', 'professional', 'x'
          from generate_series(1, ${amount}::integer + 2) as n
        returning id),
      numbered as (select id, row_number() over (order by id)::integer as n from people)
      insert into professionals (user_id, company_name, category_id, city, status, facts)
      select id, ${town} || ' ' || 1000 + n, ${place}::integer, ${town}, 'approved',
             case n - ${amount}::integer when 1 then '{"guests": 149, "parking": true}'::jsonb
                                         when 2 then '{"guests": 150}' else '{"guests": 150, "parking": true}' end
        from numbered
      returning id, substr(company_name, length(company_name) - 3)::integer - 1000 as number`.execute(db)
    const idOf = (wanted: number) => rows.find(({ number }) => number === wanted)?.id ?? 0
    for (const number of [amount - 1, amount, amount + 1, amount + 2]) {
      await enter({ id: idOf(number) }, DAY)
      await enter({ id: idOf(number) }, SATURDAY)
    }
    await enter({ id: idOf(1) }, SATURDAY)
    await enter({ id: idOf(2) }, DAY, 'booked')
  }

  test('that few state are those of the free, of all but the taken, and of other Saturdays', async () => {
    await makeStating('Motovun', 6)
    const city = 'Motovun'
    expect(await names({ city })).toEqual(['Motovun 1005', 'Motovun 1006', ...[1, 3, 4].map((n) => `Motovun 100${n}`)])
    expect(await names({ city, free_only: '1' })).toEqual(['Motovun 1005', 'Motovun 1006'])
    expect((await waysFrom({ ...query, city, free_only: '1' })).saturdays).toEqual([{ date: SATURDAY, total: 3 }])
  })

  test('that more than a thousand state are, too', async () => {
    await makeStating('Rijeka', 1002)
    const city = 'Rijeka'
    expect(await list({ ...query, city })).toMatchObject({ total: 1000, total_is_minimum: true })
    expect((await names({ city })).slice(0, 4)).toEqual(['Rijeka 2001', 'Rijeka 2002', 'Rijeka 1001', 'Rijeka 1003'])
    expect(await names({ city, free_only: '1' })).toEqual(['Rijeka 2001', 'Rijeka 2002'])
    const later = '2027-06-26'
    await sql`
      insert into events (professional_id, event_type, event_date)
      select id, 'booked', ${later}::date from professionals where city = ${city}`.execute(db)
    expect((await waysFrom({ ...query, city, date: later })).saturdays).toEqual([
      { date: DAY, total: 2 },
      { date: SATURDAY, total: 3 },
    ])
  })
})

describe('a year or a season in the words', () => {
  test('is told with its first month, and quotes no word that everybody means', async () => {
    const { suggestion, total } = await list({ search: 'svadba 2027' })
    expect(total).toBe((await list({ per_page: '1' })).total)
    expect(suggestion).toEqual({ season: { name: '2027. godinu', month: '2027-03' } })
    expect((await list({ search: 'bend ljeto 2027', page: '2' })).suggestion).not.toHaveProperty('season')
    for (const search of ['bend lipanj 2027', 'bend 12. 6. 2027.'])
      expect((await list({ search })).suggestion).not.toHaveProperty('season')
    expect((await list({ search: 'svećenik za vjenčanje 2027' })).suggestion).toMatchObject({ left_out: 'svećenik' })
  })

  test('is named from the first day on which it can be looked for, though the answer of the day before is cached', async () => {
    const { call: onNode } = await startNode()
    const start = clock.now()
    onTestFinished(() => clock.set(start))
    clock.set(new Date('2027-06-02T10:00:00Z'))
    const seasonOf = async () => (await list({ search: 'svadba ljeto 2029' }, onNode)).suggestion?.season
    expect(await seasonOf()).toBeUndefined()
    clock.forward(86_400)
    expect(await seasonOf()).toEqual({ name: 'ljeto 2029.', month: '2029-06' })
  })
})

describe('a month in the words', () => {
  test('has the Saturdays on which somebody of the list is free, and its list is that of the other words', async () => {
    const city = 'Novigrad'
    const [free, alsoFree, taken] = [
      await own({ category: 'glazba', city }),
      await own({ category: 'glazba', city }),
      await own({ category: 'glazba', city }),
    ]
    await enter(free, '2027-06-12')
    await enter(alsoFree, '2027-06-12')
    await enter(free, '2027-06-26')
    await enter(free, '2027-06-13')
    await enter(taken, '2027-06-19', 'booked')
    for (const search of ['bend u Novigradu lipanj 2027', 'bend Novigrad 6. mjesec']) {
      const { total, suggestion } = await list({ search })
      expect([total, suggestion.month]).toEqual([
        3,
        {
          month: '2027-06',
          weekdays: ['saturday'],
          days: [
            { date: '2027-06-12', total: 2 },
            { date: '2027-06-26', total: 1 },
          ],
        },
      ])
      expect(suggestion).not.toHaveProperty('left_out')
      expect(await list({ search, date: '2027-06-12', free_only: '1' })).toMatchObject({ total: 2 })
    }
    expect((await waysFrom({ search: 'bend u Novigradu nedjelja u lipnju' })).month).toEqual({
      month: '2027-06',
      weekdays: ['sunday'],
      days: [{ date: '2027-06-13', total: 1 }],
    })
    expect((await list({ search: 'u lipnju', city })).suggestion).toMatchObject({ month: { month: '2027-06' } })
    expect((await list({ search: 'u lipnju', city })).suggestion).not.toHaveProperty('left_out')
  })

  test('follows the calendars, and is a name where somebody has it', async () => {
    const search = 'bend u Umagu u svibnju'
    const one = await own({ category: 'glazba', city: 'Umag' })
    expect((await waysFrom({ search })).month).toEqual({ month: '2027-05', weekdays: ['saturday'], days: [] })
    const body = { event_date: '2027-05-08', event_type: 'available' }
    expect((await call('POST', '/events', { token: one.token, body })).status).toBe(201)
    expect((await waysFrom({ search })).month.days).toEqual([{ date: '2027-05-08', total: 1 }])
    await own({ company_name: 'Svibanj' })
    const { total, suggestion = {} } = await list({ search: 'Svibanj' })
    expect([total, suggestion.month]).toEqual([1, undefined])
  })
})

test('an order in the words is that of the list, unless another one is set', async () => {
  const city = 'Buzet'
  const [dear, cheap] = [
    await own({ category: 'nakit', city, price_range_min: 900, premium: true }),
    await own({ category: 'nakit', city, price_range_min: 300 }),
  ]
  const idsOf = async (query: Query) => (await list(query)).data.map(({ id }: { id: number }) => id)
  const search = 'povoljan zlatar u Buzetu'
  expect(await idsOf({ search })).toEqual([cheap.id, dear.id])
  expect(await waysFrom({ search })).toMatchObject({ filters: { sort: 'price' } })
  expect(await idsOf({ search, sort: 'recommended' })).toEqual([dear.id, cheap.id])
})

test('of two trades the other one is offered, in the same town and at the same sum', async () => {
  const city = 'Pazin'
  const cost = { price_range_min: 500 }
  await own({ category: 'fotografija', city, ...cost })
  await own({ category: 'video-produkcija', city, ...cost })
  await own({ category: 'video-produkcija', city, ...cost })
  const other = { category_id: await make.categoryId('video-produkcija'), name: 'Video produkcija', total: 2 }
  for (const search of [
    'fotograf i snimatelj Pazin',
    'foto i video u Pazinu',
    'fotograf i kamerman u Pazinu do 600 €',
  ]) {
    const { total, suggestion } = await list({ search })
    expect([search, total, suggestion.other_category]).toEqual([search, 1, other])
  }
  expect(await waysFrom({ search: 'fotograf i snimatelj Pazin do 300 €' })).not.toHaveProperty('other_category')
  expect(await waysFrom({ search: 'fotograf Pazin' })).not.toHaveProperty('other_category')
})
