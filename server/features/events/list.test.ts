import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

const list = async (query: string, token?: string) => (await call('GET', `/events?${query}`, { token })).body
const days = async (query: string, token?: string) =>
  (await list(query, token)).data.map(({ event_date }: { event_date: string }) => event_date)

async function calendar() {
  const professional = await make.professional()
  const of = { professional_id: professional.id }
  const lead = await make.lead(of)
  await make.event({
    ...of,
    day: '2027-06-12',
    event_type: 'booked',
    lead_id: lead.id,
    title: 'Iva i Marko',
    notes: 'Avans plaćen',
  })
  await make.event({ ...of, day: '2027-03-14' })
  await make.event({ ...of, day: '2027-03-15', event_type: 'blocked' })
  await make.event({ ...of, day: '2027-07-01', status: 'cancelled' })
  return { ...professional, lead, query: `professional_id=${professional.id}` }
}

describe('a visitor', () => {
  test('sees date and kind of active events, and nothing else', async () => {
    const { query, id } = await calendar()
    const { status, headers, body } = await call('GET', `/events?${query}`)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toEqual({
      data: ['2027-03-14', '2027-03-15', '2027-06-12'].map((event_date, index) => ({
        id: expect.any(Number),
        professional_id: id,
        event_date,
        event_type: ['available', 'blocked', 'booked'][index],
        status: 'active',
      })),
      current_page: 1,
      last_page: 1,
      per_page: 100,
      total: 3,
    })
  })

  test('sees no cancelled event, not even by asking for one', async () => {
    const { query } = await calendar()
    expect(await days(`${query}&status=cancelled`)).toEqual([])
  })

  test('sees nothing of a professional who is not approved', async () => {
    const { id } = await make.professional({ status: 'pending' })
    await make.event({ professional_id: id, day: '2027-06-12' })
    expect(await days(`professional_id=${id}`)).toEqual([])
  })

  test('sees the events of all professionals when none is named', async () => {
    const { id } = await calendar()
    const other = await make.professional()
    await make.event({ professional_id: other.id, day: '2031-01-01' })
    await make.event({ professional_id: id, day: '2031-01-02' })
    expect(await days('start_date=2031-01-01&end_date=2031-01-31')).toEqual(['2031-01-01', '2031-01-02'])
  })
})

describe('all calendars together', () => {
  test('are read over two months at most', async () => {
    const { id } = await make.professional()
    await make.event({ professional_id: id, day: '2032-03-01' })
    await make.event({ professional_id: id, day: '2032-05-01' })
    expect(await days('start_date=2032-03-01&end_date=2032-05-01')).toEqual(['2032-03-01', '2032-05-01'])
  })

  test.each([
    // Two months from today, 15 March 2027, on.
    ['event_type=booked', ['2027-03-15', '2027-05-15']],
    ['event_type=booked&start_date=2027-03-14', ['2027-03-14', '2027-03-15']],
    ['event_type=booked&end_date=2027-05-16', ['2027-05-15', '2027-05-16']],
    ['event_type=booked&start_date=2027-05-17&end_date=2027-05-16', []],
  ])('are read by “%s” over the days that it leaves open', async (query, expected) => {
    const { id } = await make.professional()
    const { token } = await make.couple()
    for (const day of ['2027-03-14', '2027-03-15', '2027-05-15', '2027-05-16'])
      await make.event({ professional_id: id, day, event_type: 'booked' })
    const own = async (viewer?: string) =>
      (await list(`${query}&per_page=1000`, viewer)).data
        .filter((event: { professional_id: number }) => event.professional_id === id)
        .map(({ event_date }: { event_date: string }) => event_date)
    expect([await own(), await own(token)]).toEqual([expected, expected])
  })

  test.each([
    'start_date=2032-03-01&end_date=2032-05-02',
    'start_date=2032-03-01&end_date=2034-03-01&status=cancelled',
  ])('are not read by “%s”', async (query) => {
    const { token } = await make.couple()
    const message = 'Bez pružatelja usluga razdoblje može imati najviše 62 dana.'
    for (const { status, body } of [
      await call('GET', `/events?${query}`),
      await call('GET', `/events?${query}`, { token }),
    ])
      expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { end_date: [message] } }])
  })
})

describe('a filter', () => {
  test.each([
    ['event_type=available', ['2027-03-14']],
    ['start_date=2027-03-15', ['2027-03-15', '2027-06-12']],
    ['end_date=2027-03-15', ['2027-03-14', '2027-03-15']],
    ['future_only=true', ['2027-03-15', '2027-06-12']],
    ['future_only=false', ['2027-03-14', '2027-03-15', '2027-06-12']],
    ['future_only=0', ['2027-03-14', '2027-03-15', '2027-06-12']],
    ['future_only=no&event_type=&status=active', ['2027-03-14', '2027-03-15', '2027-06-12']],
    ['per_page=1&page=2', ['2027-03-15']],
    ['page=9', []],
  ])('%s gives %j', async (filter, expected) => {
    const { query } = await calendar()
    expect(await days(`${query}&${filter}`)).toEqual(expected)
  })

  test('allows up to 1000 a page', async () => {
    expect((await list('professional_id=1&per_page=5000')).per_page).toBe(1000)
  })

  test.each(['event_type=free', 'status=done', 'start_date=2027-13-01', 'professional_id=x'])(
    '%s is refused',
    async (filter) => {
      const { status, body } = await call('GET', `/events?${filter}`)
      expect([status, Object.keys(body.errors)]).toEqual([422, [filter.split('=')[0]]])
    },
  )
})

describe('a professional', () => {
  test('sees titles, notes, leads and cancelled events of the own calendar, named or not', async () => {
    const { query, token, lead } = await calendar()
    for (const search of [query, '']) {
      const { status, headers, body } = await call('GET', `/events?${search}`, { token })
      expect([status, headers['cache-control'], body.total]).toEqual([200, 'no-store', 4])
      expect(body.data[2]).toMatchObject({
        event_date: '2027-06-12',
        title: 'Iva i Marko',
        notes: 'Avans plaćen',
        lead_id: lead.id,
      })
    }
    expect(await days('status=cancelled', token)).toEqual(['2027-07-01'])
  })

  test('sees another’s calendar as a visitor does', async () => {
    const { query } = await calendar()
    const { token } = await make.professional()
    const { body } = await call('GET', `/events?${query}`, { token })
    expect(body.total).toBe(3)
    expect(JSON.stringify(body)).not.toContain('Avans')
  })

  test('who waits for approval sees the own calendar', async () => {
    const { id, token } = await make.professional({ status: 'pending' })
    await make.event({ professional_id: id, day: '2027-06-12', notes: 'Moje' })
    expect((await list('', token)).data).toMatchObject([{ notes: 'Moje' }])
  })
})

test('a couple and an admin see what visitors see', async () => {
  const { query } = await calendar()
  for (const { token } of [await make.couple(), await make.admin()]) {
    const { body } = await call('GET', `/events?${query}`, { token })
    expect(body.total).toBe(3)
    expect(body.data[0]).not.toHaveProperty('notes')
  }
})
