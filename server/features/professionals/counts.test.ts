import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { wrongCounts } from '#test/stored-counts.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const make = makeFactories({ db, clock: systemClock })

beforeEach(() => db.deleteFrom('users').execute())

/** Everybody without a price. */
async function rowsOfOneKey() {
  const isKey = { category_id: 0, search_city: '*', price_from: -1, rating_band: -1 } as const
  const [own, reach, words] = await Promise.all([
    db
      .selectFrom('professional_facets')
      .where((eb) => eb.and(isKey))
      .select('change')
      .execute(),
    db
      .selectFrom('professional_reach')
      .where((eb) => eb.and({ search_city: 'zagreb', category_id: 0, travels_km: -1, price_band: -2, rating_band: -1 }))
      .select('change')
      .execute(),
    db.selectFrom('name_words').where('word', '=', 'salon').select('change').execute(),
  ])
  return Math.max(own.length, reach.length, words.length)
}

const cities = ['Zagreb', 'Split', 'zagreb', '—', null]
const words = ['Salon Šešir', 'Salon', 'salon  salon', '—', 'Obrt & Đurđica']
const prices = [499.99, 900.5, 1000, null]
const statuses = ['approved', 'pending', 'rejected'] as const
const categories = ['glazba', 'nakit', null] as const

test('the counts are those of the rows after whatever is written', async () => {
  const ids: number[] = []
  // A multiplier modulo a prime: a fixed order in which everything meets everything.
  for (let step = 1, mixed = 7; step <= 170; step++, mixed = (mixed * 5_003) % 9_973) {
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
      () =>
        change
          .set({ facts: JSON.stringify(step % 3 === 0 ? {} : { guests: step, parking: true, hours: mixed % 9 }) })
          .where('id', '=', id)
          .execute(),
      () => change.set({ status, city }).where('id', '>', id).execute(),
      () =>
        change
          .set({ rating_sum: 3 + (step % 13), review_count: 3 })
          .where('id', '=', id)
          .execute(),
      () => change.set({ premium: true, company_name: `Obrt ${step}` }).execute(),
      () =>
        change
          .set({ company_name: words[mixed % words.length] })
          .where('id', '=', id)
          .execute(),
      () =>
        db
          .deleteFrom('users')
          .where('id', 'in', db.selectFrom('professionals').select('user_id').where('id', '=', id))
          .execute(),
    ]
    await writes[mixed % writes.length]?.()
    expect([step, await wrongCounts(db)]).toEqual([step, []])
  }
})

test('their rows are joined before they are many', async () => {
  for (let number = 0; number < 300; number++) await make.professional({ company_name: `Salon ${number % 7}` })
  expect(await wrongCounts(db)).toEqual([])
  expect(await rowsOfOneKey()).toBeLessThanOrEqual(17)
})

test('a word goes with the last name that has it, and comes back with the next', async () => {
  const rowsOf = (word: string) => db.selectFrom('name_words').where('word', '=', word).select('change').execute()
  const change = (id: number, company_name: string) =>
    db.updateTable('professionals').set({ company_name }).where('id', '=', id).execute()
  const [first, second] = [await make.professional(), await make.professional({ company_name: 'Prezimenović' })]
  await change(first.id, 'Kod Prezimenovića, Prezimenović')
  expect((await rowsOf('prezimenovic')).length).toBeGreaterThan(0)
  await change(second.id, 'Salon')
  expect((await rowsOf('prezimenovic')).length).toBeGreaterThan(0)
  await db.deleteFrom('users').where('id', '=', first.user_id).execute()
  expect([await rowsOf('prezimenovic'), await rowsOf('prezimenovica')]).toEqual([[], []])
  await change(second.id, 'Prezimenović')
  expect(await wrongCounts(db)).toEqual([])
})

test('facts and price of a profile that are written at once are both listed', async () => {
  const { id } = await make.professional({ facts: JSON.stringify({ guests: 100 }) })
  const change = (writer: Database, values: { facts: string } | { price_range_min: number }) =>
    writer.updateTable('professionals').set(values).where('id', '=', id).execute()
  for (const guests of [150, 200]) {
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await change(tx, { facts: JSON.stringify({ guests, hours: 8 }) })
      second = change(db, { price_range_min: guests })
      await untilWaitingForRows(db, 1)
    })
    await second
    expect([guests, await wrongCounts(db)]).toEqual([guests, []])
  }
  const rows = await db
    .selectFrom('professional_numbers')
    .select(['fact', 'value', 'price_from'])
    .orderBy('fact')
    .execute()
  expect(rows).toEqual([
    { fact: 'guests', value: 200, price_from: 200 },
    { fact: 'hours', value: 8, price_from: 200 },
  ])
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
    expect(await wrongCounts(db)).toEqual([])
  }
})
