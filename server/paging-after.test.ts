import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)
const { token } = await make.admin({ created_at: day(40) })

// The lists hold every profile and what belongs to it.
beforeEach(() =>
  db
    .deleteFrom('users')
    .where('role', '!=', 'admin')
    .execute()
    .then(() => db.deleteFrom('lead_reports').execute()),
)

interface Row {
  id: number
  company_name?: string
}

const read = async (path: string) => (await call('GET', path, { token })).body
const idsOf = ({ data }: { data: Row[] }) => data.map(({ id }) => id)
const act = (path: string, body?: object) => call('POST', path, { token, ...(body && { body }) })

function day(number: number) {
  return new Date(Date.UTC(2027, 0, number))
}

/** Made in the order of the list. */
const lists = {
  'the waiting profiles': {
    path: '/admin/professionals?status=pending',
    make: async (place: number) => (await make.professional({ status: 'pending', created_at: day(place) })).id,
    decide: (id: number) => act(`/admin/professionals/${id}/approve`),
  },
  'all profiles': {
    path: '/admin/professionals?',
    make: async (place: number) =>
      (
        await make.professional({
          status: place < 5 ? 'pending' : 'approved',
          created_at: day(place < 5 ? place : 30 - place),
        })
      ).id,
    decide: (id: number) => act(`/admin/professionals/${id}/reject`),
  },
  'the active users': {
    path: '/admin/users?state=active&role=couple',
    make: async (place: number) => (await make.couple({ created_at: day(30 - place) })).id,
    decide: (id: number) => act(`/admin/users/${id}/suspend`, { reason: 'Neželjene poruke.' }),
  },
  'the reported reviews': {
    path: '/admin/reviews?state=reported',
    make: async (place: number) => (await make.review({ reported_at: day(place), report_reason: 'Nije istina.' })).id,
    decide: (id: number) => act(`/admin/reviews/${id}/hide`, { reason: 'Vrijeđa.' }),
  },
  'the hidden reviews': {
    path: '/admin/reviews?state=hidden',
    make: async (place: number) => (await make.review({ hidden_at: day(30 - place), hidden_reason: 'Vrijeđa.' })).id,
    decide: (id: number) => act(`/admin/reviews/${id}/show`),
  },
  'the open reports of conversations': {
    path: '/admin/lead-reports?status=open',
    make: makeReport,
    decide: (id: number) => act(`/admin/lead-reports/${id}/resolve`, {}),
  },
}

async function makeReport(place: number): Promise<number> {
  const { id: lead_id, professional_id, couple_id, event_date } = await make.lead()
  const report = {
    lead_id,
    professional_id,
    couple_id,
    event_date,
    reporter: 'couple' as const,
    reason: 'Neugodni su.',
  }
  const { id } = await db
    .insertInto('lead_reports')
    .values({ ...report, transcript: '[]', created_at: day(30 - place) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe.each(Object.entries(lists))('of %s', (_, { path, make: makeRow, decide }) => {
  const makeRows = async () => {
    const ids: number[] = []
    for (let place = 1; place <= 7; place += 1) ids.push(await makeRow(place))
    return ids
  }

  test('the page after the last row seen skips none, whatever was decided of those before it', async () => {
    const ids = await makeRows()
    const first = await read(`${path}&per_page=2`)
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    for (const id of ids.slice(0, 2)) expect((await decide(id)).status).toBe(200)
    const second = await read(`${path}&per_page=2&page=2&after=${first.next_after}`)
    expect(idsOf(second)).toEqual(ids.slice(2, 4))
    const third = await read(`${path}&per_page=2&page=3&after=${second.next_after}`)
    expect(idsOf(third)).toEqual(ids.slice(4, 6))
    expect(third).toMatchObject({ current_page: 3, last_page: path.endsWith('?') ? 5 : 4 })
  })

  test('its last page leads to no other, and one after which all is decided is empty', async () => {
    const ids = await makeRows()
    const first = await read(`${path}&per_page=4`)
    const last = await read(`${path}&per_page=4&page=2&after=${first.next_after}`)
    expect([idsOf(last), last.last_page, last.next_after]).toEqual([ids.slice(4), 2, null])
    if (path.endsWith('?')) return
    for (const id of ids.slice(4)) await decide(id)
    const empty = await read(`${path}&per_page=4&page=2&after=${first.next_after}`)
    expect(empty).toMatchObject({ data: [], total: 4, last_page: 1, next_after: null })
  })

  test('a place that is none is passed over', async () => {
    const ids = await makeRows()
    for (const after of ['', 'x', '1_', '_', "1'", '1e9', '1_2_3_4_5_6_7', '-'])
      expect(idsOf(await read(`${path}&per_page=2&page=2&after=${encodeURIComponent(after)}`))).toEqual(ids.slice(2, 4))
  })
})
