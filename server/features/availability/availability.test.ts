import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, clock, close } = await makeTestApp()
afterAll(close)

describe('the availability', () => {
  test('lists the days that have an active event, in their order', async () => {
    const { id } = await make.professional()
    await make.event({ professional_id: id, day: '2027-06-20', event_type: 'booked' })
    await make.event({ professional_id: id, day: '2027-06-12' })
    await make.event({ professional_id: id, day: '2027-06-13', event_type: 'blocked', title: 'Godišnji' })
    await make.event({ professional_id: id, day: '2027-06-14', status: 'cancelled' })
    await make.event({ professional_id: id, day: '2027-07-01' })
    const { body } = await call('GET', `/professionals/${id}/availability?start_date=2027-06-01&end_date=2027-06-30`)
    expect(body).toEqual({
      data: [
        { date: '2027-06-12', status: 'available' },
        { date: '2027-06-13', status: 'blocked' },
        { date: '2027-06-20', status: 'booked' },
      ],
    })
  })

  test('is of the current month unless days are given, and the month follows the clock', async () => {
    const { id } = await make.professional()
    for (const day of ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'])
      await make.event({ professional_id: id, day })
    const days = async () =>
      (await call('GET', `/professionals/${id}/availability`)).body.data.map(({ date }: { date: string }) => date)
    expect(await days()).toEqual(['2027-03-01', '2027-03-31'])
    const before = clock.now()
    // Still 31 March in UTC, but April in Zagreb.
    clock.set(new Date('2027-03-31T22:30:00Z'))
    expect(await days()).toEqual(['2027-04-01'])
    clock.set(before)
  })

  test('answers at most 366 days, and an end that is not before the beginning', async () => {
    const { id } = await make.professional()
    const get = (query: string) => call('GET', `/professionals/${id}/availability?${query}`)
    expect((await get('start_date=2027-01-01&end_date=2028-01-01')).status).toBe(200)
    expect((await get('start_date=2027-01-01&end_date=2028-01-02')).body).toEqual({
      message: 'Razdoblje može imati najviše 366 dana.',
      code: 'invalid',
      errors: { end_date: ['Razdoblje može imati najviše 366 dana.'] },
    })
    expect((await get('start_date=2027-01-02&end_date=2027-01-01')).body.errors).toEqual({
      end_date: ['Kraj razdoblja ne može biti prije početka.'],
    })
    for (const start of ['2027-02-30', '9999-12-05'])
      expect((await get(`start_date=${start}`)).body.errors).toEqual({ start_date: ['Datum nije ispravan.'] })
    expect((await get('start_date=2999-12-05')).body).toEqual({ data: [] })
  })

  test('of a profile that is not approved is known to its owner alone', async () => {
    const { id, token } = await make.professional({ status: 'pending' })
    await make.event({ professional_id: id, day: '2027-03-20' })
    expect((await call('GET', `/professionals/${id}/availability`)).status).toBe(404)
    expect((await call('GET', `/professionals/${id}/availability`, { token })).body.data).toHaveLength(1)
  })

  test.each(['abc', '0', '1.5', '-1', '99999999999', '2147483648', '01', '1e3', '%00', '%F0%9F%92%8D', '1 or 1=1'])(
    'of a professional with the id %s does not exist',
    async (id) => {
      const answer = await call('GET', `/professionals/${id}/availability`)
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    },
  )
})

describe('a day of several professionals', () => {
  const ask = (query: string) => call('GET', `/availability/day?${query}`)

  test('tells of the public ones that have an entry', async () => {
    const [free, booked, unknown, pending] = await Promise.all([
      make.professional(),
      make.professional(),
      make.professional(),
      make.professional({ status: 'pending' }),
    ])
    const day = '2027-06-12'
    await make.event({ professional_id: free.id, day })
    await make.event({ professional_id: booked.id, day, event_type: 'booked' })
    await make.event({ professional_id: unknown.id, day, status: 'cancelled' })
    await make.event({ professional_id: unknown.id, day: '2027-06-13' })
    await make.event({ professional_id: pending.id, day })
    const ids = [free, booked, unknown, pending].map(({ id }) => id)
    const { status, body } = await ask(`date=${day}&professional_ids=${ids.join(',')}`)
    expect(status).toBe(200)
    const expected = [
      { professional_id: free.id, status: 'available' },
      { professional_id: booked.id, status: 'booked' },
    ]
    expect(body.data).toHaveLength(2)
    expect(body.data).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ['date=2027-06-12', 'professional_ids'],
    ['date=2027-06-12&professional_ids=1,,2', 'professional_ids'],
    [
      `date=2027-06-12&professional_ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`,
      'professional_ids',
    ],
    ['professional_ids=1', 'date'],
    ['date=2027-02-30&professional_ids=1', 'date'],
  ])('asked with %.60s is refused', async (query, field) => {
    const { status, body } = await ask(query)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})
