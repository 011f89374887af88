import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, startNode, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

const DAY = '2027-06-12'
let last = 0

/** A city of its own for each test, so that none finds another's professionals first. */
function newTown() {
  const city = `Mjesto ${++last}`
  const own = (overrides: Parameters<typeof make.professional>[0] = {}) =>
    make.professional({ city, category: 'nakit', price_range_min: 1000, ...overrides })
  return { city, own }
}

interface Card {
  id: number
  availability?: string
}

async function similar({ id }: { id: number }, query = '', node = call): Promise<Card[]> {
  const { status, body } = await node('GET', `/professionals/${id}/similar${query}`)
  expect(status).toBe(200)
  return body.data
}

const ids = (cards: { id: number }[]) => cards.map(({ id }) => id)
const onDay = `?date=${DAY}`
const take = ({ id }: { id: number }, event_type: 'available' | 'booked' | 'blocked') =>
  make.event({ professional_id: id, day: DAY, event_type })

describe('similar professionals', () => {
  test('are cards of the list, of the same category, at most six, without the one that is asked for', async () => {
    const { own, city } = newTown()
    const self = await own()
    for (let number = 0; number < 7; number++) await own()
    await own({ category: 'transport' })
    const cards = await similar(self)
    expect(cards).toHaveLength(6)
    expect(ids(cards)).not.toContain(self.id)
    const listed = (await call('GET', `/professionals?city=${encodeURIComponent(city)}&category_id=11`)).body.data
    expect(cards).toEqual(cards.map(({ id }) => listed.find((card: Card) => card.id === id)))
  })

  test('are first those of the town, then those of about the same price, then the better rated', async () => {
    const { own } = newTown()
    const self = await own()
    const withoutPrice = await own({ price_range_min: null })
    const dearer = await own({ price_range_min: 1400 })
    const cheaper = await own({ price_range_min: 700 })
    const rated = await own({ price_range_min: 1300 })
    await make.review({ professional_id: rated.id })
    const unrated = await own({ price_range_min: 1300 })
    const elsewhere = await own({ city: 'Drugdje' })
    const order = ids(await similar(self))
    expect(order.slice(0, 5)).toEqual([rated, cheaper, unrated, dearer, withoutPrice].map(({ id }) => id))
    expect(order).toHaveLength(6)
    expect(order[5] === elsewhere.id || !order.includes(elsewhere.id)).toBe(true)
  })

  test('are on a day first those who are free, then those without an entry, and never the taken ones', async () => {
    const { own } = newTown()
    const self = await own()
    const [unknown, booked, blocked, free] = [await own(), await own(), await own(), await own({ price_range_min: 9 })]
    await take(free, 'available')
    await take(booked, 'booked')
    await take(blocked, 'blocked')
    const cards = await similar(self, onDay)
    expect(cards[0]).toMatchObject({ id: free.id, availability: 'available' })
    expect(cards[1]).toMatchObject({ id: unknown.id, availability: 'unknown' })
    expect(ids(cards)).not.toContain(booked.id)
    expect(ids(cards)).not.toContain(blocked.id)
    expect(ids(await similar(self))).toContain(booked.id)
  })

  test('are none in a category of one, and none of a profile without a category', async () => {
    expect(await similar(await make.professional({ category: 'pozivnice-i-pokloni' }))).toEqual([])
    expect(await similar(await make.professional({ category_id: null }))).toEqual([])
  })

  test.each(['pending', 'rejected'] as const)('of a %s one are not found, and it is nobody’s', async (status) => {
    const { own } = newTown()
    const [self, hidden] = [await own(), await own({ status })]
    expect((await call('GET', `/professionals/${hidden.id}/similar`)).status).toBe(404)
    expect(ids(await similar(self))).not.toContain(hidden.id)
  })

  test('for what is no day are refused', async () => {
    const { own } = newTown()
    const { status, body } = await call('GET', `/professionals/${(await own()).id}/similar?date=sutra`)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['date']])
  })
})

describe('the answer that is cached', () => {
  test('is new on every node once a day is taken and once it is free again', async () => {
    const { own } = newTown()
    const other = await startNode()
    const [self, near] = [await own(), await own()]
    const read = async () => {
      const here = await similar(self, onDay)
      const there = await similar(self, onDay, async (method, path) => {
        const headers = { 'x-after-change': change }
        return other.call(method, path, { headers })
      })
      expect(ids(there)).toEqual(ids(here))
      return here.find(({ id }) => id === near.id)?.availability
    }
    let change = ''
    const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const answer = await call(method, path, { token: near.token, body })
      expect(answer.status).toBeLessThan(300)
      change = String(answer.headers['x-change'])
      return answer.body
    }
    expect(await read()).toBe('unknown')
    const { data } = await write('POST', '/events', { event_date: DAY, event_type: 'blocked' })
    expect(await read()).toBe(undefined)
    await write('PUT', `/events/${data.id}`, { event_type: 'available' })
    expect(await read()).toBe('available')
    await write('DELETE', `/events/${data.id}`)
    expect(await read()).toBe('unknown')
  })

  test('is new once a professional moves, changes its price, is approved or suspended', async () => {
    const { own, city } = newTown()
    const [self, first, second] = [await own(), await own(), await own({ price_range_min: 1500 })]
    const admin = await make.admin()
    const order = async () => ids(await similar(self)).filter((id) => id === first.id || id === second.id)
    expect(await order()).toEqual([first.id, second.id])
    const profile = { company_name: first.company_name, category_id: first.category_id, city, price_range_min: 3000 }
    await call('PUT', `/professionals/${first.id}`, { token: first.token, body: profile })
    expect(await order()).toEqual([second.id, first.id])
    await call('POST', `/admin/users/${second.user.id}/suspend`, { token: admin.token, body: { reason: 'Prevara.' } })
    expect(await order()).toEqual([first.id])
    await call('POST', `/admin/users/${second.user.id}/restore`, { token: admin.token })
    expect(await order()).toEqual([second.id, first.id])
    const moved = await call('PUT', `/professionals/${second.id}`, {
      token: await make.signIn(second.user.id),
      body: { ...profile, category_id: await make.categoryId('transport') },
    })
    expect([moved.status, await order()]).toEqual([200, [first.id]])
  })
})
