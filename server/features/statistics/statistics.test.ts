import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import { makeTestApp } from '#test/app.ts'

const { app, call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const countsOf = (id: number) =>
  db
    .selectFrom('profile_counts')
    .select(['counted_on', 'views', 'saves'])
    .where('professional_id', '=', id)
    .orderBy('counted_on')
    .execute()

/** Every call of these tests comes from an address of its own unless it says otherwise. */
let lastAddress = 0
const nextAddress = () => `2001:db8:0:${(++lastAddress).toString(16)}::1`

async function view(
  id: number | string,
  { token, address = nextAddress() }: { token?: string; address?: string } = {},
) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/v1/professionals/${id}/views`,
    remoteAddress: address,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
  return { status: statusCode, text: body }
}

describe('a view', () => {
  test('of a public profile is counted on the day that it is in Zagreb', async () => {
    const { id } = await make.professional()
    expect(await view(id)).toEqual({ status: 204, text: '' })
    await view(id, { token: (await make.couple()).token })
    await view(id, { token: (await make.professional()).token })
    await view(id, { token: 'no-token' })
    const before = clock.now()
    // Still 15 March in UTC, but the 16th in Zagreb.
    clock.set(new Date('2027-03-15T23:30:00Z'))
    await view(id)
    clock.set(before)
    expect(await countsOf(id)).toEqual([
      { counted_on: '2027-03-15', views: 4, saves: 0 },
      { counted_on: '2027-03-16', views: 1, saves: 0 },
    ])
  })

  test('by the owner or an admin is not counted', async () => {
    const { id, token } = await make.professional()
    expect((await view(id, { token })).status).toBe(204)
    expect((await view(id, { token: (await make.admin()).token })).status).toBe(204)
    expect(await countsOf(id)).toEqual([])
  })

  test('is counted once in half an hour from the same network, for each profile', async () => {
    const one = await make.professional()
    const two = await make.professional()
    const before = clock.now()
    const address = '2001:db8:77::1'
    expect(await Promise.all([1, 2, 3, 4].map(() => view(one.id, { address })))).toHaveLength(4)
    await view(one.id, { address: '2001:db8:77::2' })
    await view(two.id, { address })
    clock.forward(1_799)
    expect((await view(one.id, { address })).status).toBe(204)
    expect([await countsOf(one.id), await countsOf(two.id)]).toMatchObject([[{ views: 1 }], [{ views: 1 }]])
    clock.forward(1)
    await view(one.id, { address })
    expect(await countsOf(one.id)).toMatchObject([{ views: 2 }])
    clock.set(before)
  })

  test('from another IPv4 address is another one, also where the server listens on IPv6', async () => {
    const { id } = await make.professional()
    const addresses = ['::ffff:198.51.100.1', '::ffff:198.51.100.2', '::ffff:198.51.100.3', '198.51.100.3']
    for (const address of addresses) await view(id, { address })
    expect(await countsOf(id)).toMatchObject([{ views: 3 }])
  })

  test('of a profile that is not public or not there is no view', async () => {
    const { id, token } = await make.professional({ status: 'pending' })
    for (const unknown of [id, 999_999, 'abc', '0', '99999999999']) expect((await view(unknown)).status).toBe(404)
    expect((await view(999_999, { token: (await make.admin()).token })).status).toBe(404)
    expect((await view(id, { token })).status).toBe(204)
    expect(await countsOf(id)).toEqual([])
  })

  test('is not taken from an address that makes hundreds', async () => {
    const address = '203.0.113.7'
    const { id } = await make.professional()
    const statuses = new Set<number>()
    for (let number = 0; number < 301; number++) statuses.add((await view(id, { address })).status)
    expect([...statuses]).toEqual([204, 429])
    expect(await countsOf(id)).toMatchObject([{ views: 1 }])
  })
})

describe('a new favourite', () => {
  test('is counted as saved, once, and stays counted when it is removed', async () => {
    const { id } = await make.professional()
    const { token } = await make.couple()
    const add = () => call('POST', '/favorites', { token, body: { professional_id: id } })
    const answers = await Promise.all([add(), add(), add()])
    expect(await countsOf(id)).toEqual([{ counted_on: '2027-03-15', views: 0, saves: 1 }])
    await call('DELETE', `/favorites/${answers[0]?.body.data.id}`, { token })
    await view(id)
    expect(await countsOf(id)).toEqual([{ counted_on: '2027-03-15', views: 1, saves: 1 }])
  })

  test('that is refused is not counted', async () => {
    const { id } = await make.professional({ status: 'rejected' })
    await call('POST', '/favorites', { token: (await make.couple()).token, body: { professional_id: id } })
    expect(await countsOf(id)).toEqual([])
  })
})

const nothing = {
  views: 0,
  saves: 0,
  leads: 0,
  answered: 0,
  booked: 0,
  offers: 0,
  offers_accepted: 0,
  agreed_value: 0,
}

const get = async (token: string) => (await call('GET', '/statistics', { token })).body.data

describe('statistics', () => {
  test('are of twelve months, the oldest first, with zeros where nothing was', async () => {
    const { token } = await make.professional()
    const { status, headers, body } = await call('GET', '/statistics', { token })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const of2026 = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`)
    expect(body.data).toEqual({
      months: [...of2026, '2027-01', '2027-02', '2027-03'].map((month) => ({ month, ...nothing })),
      total: { ...nothing, answered_share: null, booked_share: null, accepted_share: null },
    })
  })

  test('sum up one’s own counts by month', async () => {
    const own = await make.professional()
    const other = await make.professional()
    const counts = [
      ['2026-03-31', 1_000, 1_000],
      ['2026-04-01', 3, 1],
      ['2026-04-30', 4, 0],
      ['2027-03-15', 5, 2],
    ] as const
    const rows = [own.id, other.id].flatMap((professional_id) =>
      counts.map(([day, views, saves]) => ({ professional_id, counted_on: toCalendarDay(day), views, saves })),
    )
    await db.insertInto('profile_counts').values(rows).execute()
    const { months, total } = await get(own.token)
    expect(months).toHaveLength(12)
    expect(months[0]).toMatchObject({ month: '2026-04', views: 7, saves: 1 })
    expect(months[11]).toMatchObject({ month: '2027-03', views: 5, saves: 2 })
    expect(total).toMatchObject({ views: 12, saves: 3 })
  })

  test('count leads in the month that it was in Zagreb when they came, by what became of them', async () => {
    const { id: professional_id, token } = await make.professional()
    const lead = (created_at: string, status: 'new' | 'contacted' | 'interested' | 'booked' | 'rejected') =>
      make.lead({ professional_id, created_at: new Date(created_at), status })
    await lead('2026-03-31T21:59:59Z', 'booked') // 31 March, summer time
    await lead('2026-03-31T22:00:00Z', 'new') // 1 April
    await lead('2026-12-31T22:59:59Z', 'contacted') // 31 December, winter time
    await lead('2026-12-31T23:00:00Z', 'interested') // 1 January
    await lead('2027-01-10T12:00:00Z', 'booked')
    await lead('2027-01-10T12:00:00Z', 'rejected')
    await make.lead({ created_at: new Date('2027-01-10T12:00:00Z') })
    const { months, total } = await get(token)
    const known = months.filter(({ leads }: { leads: number }) => leads > 0)
    expect(known).toEqual([
      { ...nothing, month: '2026-04', leads: 1, answered: 0, booked: 0 },
      { ...nothing, month: '2026-12', leads: 1, answered: 1, booked: 0 },
      { ...nothing, month: '2027-01', leads: 3, answered: 3, booked: 1 },
    ])
    expect(total).toEqual({
      ...nothing,
      leads: 5,
      answered: 4,
      booked: 1,
      answered_share: 0.8,
      booked_share: 0.2,
      accepted_share: null,
    })
  })

  test('count offers in the month in Zagreb when they were sent, without those that were replaced or withdrawn', async () => {
    const { id: professional_id, token } = await make.professional()
    const { id: lead_id } = await make.lead({ professional_id, created_at: new Date('2025-01-01T12:00:00Z') })
    const offer = (created_at: string, status: OfferStatus) =>
      make.offer({ lead_id, created_at: new Date(created_at), status })
    await offer('2026-03-31T21:59:59Z', 'declined') // 31 March, too long ago
    await offer('2026-03-31T22:00:00Z', 'declined')
    await offer('2026-04-02T12:00:00Z', 'replaced')
    await offer('2026-04-03T12:00:00Z', 'withdrawn')
    await offer('2026-12-31T22:59:59Z', 'amended')
    await offer('2026-12-31T23:00:00Z', 'accepted') // 1 January
    await offer('2027-01-10T12:00:00Z', 'expired')
    await make.offer()
    const { months, total } = await get(token)
    const known = months.filter(({ offers }: { offers: number }) => offers > 0)
    expect(known).toMatchObject([
      { month: '2026-04', offers: 1, offers_accepted: 0 },
      { month: '2026-12', offers: 1, offers_accepted: 1 },
      { month: '2027-01', offers: 2, offers_accepted: 1 },
    ])
    expect(total).toMatchObject({ offers: 4, offers_accepted: 2, accepted_share: 0.5 })
  })

  test('sum up what was agreed and still stands, in the month of the agreement, an amendment as its difference', async () => {
    const { id: professional_id, token } = await make.professional()
    const agree = async (status: 'booked' | 'rejected', ...agreed: [decided_at: string, total: number][]) => {
      const { id: lead_id } = await make.lead({ professional_id, status })
      for (const [index, [decided_at, amount]] of agreed.entries()) {
        await make.offer({
          lead_id,
          total: amount,
          status: index === agreed.length - 1 ? 'accepted' : 'amended',
          decided_at: new Date(decided_at),
        })
      }
    }
    await agree(
      'booked',
      ['2026-03-31T21:59:59Z', 1000],
      ['2026-06-30T22:00:00Z', 1250.5],
      ['2027-02-01T12:00:00Z', 1200.3],
    )
    await agree('booked', ['2026-12-31T22:59:59Z', 0.1])
    await agree('booked', ['2026-12-31T12:00:00Z', 0.2])
    await agree('rejected', ['2026-12-31T12:00:00Z', 5000])
    await make.offer({ lead_id: (await make.lead({ professional_id, status: 'booked' })).id })
    const { months, total } = await get(token)
    const known = months.filter(({ agreed_value }: { agreed_value: number }) => agreed_value !== 0)
    expect(
      known.map(({ month, agreed_value }: { month: string; agreed_value: number }) => [month, agreed_value]),
    ).toEqual([
      ['2026-07', 250.5],
      ['2026-12', 0.3],
      ['2027-02', -50.2],
    ])
    expect(total.agreed_value).toBe(200.6)
  })

  test('are for professionals', async () => {
    expect((await call('GET', '/statistics')).status).toBe(401)
    for (const { token } of [await make.couple(), await make.admin()]) {
      const { status, body } = await call('GET', '/statistics', { token })
      expect([status, body.code]).toEqual([403, 'forbidden'])
    }
  })
})
