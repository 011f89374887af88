import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, close } = await makeTestApp()
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
