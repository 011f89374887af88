import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays, type CalendarDay, toCalendarDay } from '#contract/calendar-day.ts'
import { systemClock } from '#server/adapters/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const make = makeFactories({ db, clock: systemClock })

beforeEach(() => db.deleteFrom('users').execute())

/** The keys whose stored numbers are not those of the entries, and the entries that are listed otherwise: none, ever. */
async function wrongDays(reader: Database = db): Promise<unknown[]> {
  const { rows } = await sql`
    with stored as (
      select category_id, search_city, event_date, price_band as price, rating_band as band,
             sum(free)::integer as free, sum(taken)::integer as taken
        from professional_days group by 1, 2, 3, 4, 5),
    counted as (
      select c.category_id, s.search_city, e.event_date, b.price, b.band,
             count(*) filter (where e.event_type = 'available')::integer as free,
             count(*) filter (where e.event_type in ('booked', 'blocked'))::integer as taken
        from professionals as p join events as e on e.professional_id = p.id
       cross join lateral (values (0), (p.category_id)) as c (category_id)
       cross join lateral (values ('*'), (p.search_city)) as s (search_city)
       cross join lateral (values (-2, -1), (
         case when p.price_from < 500 then 0 when p.price_from < 1000 then 1 when p.price_from is not null then 2 else -1 end,
         case when p.average_rating >= 4.5 then 3 when p.average_rating >= 4 then 2
              when p.average_rating >= 3 then 1 else 0 end)) as b (price, band)
       where p.status = 'approved' and e.status = 'active' and c.category_id is not null and s.search_city is not null
         and (b.band = -1 or s.search_city = '*')
       group by 1, 2, 3, 4, 5)
    select * from stored full join counted using (category_id, search_city, event_date, price, band)
     where coalesce(stored.free, 0) <> coalesce(counted.free, 0) or coalesce(stored.taken, 0) <> coalesce(counted.taken, 0)`.execute(
    reader,
  )
  const { rows: others } = await sql`
    with truth as (
      select e.professional_id, e.event_date,
             row(e.event_type = 'available', p.score, p.company_name, p.category_id, p.search_city, p.price_from,
                 p.average_rating, p.travels_km, p.search_name)::text as listed
        from professionals as p join events as e on e.professional_id = p.id
       where p.status = 'approved' and e.status = 'active'),
    stored as (
      select professional_id, event_date,
             row(is_free, score, company_name, category_id, search_city, price_from, average_rating, travels_km,
                 search_name)::text as listed
        from day_professionals)
    select professional_id, event_date, stored.listed as is_stored, truth.listed as has
      from stored full join truth using (professional_id, event_date)
     where stored.listed is distinct from truth.listed`.execute(reader)
  return [...rows, ...others]
}

const cities = ['Zagreb', 'Split', 'zagreb', null]
const prices = [499.99, 900.5, 1000, null]
const statuses = ['approved', 'pending', 'rejected'] as const
const categories = ['glazba', 'nakit', null] as const
const types = ['available', 'booked', 'blocked'] as const
/** Some are long over. */
const dayOf = (number: number): CalendarDay => addDays(toCalendarDay('2020-01-01'), (number % 4) * 1_500)

const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], number: number): Value =>
  values[number % values.length] as Value // the index is below their number

const setStatus = (writer: Database, id: number, status: 'approved' | 'pending') =>
  writer.updateTable('professionals').set({ status }).where('id', '=', id).execute()

const addEntry = (writer: Database, professional_id: number, event_date: CalendarDay) =>
  writer.insertInto('events').values({ professional_id, event_date, event_type: 'booked' }).execute()

test('the numbers of a day are those of its entries after whatever is written', async () => {
  const ids: number[] = []
  // A multiplier modulo a prime: a fixed order in which everything meets everything.
  for (let step = 1, mixed = 7; step <= 240; step++, mixed = (mixed * 5_003) % 9_973) {
    const city = pick(cities, mixed)
    const price_range_min = pick(prices, mixed)
    const status = pick(statuses, mixed)
    const event_type = pick(types, mixed)
    const category = pick(categories, step)
    const category_id = category && (await make.categoryId(category))
    const id = ids[mixed % Math.max(1, ids.length)] ?? 0
    const day = dayOf(mixed)
    const profile = db.updateTable('professionals')
    const entries = db.updateTable('events')
    const add = (professional_id: number) =>
      db
        .insertInto('events')
        .values([0, 1, 2].map((more) => ({ professional_id, event_date: dayOf(mixed + more), event_type })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const writes = [
      async () => ids.push((await make.professional({ city, status, category_id, price_range_min })).id),
      async () => ids.push((await make.professional({ city, category_id })).id),
      () => (ids.includes(id) ? add(id) : undefined),
      () => (ids.includes(id) ? add(id) : undefined),
      () => entries.set({ event_type }).where('professional_id', '=', id).where('lead_id', 'is', null).execute(),
      () => entries.set({ status: 'cancelled' }).where('event_date', '=', day).execute(),
      () => entries.set({ notes: `Bilješka ${step}` }).execute(),
      () =>
        entries
          .set({ event_date: addDays(day, 30 * step) })
          .where('professional_id', '=', id)
          .where('event_date', '=', day)
          .execute(),
      () => db.deleteFrom('events').where('professional_id', '=', id).where('event_date', '<=', day).execute(),
      () => profile.set({ city }).where('id', '=', id).execute(),
      () => profile.set({ category_id }).where('id', '=', id).execute(),
      () => profile.set({ price_range_min }).where('id', '=', id).execute(),
      () => profile.set({ status }).where('id', '=', id).execute(),
      ...[{ company_name: `Bend ${step}` }, { premium: mixed % 2 === 0 }, { travels_km: mixed % 300 }].map(
        (change) => () => profile.set(change).where('id', '=', id).execute(),
      ),
      () => profile.set({ status: 'approved' }).execute(),
      () => profile.set({ status, city }).where('id', '>', id).execute(),
      () =>
        profile
          .set({ rating_sum: (10 + step) % 6, review_count: 1 })
          .where('id', '=', id)
          .execute(),
      async () => {
        await db
          .deleteFrom('users')
          .where('id', 'in', db.selectFrom('professionals').select('user_id').where('id', '=', id))
          .execute()
        ids.splice(ids.indexOf(id), ids.includes(id) ? 1 : 0)
      },
    ]
    await pick(writes, mixed)()
    expect([step, await wrongDays()]).toEqual([step, []])
  }
  const { total } = await db
    .selectFrom('professional_days')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBeGreaterThan(50)
})

test('an entry and a change of its profile that are written at once are both counted', async () => {
  const before = toCalendarDay('2030-05-04')
  for (const [round, status] of (['approved', 'pending', 'approved', 'pending'] as const).entries()) {
    const { id } = await make.professional({ status: status === 'approved' ? 'pending' : 'approved' })
    const day = addDays(before, round)
    const steps = [(writer: Database) => setStatus(writer, id, status), (writer: Database) => addEntry(writer, id, day)]
    if (round >= 2) steps.reverse()
    let second: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await steps[0]?.(tx)
      second = steps[1]?.(db) ?? second
      await untilWaitingForRows(db, 1)
    })
    await second
    expect([round, await wrongDays()]).toEqual([round, []])
  }
})

test('many writers of one profile and its days leave the right numbers', async () => {
  const { id } = await make.professional()
  const day = toCalendarDay('2030-06-01')
  for (let round = 0; round < 12; round++)
    await Promise.all([
      setStatus(db, id, round % 2 === 0 ? 'pending' : 'approved'),
      addEntry(db, id, addDays(day, 3 * round)),
      addEntry(db, id, addDays(day, 3 * round + 1)),
      db
        .updateTable('professionals')
        .set({ city: pick(cities, round) })
        .where('id', '=', id)
        .execute(),
      db.updateTable('events').set({ event_type: 'available' }).where('professional_id', '=', id).execute(),
    ])
  expect(await wrongDays()).toEqual([])
})

test('bookings of the same day, category and town do not wait for each other, not even while they join rows', async () => {
  const day = toCalendarDay('2030-07-06')
  const [first, second] = [await make.professional(), await make.professional()]
  const book = async (tx: Database, professional_id: number) => {
    for (let times = 0; times < 20; times++) {
      await addEntry(tx, professional_id, day)
      await tx
        .updateTable('events')
        .set({ status: 'cancelled' })
        .where('professional_id', '=', professional_id)
        .execute()
    }
    await addEntry(tx, professional_id, day)
  }
  const failure = new Error('rolled back')
  for (const outcome of ['rolled back', 'committed']) {
    const work = db.transaction().execute(async (tx) => {
      await book(tx, first.id)
      await db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '1s'`.execute(other)
        if (outcome === 'committed') await other.deleteFrom('events').where('professional_id', '=', second.id).execute()
        await book(other, second.id)
      })
      expect(await wrongDays(tx)).toEqual([])
      if (outcome === 'rolled back') throw failure
    })
    if (outcome === 'rolled back') await expect(work).rejects.toBe(failure)
    else await work
    expect(await wrongDays()).toEqual([])
  }
  const rows = await db
    .selectFrom('professional_days')
    .where((eb) => eb.and({ category_id: 0, search_city: '*', rating_band: -1, event_date: day }))
    .select('taken')
    .execute()
  expect(rows.length).toBeLessThanOrEqual(34)
})
