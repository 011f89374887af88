import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { selectLeads } from './queries.ts'

const { call, make, deps, close } = await makeTestApp()
afterAll(close)

const couples = {
  iva: { name: 'Iva i Marko Đaković', email: 'iva.marko@primjer.test' },
  sanja: { name: 'Sanja Šešir', email: 'sanja_100%@primjer.test' },
  ana: { name: 'Ana Novak', email: 'ana@drugi.test' },
}

/** One lead of each couple and one whose couple is gone; `named` gives those of a list by the couple's short name. */
async function prepare() {
  const professional = await make.professional()
  const { token } = professional
  const of = { professional_id: professional.id }
  const people = new Map<string | null, string>([[null, 'nobody']])
  const ids: Record<string, number> = {}
  for (const [short, { name, email }] of Object.entries(couples)) {
    const couple = await make.couple({ name, email: `${professional.id}.${email}` })
    people.set(couple.name, short)
    ids[short] = couple.id
  }
  const lead = (couple_id: number | null, day: string, overrides: object = {}) =>
    make.lead({ ...of, couple_id, event_date: toCalendarDay(day), ...overrides })
  await lead(ids['iva'] ?? null, '2027-06-12', { status: 'contacted' })
  await lead(ids['sanja'] ?? null, '2027-06-12', { status: 'booked' })
  await lead(ids['ana'] ?? null, '2027-06-19', { status: 'contacted' })
  await lead(null, '2027-06-26')
  const named = async (query: string) => {
    const { body } = await call('GET', `/leads?${query}`, { token })
    const names: string[] = body.data.map((row: { couple: { name: string } | null }) =>
      people.get(row.couple?.name ?? null),
    )
    expect(body.total).toBe(names.length)
    return names.toSorted()
  }
  return { professional, token, named, ids, of }
}

describe('the list of received leads', () => {
  test.each([
    ['', ['ana', 'iva', 'nobody', 'sanja']],
    ['status=contacted', ['ana', 'iva']],
    ['status=rejected', []],
    ['date=2027-06-12', ['iva', 'sanja']],
    ['date=2027-06-12&status=booked', ['sanja']],
    ['search=dakovic', ['iva']],
    ['search=DJAKOVI%C4%86', ['iva']],
    ['search=sesir', ['sanja']],
    ['search=marko%20iva', ['iva']],
    ['search=primjer.test', ['iva', 'sanja']],
    ['search=ana%40drugi', ['ana']],
    ['search=an', ['ana', 'sanja']],
    ['search=an&status=booked', ['sanja']],
    ['search=%25', ['sanja']],
    ['search=_', ['sanja']],
    ['search=%5C', []],
    ['search=nitko', []],
    ['search=', ['ana', 'iva', 'nobody', 'sanja']],
  ])('%s', async (query, expected) => {
    const { named } = await prepare()
    expect(await named(query)).toEqual(expected)
  })

  test.each(['status=pending', 'date=2027-13-01'])('%s is refused', async (filter) => {
    const { token } = await prepare()
    const { status, body } = await call('GET', `/leads?${filter}`, { token })
    expect([status, Object.keys(body.errors)]).toEqual([422, [filter.split('=')[0]]])
  })
})

test('of the leads on the pages before, no latest word is read', async () => {
  const { id: professional_id } = await make.professional()
  for (let number = 0; number < 8; number += 1) {
    const { id: lead_id } = await make.lead({ professional_id })
    await make.message({ lead_id })
  }
  const reads = await deps.db.transaction().execute(async (db) => {
    const readsOfMessages = async () => {
      const { rows } = await sql<{ reads: number }>`
        select (seq_scan + idx_scan)::integer as reads from pg_stat_xact_user_tables where relname = 'messages'
      `.execute(db)
      return rows[0]?.reads ?? 0
    }
    const before = await readsOfMessages()
    expect(await selectLeads(db, { professional_id }, {}, 2, 6)).toHaveLength(2)
    return (await readsOfMessages()) - before
  })
  expect(reads).toBe(2)
})

test('a couple narrows its own leads by status and day, and search is nothing to it', async () => {
  const couple = await make.couple({ name: 'Iva' })
  const of = { couple_id: couple.id }
  await make.lead({ ...of, status: 'contacted' })
  await make.lead({ ...of, event_date: toCalendarDay('2027-06-19') })
  const total = async (query: string) => (await call('GET', `/leads?${query}`, { token: couple.token })).body.total
  expect(await total('search=nitko')).toBe(2)
  expect(await total('status=contacted')).toBe(1)
  expect(await total('date=2027-06-19&status=contacted')).toBe(0)
})

describe('the counts', () => {
  const count = (token: string) => call('GET', '/leads/counts', { token })

  test('are of the own leads, in every status', async () => {
    const { token } = await prepare()
    const { status, headers, body } = await count(token)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const four = { new: 1, contacted: 2, interested: 0, booked: 1, rejected: 0, total: 4 }
    expect(body).toEqual({ data: { ...four, unread: 4, agreed_total: 0 } })
    const none = { new: 0, contacted: 0, interested: 0, booked: 0, rejected: 0, total: 0, unread: 0, agreed_total: 0 }
    expect((await count((await make.professional()).token)).body).toEqual({ data: none })
  })

  test('are a couple’s too, to whom its own leads are nothing unread', async () => {
    const couple = await make.couple()
    await make.lead({ couple_id: couple.id })
    expect((await count(couple.token)).body.data).toMatchObject({ new: 1, total: 1, unread: 0 })
  })

  test('are for couples and professionals', async () => {
    expect((await count('')).status).toBe(401)
    expect((await count((await make.admin()).token)).status).toBe(403)
  })
})
