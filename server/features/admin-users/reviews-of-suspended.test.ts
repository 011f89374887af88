import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { readMigrations } from '#server/db/migration-files.ts'

const { call, make, db, database, clock, startNode, close } = await makeTestApp()
afterAll(close)
const { token } = await make.admin()

const suspend = (id: number) =>
  call('POST', `/admin/users/${id}/suspend`, { token, body: { reason: 'Lažne recenzije.' } })
const restore = (id: number) => call('POST', `/admin/users/${id}/restore`, { token })

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple({ email_confirmed_at: clock.now() })
  const of = { professional_id: professional.id, couple_id: couple.id }
  const read = async (node = call) => {
    const [{ body: profile }, { body: list }, { body: received }] = await Promise.all([
      node('GET', `/professionals/${professional.id}`),
      node('GET', `/reviews?professional_id=${professional.id}`),
      node('GET', '/reviews/received', { token: professional.token }),
    ])
    const { average_rating, review_count } = profile.data
    return {
      rating: [average_rating, review_count],
      counts: [list.rating_counts, received.rating_counts],
      totals: [list.total, list.data.length, received.total, received.data.length],
    }
  }
  return { professional, couple, of, read }
}

const withBoth = {
  rating: [2.5, 2],
  counts: [
    [1, 0, 0, 1, 0],
    [1, 0, 0, 1, 0],
  ],
  totals: [2, 2, 2, 2],
}
const withOne = {
  rating: [4, 1],
  counts: [
    [0, 0, 0, 1, 0],
    [0, 0, 0, 1, 0],
  ],
  totals: [1, 1, 1, 1],
}

test('the reviews of a suspended couple are shown and counted nowhere until it is restored, on every node', async () => {
  const other = await startNode()
  const { professional, couple, of, read } = await prepare()
  const { id } = await make.review({ ...of, rating: 1 })
  await make.review({ professional_id: professional.id, rating: 4 })
  for (const node of [call, other.call]) expect(await read(node)).toEqual(withBoth)

  await suspend(couple.id)
  expect(await read()).toEqual(withOne)
  const asOwner = { token: professional.token }
  expect((await call('POST', `/reviews/${id}/report`, { ...asOwner, body: { reason: 'Laž.' } })).status).toBe(404)
  expect((await call('PUT', `/reviews/${id}/reply`, { ...asOwner, body: { body: 'Hvala.' } })).status).toBe(404)

  await restore(couple.id)
  expect(await read()).toEqual(withBoth)
})

test('a hidden review of a couple that was suspended stays hidden', async () => {
  const { professional, couple, of, read } = await prepare()
  const hidden = await make.review({ ...of, rating: 1, hidden_at: clock.now(), hidden_reason: 'Vrijeđa.' })
  await make.review({ professional_id: professional.id, rating: 4 })
  await suspend(couple.id)
  expect(await read()).toEqual(withOne)
  await restore(couple.id)
  expect(await read()).toEqual(withOne)

  await suspend(couple.id)
  expect((await call('POST', `/admin/reviews/${hidden.id}/show`, { token })).status).toBe(200)
  expect(await read()).toEqual(withOne)
  await restore(couple.id)
  expect(await read()).toEqual(withBoth)
})

test('a review that is being written while its couple is suspended is not stored', async () => {
  const { couple, of, read } = await prepare()
  await make.lead({ ...of, status: 'booked', event_date: toCalendarDay('2027-03-14') })
  const body = { professional_id: of.professional_id, rating: 1 }
  const { suspended, written } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', couple.id).forNoKeyUpdate().execute()
    const first = suspend(couple.id)
    await untilWaitingForRows(db, 1)
    const second = call('POST', '/reviews', { token: couple.token, body })
    await untilWaitingForRows(db, 2)
    return { suspended: first, written: second }
  })
  expect((await suspended).status).toBe(200)
  expect((await written).status).toBe(401)
  expect((await read()).rating).toEqual([0, 0])
})

test('those of couples that were suspended before this stood are marked by the migration', async () => {
  const { professional, couple, of, read } = await prepare()
  await make.review({ ...of, rating: 1 })
  await make.review({ professional_id: professional.id, rating: 4 })
  await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', couple.id).execute()
  const migration = (await readMigrations()).find(({ name }) => name.includes('reviews_of_suspended_now'))
  await database.pool.query(migration?.sql ?? '')
  expect(await read()).toEqual(withOne)
  await restore(couple.id)
  expect((await read()).rating).toEqual([2.5, 2])
})
