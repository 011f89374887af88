import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { queryString } from '#contract/paths.ts'
import { tags } from '#server/response-cache/tags.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, clock, deps, close } = await makeTestApp()
afterAll(close)

/** The factories write rows without invalidating what is cached. */
const invalidateAll = () => deps.responseCache.invalidate([tags.everything])

const ask = (query: Record<string, string | number>) => call('GET', `/availability${queryString(query)}`)

interface Day {
  date: string
  available: number
}

async function daysOf(query: Record<string, string | number>): Promise<Day[]> {
  const { status, body } = await ask(query)
  expect(status).toBe(200)
  return body.data as Day[]
}

/** The same numbers each time, between 0 and `below`. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('the free days of all', () => {
  const summer = { from: '2028-06-01', to: '2028-06-30' }

  beforeAll(async () => {
    const [split, zagreb, pending, suspended] = await Promise.all([
      make.professional({ category: 'glazba', city: 'Split' }),
      make.professional({ category: 'nakit', city: 'Zagreb' }),
      make.professional({ category: 'glazba', city: 'Split', status: 'pending' }),
      make.professional({ category: 'glazba', city: 'Split', status: 'suspended', suspended_status: 'approved' }),
    ])
    for (const { id } of [split, zagreb, pending, suspended])
      await make.event({ professional_id: id, day: '2028-06-10' })
    await make.event({ professional_id: split.id, day: '2028-06-03' })
    await make.event({ professional_id: split.id, day: '2028-06-04', event_type: 'booked' })
    await make.event({ professional_id: split.id, day: '2028-06-05', event_type: 'blocked' })
    await make.event({ professional_id: split.id, day: '2028-06-06', status: 'cancelled' })
    await make.event({ professional_id: split.id, day: '2028-07-01' })
    invalidateAll()
  })

  test('are those on which a public professional says that it is free, in their order', async () => {
    expect(await daysOf(summer)).toEqual([
      { date: '2028-06-03', available: 1 },
      { date: '2028-06-10', available: 2 },
    ])
  })

  test('are of a category and of a city, however it is spelt', async () => {
    const { body } = await call('GET', '/categories?per_page=100')
    const music = (body.data as { id: number; slug: string }[]).find(({ slug }) => slug === 'glazba')?.id ?? 0
    const inSplit = [
      { date: '2028-06-03', available: 1 },
      { date: '2028-06-10', available: 1 },
    ]
    expect(await daysOf({ ...summer, category_id: music })).toEqual(inSplit)
    for (const city of ['Split', ' SPLÏT ']) expect(await daysOf({ ...summer, city })).toEqual(inSplit)
    expect(await daysOf({ ...summer, category_id: music, city: 'Zagreb' })).toEqual([])
    expect(await daysOf({ ...summer, city: 'Atlantida' })).toEqual([])
    expect(await daysOf({ ...summer, category_id: 999_999 })).toEqual([])
  })

  test('begin today and reach two years ahead unless days are given, and follow the clock', async () => {
    const { id } = await make.professional({ city: 'Vis' })
    for (const day of ['2027-03-02', '2029-02-27', '2029-02-28', '2029-03-01'])
      await make.event({ professional_id: id, day })
    invalidateAll()
    const before = clock.now()
    const dates = async () => (await daysOf({ city: 'Vis' })).map(({ date }) => date)
    clock.set(new Date('2027-03-01T11:00:00Z'))
    expect(await dates()).toEqual(['2027-03-02', '2029-02-27'])
    // 2 March in UTC, but 3 March in Zagreb.
    clock.set(new Date('2027-03-02T23:30:00Z'))
    expect(await dates()).toEqual(['2029-02-27', '2029-02-28', '2029-03-01'])
    clock.set(before)
  })

  test('are at most 730, and their end is not before their beginning', async () => {
    expect((await ask({ from: '2027-01-01', to: '2028-12-30' })).status).toBe(200)
    expect((await ask({ from: '2027-01-01', to: '2028-12-31' })).body.errors).toEqual({
      to: ['Razdoblje može imati najviše 730 dana.'],
    })
    expect((await ask({ from: '2027-01-02', to: '2027-01-01' })).body.errors).toEqual({
      to: ['Kraj razdoblja ne može biti prije početka.'],
    })
    expect((await ask({ from: '2027-02-30' })).body.errors).toEqual({ from: ['Datum nije ispravan.'] })
    expect((await ask({ category_id: 'glazba' })).status).toBe(422)
    expect(await daysOf({ from: '2999-12-05' })).toEqual([])
  })
})

describe('a write is seen by the next request', () => {
  const day = '2028-09-16'
  const free = async (city: string) => (await daysOf({ from: day, to: day, city }))[0]?.available ?? 0

  test('of a day that is added, taken back, and of a profile that moves', async () => {
    const { id, token, category_id } = await make.professional({ city: 'Komiža' })
    invalidateAll()
    expect(await free('Komiža')).toBe(0)
    const added = await call('POST', '/events', { token, body: { event_date: day, event_type: 'available' } })
    expect(added.status).toBe(201)
    expect(await free('Komiža')).toBe(1)
    const body = { company_name: 'Val', category_id, city: 'Lastovo' }
    expect((await call('PUT', `/professionals/${id}`, { token, body })).status).toBe(200)
    expect([await free('Komiža'), await free('Lastovo')]).toEqual([0, 1])
    expect((await call('DELETE', `/events/${added.body.data.id}`, { token })).status).toBe(204)
    expect(await free('Lastovo')).toBe(0)
  })

  test('of a profile that is approved', async () => {
    const { id } = await make.professional({ city: 'Trpanj', status: 'pending' })
    await make.event({ professional_id: id, day })
    expect(await free('Trpanj')).toBe(0)
    const { token } = await make.admin()
    const decision = await call('POST', `/admin/professionals/${id}/approve`, { token })
    expect(decision.status).toBe(200)
    expect(await free('Trpanj')).toBe(1)
  })

  test('and until then the answer is a ready one', async () => {
    await daysOf({ from: day, to: day, city: 'Trpanj' })
    const { hits } = deps.responseCache.stats()
    await daysOf({ from: day, to: day, city: 'Trpanj' })
    expect(deps.responseCache.stats().hits).toBe(hits + 1)
  })
})

describe('each number is that of the list of its day', () => {
  const cities = ['Čakovec', 'Krk', 'Sinj']
  const days = ['2029-05-04', '2029-05-05', '2029-05-06', '2029-05-12']

  beforeAll(async () => {
    const next = numbers(7)
    const types = ['available', 'available', 'booked', 'blocked'] as const
    for (let index = 0; index < 60; index++) {
      const { id } = await make.professional({
        category: categorySlugs[next(3)] ?? 'glazba',
        city: cities[next(cities.length)] ?? null,
        status: next(8) === 0 ? 'pending' : 'approved',
      })
      for (const day of days) {
        const type = types[next(6)]
        if (type)
          await make.event({
            professional_id: id,
            day,
            event_type: type,
            status: next(9) === 0 ? 'cancelled' : 'active',
          })
      }
    }
    invalidateAll()
  })

  test('with every category and city', async () => {
    const { body } = await call('GET', '/categories?per_page=100')
    const ids = (body.data as { id: number; slug: string }[])
      .filter(({ slug }) => categorySlugs.slice(0, 4).some((one) => one === slug))
      .map(({ id }) => id)
    let found = 0
    for (const category_id of ['', ...ids]) {
      for (const city of ['', ...cities, 'čakovec', 'Atlantida']) {
        const counted = await daysOf({ from: '2029-05-01', to: '2029-05-31', category_id, city })
        for (const date of days) {
          const list = await call('GET', `/professionals${queryString({ date, free_only: 1, category_id, city })}`)
          expect([category_id, city, date, counted.find((one) => one.date === date)?.available ?? 0]).toEqual([
            category_id,
            city,
            date,
            list.body.total,
          ])
          found += list.body.total
        }
      }
    }
    expect(found).toBeGreaterThan(300)
  })
})
