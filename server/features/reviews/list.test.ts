import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const list = async (query: string) => (await call('GET', `/reviews?${query}`)).body

test('reviews come newest first, with the count of each rating', async () => {
  const { id } = await make.professional()
  const couple = await make.couple({ name: 'Iva i Marko' })
  await make.review({ professional_id: id, rating: 3, created_at: new Date('2026-05-01T10:00:00Z') })
  await make.review({
    professional_id: id,
    rating: 5,
    created_at: new Date('2026-07-01T10:00:00Z'),
    couple_id: couple.id,
    comment: 'Divno!',
  })
  await make.review({ professional_id: id, rating: 5, created_at: new Date('2026-06-01T10:00:00Z'), comment: null })
  const { data, ...page } = await list(`professional_id=${id}`)
  expect(page).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 3, rating_counts: [0, 0, 1, 0, 2] })
  expect(data[0]).toEqual({
    id: expect.any(Number),
    professional_id: id,
    rating: 5,
    comment: 'Divno!',
    created_at: '2026-07-01T10:00:00.000Z',
    couple: { name: 'Iva i Marko' },
    reply: null,
    verified: null,
  })
  expect(data.map(({ rating }: { rating: number }) => rating)).toEqual([5, 5, 3])
})

test('a review outlives the account that wrote it', async () => {
  const { id } = await make.professional()
  const couple = await make.couple()
  await make.review({ professional_id: id, couple_id: couple.id })
  await db.deleteFrom('users').where('id', '=', couple.id).execute()
  expect((await list(`professional_id=${id}`)).data).toMatchObject([{ couple: null, rating: 5 }])
})

test('reviews are paged', async () => {
  const { id } = await make.professional()
  for (let number = 0; number < 12; number++) await make.review({ professional_id: id })
  expect(await list(`professional_id=${id}&page=2`)).toMatchObject({ current_page: 2, last_page: 2, total: 12 })
  expect((await list(`professional_id=${id}&page=2`)).data).toHaveLength(2)
  expect((await list(`professional_id=${id}&page=3`)).data).toEqual([])
})

test.each(['pending', 'rejected'] as const)('nobody learns that a %s professional has reviews', async (status) => {
  const { id } = await make.professional({ status })
  await make.review({ professional_id: id })
  expect(await list(`professional_id=${id}`)).toMatchObject({ data: [], total: 0, rating_counts: [0, 0, 0, 0, 0] })
})

test('whose reviews are wanted must be said', async () => {
  for (const query of ['', 'professional_id=', 'professional_id=abc']) {
    const { status, body } = await call('GET', `/reviews?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['professional_id']])
  }
})

test.each([
  ['a night in summer', '2026-06-30T22:30:00Z', '2026-07-01'],
  ['a night in winter', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['the first minute of the year in Zagreb', '2026-12-31T23:00:00Z', '2027-01-01'],
])('a review of a lead that was booked in %s tells the day in Zagreb', async (_, booked, booked_on) => {
  const lead = await make.lead({
    status: 'booked',
    booked_at: new Date(booked),
    event_date: toCalendarDay('2027-02-28'),
  })
  await make.review({ professional_id: lead.professional_id, couple_id: lead.couple_id, lead_id: lead.id })
  const { data } = await list(`professional_id=${lead.professional_id}`)
  expect(data[0].verified).toEqual({ booked_on, event_month: '2027-02' })
})

test('a booking is noted with its day, and proves the review as long as the lead exists', async () => {
  const professional = await make.professional()
  const couple = await make.couple({ email_confirmed_at: clock.now() })
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'interested' })
  await call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status: 'booked' } })
  const day = clock.today()
  await db
    .updateTable('leads')
    .set({ event_date: toCalendarDay('2027-03-01') })
    .where('id', '=', lead.id)
    .execute()
  const body = { professional_id: professional.id, rating: 5 }
  await call('POST', '/reviews', { token: couple.token, body })
  const verified = async () => (await list(`professional_id=${professional.id}`)).data[0].verified
  expect(await verified()).toEqual({ booked_on: day, event_month: '2027-03' })
  await db.updateTable('reviews').set({ lead_id: null }).where('couple_id', '=', couple.id).execute()
  expect((await call('GET', `/reviews?professional_id=${professional.id}&per_page=9`)).body.data[0].verified).toBe(null)
})

describe('reviews in another order, or some of them', async () => {
  const { id } = await make.professional()
  const ids: number[] = []
  for (const [rating, comment] of [
    [4, 'Žene su plesale do zore.'],
    [5, 'Odličan zvuk, ĐURO je car!'],
    [1, null],
    [5, 'Kasnili su 100%, ali zvuk odličan.'],
    [4, 'sve_pet'],
  ] as const) {
    const created_at = new Date(Date.UTC(2026, 4, ids.length + 1))
    ids.push((await make.review({ professional_id: id, rating, comment, created_at })).id)
  }
  await make.review({ professional_id: id, rating: 5, comment: 'zvuk', hidden_at: clock.now() })
  const read = (query: string) => list(`professional_id=${id}&${query}`)
  const found = async (query: string) =>
    (await read(query)).data.map((review: { id: number }) => ids.indexOf(review.id))

  test.each([
    ['', [4, 3, 2, 1, 0]],
    ['sort=newest', [4, 3, 2, 1, 0]],
    ['sort=oldest', [0, 1, 2, 3, 4]],
    ['sort=highest', [3, 1, 4, 0, 2]],
    ['sort=lowest', [2, 4, 0, 3, 1]],
    ['rating=5', [3, 1]],
    ['rating=2', []],
    ['search=zvuk', [3, 1]],
    ['search=odlican%20ZVUK', [3, 1]],
    ['search=djuro', [1]],
    ['search=zene', [0]],
    ['search=100%25', [3]],
    ['search=_', [4]],
    ['search=%25', [3]],
    ['search=nema', []],
    ['search=zvuk&rating=5&sort=oldest', [1, 3]],
    ['search=zvuk&rating=4', []],
    ['sort=oldest&per_page=2&page=2', [2, 3]],
    ['rating=5&per_page=1&page=2', [1]],
    ['per_page=2&page=9', []],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('have the counts of all, and the number of those that match', async () => {
    const rating_counts = [1, 0, 0, 2, 2]
    expect(await read('search=zvuk&per_page=1')).toMatchObject({ rating_counts, total: 2, last_page: 2 })
    expect(await read('rating=4')).toMatchObject({ rating_counts, total: 2 })
    expect(await read('search=nema')).toMatchObject({ rating_counts, total: 0, last_page: 1 })
    expect(await read('page=9')).toMatchObject({ rating_counts, total: 5 })
  })

  test.each([
    ['sort=best', 'sort'],
    ['rating=0', 'rating'],
    ['rating=6', 'rating'],
    ['rating=4.5', 'rating'],
    ['rating=pet', 'rating'],
  ])('are refused for %s', async (query, field) => {
    const { status, body } = await call('GET', `/reviews?professional_id=${id}&${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('are told anew once one of them changes', async () => {
    const couple = await make.couple()
    const own = await make.review({ professional_id: id, couple_id: couple.id, rating: 3, comment: 'Tiho.' })
    expect((await read('search=glasno')).total).toBe(0)
    const body = { rating: 2, comment: 'Glasno.' }
    await call('PUT', `/reviews/${own.id}`, { token: couple.token, body })
    expect(await read('search=glasno')).toMatchObject({ total: 1, data: [body] })
    await call('DELETE', `/reviews/${own.id}`, { token: couple.token })
    expect((await read('search=glasno')).total).toBe(0)
  })
})
