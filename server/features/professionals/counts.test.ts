import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const make = makeFactories({ db, clock: systemClock })

beforeEach(() => db.deleteFrom('users').execute())

/** The same for the former release. */
async function wrongFormerCounts(reader: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select category_id, search_city, price_from as price, sum(change)::integer as total
        from professional_counts group by 1, 2, 3),
    counted as (
      select k.category_id, k.search_city, coalesce(p.price_from, -1) as price, count(*)::integer as total
        from professionals as p
       cross join lateral (values (0, '*'), (p.category_id, '*'), (0, p.search_city), (p.category_id, p.search_city))
          as k (category_id, search_city)
       where p.status = 'approved' and k.category_id is not null and k.search_city is not null
       group by 1, 2, 3)
    select * from kept full join counted using (category_id, search_city, price)
     where coalesce(kept.total, 0) <> coalesce(counted.total, 0)`.execute(reader)
  return rows
}

/** The same by how far they come. */
async function wrongReach(reader: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select search_city, travels_km, category_id, price_band as price, rating_band as band, sum(change)::integer as total
        from professional_reach group by 1, 2, 3, 4, 5),
    counted as (
      select p.search_city, coalesce(p.travels_km, -1) as travels_km, c.category_id, m.price, r.band,
             count(*)::integer as total
        from professionals as p
       cross join lateral (values (0), (p.category_id)) as c (category_id)
       cross join lateral (values (-2), (case when p.price_from < 500 then 0 when p.price_from < 1000 then 1
                                              when p.price_from is not null then 2 else -1 end)) as m (price)
       cross join lateral (values (-1), (case when p.average_rating >= 4.5 then 3 when p.average_rating >= 4 then 2
                                              when p.average_rating >= 3 then 1 else 0 end)) as r (band)
       where p.status = 'approved' and c.category_id is not null and p.search_city is not null
       group by 1, 2, 3, 4, 5)
    select * from kept full join counted using (search_city, travels_km, category_id, price, band)
     where coalesce(kept.total, 0) <> coalesce(counted.total, 0)`.execute(reader)
  return rows
}

/** The keys whose kept number is not the number of rows: none, ever. */
async function wrongCounts(reader: Database = db): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (
      select category_id, search_city, price_from as price, rating_band as band, coalesce(city, '') as spelling,
             sum(change)::integer as total
        from professional_facets group by 1, 2, 3, 4, 5),
    counted as (
      select c.category_id, s.search_city, m.price, r.band,
             case when (c.category_id, m.price, r.band) = (0, -2, -1) and s.search_city <> '*' then p.city else '' end as spelling,
             count(*)::integer as total
        from professionals as p
       cross join lateral (values (0), (p.category_id)) as c (category_id)
       cross join lateral (values ('*'), (p.search_city)) as s (search_city)
       cross join lateral (values (-2), (coalesce(p.price_from, -1))) as m (price)
       cross join lateral (values (-1), (case when p.average_rating >= 4.5 then 3 when p.average_rating >= 4 then 2
                                              when p.average_rating >= 3 then 1 else 0 end)) as r (band)
       where p.status = 'approved' and c.category_id is not null and s.search_city is not null
       group by 1, 2, 3, 4, 5)
    select * from kept full join counted using (category_id, search_city, price, band, spelling)
     where coalesce(kept.total, 0) <> coalesce(counted.total, 0)`.execute(reader)
  return [...rows, ...(await wrongFormerCounts(reader)), ...(await wrongReach(reader))]
}

/** Everybody without a price. */
async function rowsOfOneKey() {
  const isKey = { category_id: 0, search_city: '*', price_from: -1 } as const
  const [former, own, reach] = await Promise.all([
    db
      .selectFrom('professional_counts')
      .where((eb) => eb.and(isKey))
      .select('change')
      .execute(),
    db
      .selectFrom('professional_facets')
      .where((eb) => eb.and({ ...isKey, rating_band: -1 }))
      .select('change')
      .execute(),
    db
      .selectFrom('professional_reach')
      .where((eb) => eb.and({ search_city: 'zagreb', category_id: 0, travels_km: -1, price_band: -2, rating_band: -1 }))
      .select('change')
      .execute(),
  ])
  return Math.max(former.length, own.length, reach.length)
}

const cities = ['Zagreb', 'Split', 'zagreb', '—', null]
const prices = [499.99, 900.5, 1000, null]
const statuses = ['approved', 'pending', 'rejected'] as const
const categories = ['glazba', 'nakit', null] as const

test('the counts are those of the rows after whatever is written', async () => {
  const ids: number[] = []
  // A multiplier modulo a prime: a fixed order in which everything meets everything.
  for (let step = 1, mixed = 7; step <= 150; step++, mixed = (mixed * 5_003) % 9_973) {
    const city = cities[mixed % cities.length] ?? null
    const price_range_min = prices[mixed % prices.length] ?? null
    const status = statuses[mixed % statuses.length] ?? 'approved'
    const category = categories[step % categories.length] ?? null
    const category_id = category && (await make.categoryId(category))
    const id = ids[mixed % Math.max(1, ids.length)] ?? 0
    const change = db.updateTable('professionals')
    const writes = [
      async () => ids.push((await make.professional({ city, status, category_id, price_range_min })).id),
      async () => ids.push((await make.professional({ city, category_id })).id),
      () => change.set({ city }).where('id', '=', id).execute(),
      () => change.set({ category_id }).where('id', '=', id).execute(),
      () => change.set({ price_range_min }).where('id', '=', id).execute(),
      () => change.set({ status }).where('id', '=', id).execute(),
      () =>
        change
          .set({ travels_km: step % 2 === 0 ? 50 : null })
          .where('id', '=', id)
          .execute(),
      () => change.set({ status, city }).where('id', '>', id).execute(),
      () =>
        change
          .set({ rating_sum: (10 + step) % 6, review_count: 1 })
          .where('id', '=', id)
          .execute(),
      () => change.set({ premium: true, company_name: `Obrt ${step}` }).execute(),
      () =>
        db
          .deleteFrom('users')
          .where('id', 'in', db.selectFrom('professionals').select('user_id').where('id', '=', id))
          .execute(),
    ]
    await writes[mixed % writes.length]?.()
    expect([step, await wrongCounts()]).toEqual([step, []])
  }
})

test('their rows are joined before they are many', async () => {
  for (let number = 0; number < 300; number++) await make.professional()
  expect(await wrongCounts()).toEqual([])
  expect(await rowsOfOneKey()).toBeLessThanOrEqual(17)
})

test('writers of the same category and city do not wait for each other, not even while they join rows', async () => {
  const [first, second] = [await make.professional(), await make.professional()]
  const toggle = (tx: Database, id: number, status: 'approved' | 'pending') =>
    tx.updateTable('professionals').set({ status }).where('id', '=', id).execute()
  const failure = new Error('rolled back')
  for (const outcome of ['committed', 'rolled back']) {
    const work = db.transaction().execute(async (tx) => {
      for (let times = 0; times < 80; times++) await toggle(tx, first.id, times % 2 === 0 ? 'pending' : 'approved')
      await db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '1s'`.execute(other)
        for (let times = 0; times < 81; times++)
          await toggle(other, second.id, times % 2 === 0 ? 'pending' : 'approved')
        await toggle(other, second.id, 'approved')
      })
      expect(await wrongCounts(tx)).toEqual([])
      if (outcome === 'rolled back') throw failure
    })
    if (outcome === 'rolled back') await expect(work).rejects.toBe(failure)
    else await work
    expect(await wrongCounts()).toEqual([])
  }
})
