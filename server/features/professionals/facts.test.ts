import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { factDefinitions, type FactKey, factKeys, factsOf } from '#contract/facts.ts'
import { categorySlugs } from '#contract/categories.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { call, make, db, startNode, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

type Owner = Awaited<ReturnType<typeof make.professional>>

const save = ({ id, token }: Owner, facts: object, travels_km: unknown = null) =>
  call('PUT', `/professionals/${id}/facts`, { token, body: { travels_km, facts } })

const statedAll = (keys: readonly FactKey[]): Record<string, unknown> =>
  Object.fromEntries(
    keys.map((key) => {
      const one = factDefinitions[key]
      if (one.kind === 'number') return [key, one.max]
      return [key, one.kind === 'flag' ? true : Object.keys(one.options).slice(0, 1)]
    }),
  )

/** Of the choices that may be several. */
const everyOption = Object.fromEntries(
  factKeys.flatMap((key) => {
    const one = factDefinitions[key]
    return one.kind === 'choice' && one.several ? [[key, Object.keys(one.options)]] : []
  }),
)

const read = async ({ id }: Owner) => (await call('GET', `/professionals/${id}`)).body.data

describe('the facts of a professional', () => {
  test('are stored as typed or ticked, and stand on its page in the order of its category', async () => {
    const owner = await make.professional({ category: 'lokacija' })
    expect(await read(owner)).toMatchObject({ facts: {}, travels_km: null })
    const { status, body } = await save(
      owner,
      { cancellation: ['days_90'], languages: ['it', 'en', 'it'], parking: true, outdoor: false, guests: '1.200' },
      '80',
    )
    expect(status).toBe(200)
    expect(body.data.travels_km).toBe(80)
    expect(Object.entries(body.data.facts)).toEqual([
      ['guests', 1200],
      ['parking', true],
      ['languages', ['en', 'it']],
      ['cancellation', ['days_90']],
    ])
    expect(await read(owner)).toEqual(body.data)
  })

  test.each(categorySlugs)('can all be stated in %s', async (category) => {
    const owner = await make.professional({ category })
    const all = statedAll(factsOf(category))
    expect((await save(owner, all)).body.data.facts).toEqual(all)
  })

  test('of every category, under the longest of names, have room in a row of an index', async () => {
    const { id } = await make.professional({ company_name: 'đ'.repeat(120), city: 'š'.repeat(100), price_range_min: 1 })
    const facts = JSON.stringify(Object.assign(statedAll(factKeys), everyOption))
    const updated = await db.updateTable('professionals').set({ facts }).where('id', '=', id).returning('id').execute()
    expect(updated).toHaveLength(1)
    // PostgreSQL refuses a row of an index from 2,704 bytes on; a fact takes some twenty.
    const { rows } = await sql<{ bytes: number }>`
      select sum(pg_column_size(facts) + pg_column_size(company_name) + pg_column_size(search_city))::integer as bytes
        from professionals where id = ${id}`.execute(db)
    expect(rows[0]?.bytes).toBeLessThan(2_300)
  })

  test('that are left out, empty or null are no longer stated', async () => {
    const owner = await make.professional({ category: 'lokacija' })
    await save(owner, { guests: 120, parking: true, languages: ['en'], deposit_percent: 30 }, 80)
    const { body } = await save(owner, { guests: '', languages: [], deposit_percent: null }, '')
    expect([body.data.facts, body.data.travels_km]).toEqual([{}, null])
  })

  test('of a former category stay, and are shown again in it alone', async () => {
    const owner = await make.professional({ category: 'lokacija' })
    const profile = { company_name: 'Dvor', city: 'Split' }
    const toCategory = async (category: 'lokacija' | 'glazba') =>
      call('PUT', `/professionals/${owner.id}`, {
        token: owner.token,
        body: { ...profile, category_id: await make.categoryId(category) },
      })
    await save(owner, { guests: 120, languages: ['en'] })
    await toCategory('glazba')
    expect((await read(owner)).facts).toEqual({ languages: ['en'] })
    const found = async () => (await call('GET', '/professionals?fact_guests=100&city=Split')).body.data
    expect(await found()).toEqual([])
    expect((await save(owner, { members: 5 })).body.data.facts).toEqual({ members: 5 })
    await toCategory('lokacija')
    expect((await read(owner)).facts).toEqual({ guests: 120 })
    expect(await found()).toMatchObject([{ id: owner.id }])
  })
})

describe('refused is', () => {
  test.each([
    [{ guests: 0 }, 'facts.guests', 'Unesite cijeli broj od 1 do 5.000.'],
    [{ guests: '5001' }, 'facts.guests', 'Unesite cijeli broj od 1 do 5.000.'],
    [{ guests: 'sto' }, 'facts.guests', 'Unesite cijeli broj od 1 do 5.000.'],
    [{ guests: 2.5 }, 'facts.guests', 'Unesite cijeli broj od 1 do 5.000.'],
    [{ parking: 'da' }, 'facts.parking', 'Vrijednost može biti samo da ili ne.'],
    [{ languages: ['xx'] }, 'facts.languages.0', 'Odaberite između ponuđenog.'],
    [{ languages: 'en' }, 'facts.languages', 'Odaberite između ponuđenog.'],
    [{ cancellation: ['days_30', 'none'] }, 'facts.cancellation', 'Odaberite jedno.'],
    [{ drone: true }, 'facts.drone', 'Tvrtke iz vaše kategorije to ne navode.'],
    [{ pool: true }, 'facts', 'Ovih podataka nema: pool.'],
  ])('%j, by its field', async (mistake, field, message) => {
    const owner = await make.professional({ category: 'lokacija' })
    const { status, body } = await save(owner, { accommodation: true, ...mistake })
    expect([status, body.errors]).toEqual([422, { [field]: [message] }])
    expect((await read(owner)).facts).toEqual({})
  })

  test.each([-1, 1001, 'daleko', 2.5])('a way of %s kilometres', async (km) => {
    const { status, body } = await save(await make.professional(), {}, km)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['travels_km']])
  })

  test('a change by another professional', async () => {
    const owner = await make.professional()
    const { token } = await make.professional()
    expect((await save({ ...owner, token }, { drone: true }, 80)).status).toBe(403)
    expect(await read(owner)).toMatchObject({ facts: {}, travels_km: null })
  })
})

test('a change is seen by the next request on every node', async () => {
  const owner = await make.professional()
  const other = await startNode()
  const onOther = async () => (await other.call('GET', `/professionals/${owner.id}`)).body.data.facts
  expect(await onOther()).toEqual({})
  await save(owner, { drone: true })
  expect((await read(owner)).facts).toEqual({ drone: true })
  await eventually(async () => expect(await onOther()).toEqual({ drone: true }))
})

test('every fact belongs to a category', () => {
  expect(new Set(categorySlugs.flatMap((slug) => [...factsOf(slug)]))).toEqual(new Set(factKeys))
})
