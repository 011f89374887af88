import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { factsOf } from '#contract/facts.ts'
import { packagesInput } from '#contract/packages.ts'
import { factsInput } from '#contract/facts-input.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { wrongCounts } from '#test/stored-counts.ts'
import { unusablePasswordHash } from '#demo/fill.ts'
import { kinds } from '#demo/packages.ts'
import { addLargeMarketplace } from './large.ts'

const today = toCalendarDay('2026-11-21')
const professionals = 2_000

let database: TestDatabase

const make = ({ db }: TestDatabase, seed: number, count = professionals) =>
  db.transaction().execute((transaction) =>
    addLargeMarketplace(transaction, {
      seed,
      today,
      professionals: count,
      unusablePasswordHash,
      log: () => {},
    }),
  )
const rowsOf = async <T>(query: string) => (await database.pool.query(query)).rows as T[]
const valueOf = async (query: string) => Object.values((await rowsOf<Record<string, unknown>>(query))[0] ?? {})[0]

/** Without row numbers, which depend on PostgreSQL's join order. */
async function digestOf({ db }: TestDatabase): Promise<string> {
  const hash = createHash('sha256')
  for (const table of ['users', 'professionals', 'packages', 'media', 'leads', 'events', 'reviews']) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'id' - 'created_at' - 'updated_at')::text as row from ${sql.table(table)} t order by 1`.execute(
      db,
    )
    for (const { row } of rows) hash.update(row)
  }
  return hash.digest('hex')
}

beforeAll(async () => {
  database = await createTestDatabase()
  await make(database, 1)
})
afterAll(() => database.drop())

describe('a large marketplace', () => {
  test('has six reviews and thirty days for each professional, on average', async () => {
    expect(await valueOf('select count(*)::int from professionals')).toBe(professionals)
    expect(Number(await valueOf('select count(*)::int from reviews')) / professionals).toBeCloseTo(6, 0)
    expect(await valueOf('select count(*)::int from events')).toBe(30 * professionals)
    expect(await valueOf('select count(*)::int from leads')).toBe(2 * professionals)
  })

  test('has every category, and stars that are counted', async () => {
    const slugs = await rowsOf<{ slug: string }>(
      'select distinct c.slug from professionals p join categories c on c.id = p.category_id',
    )
    expect(new Set(slugs.map(({ slug }) => slug))).toEqual(new Set(categorySlugs))
    expect(await valueOf('select count(distinct rating)::int from reviews')).toBe(5)
    expect(await valueOf('select sum(review_count)::int from professionals')).toBe(
      await valueOf('select count(*)::int from reviews'),
    )
  })

  test('never books a day twice, and looks no further than eighteen months', async () => {
    expect(await rowsOf('select from events group by professional_id, event_date having count(*) > 1')).toEqual([])
    expect(
      await valueOf(
        `select count(*)::int from events where event_date <= '${today}' or event_date > '${today}'::date + 541`,
      ),
    ).toBe(0)
  })

  test('says nothing twice on one page, and leaves no gap in a gallery', async () => {
    expect(
      await rowsOf(
        'select from reviews where comment is not null group by professional_id, comment having count(*) > 1',
      ),
    ).toEqual([])
    expect(
      await rowsOf(
        'select from media group by professional_id having count(*) <> max(position) + 1 or count(distinct hash) <> count(*)',
      ),
    ).toEqual([])
    expect(await valueOf('select count(distinct professional_id)::int from media')).toBe(professionals)
  })

  test('leaves no placeholder or mark of the texts', async () => {
    expect(await valueOf(`select count(*)::int from leads where message ~ '[{}]'`)).toBe(0)
    expect(await valueOf(`select count(*)::int from reviews where comment ~ '[♀♂☀❄]'`)).toBe(0)
  })

  test('is the same for the same seed, and another for another', async () => {
    const digest = async (seed: number) => {
      const one = await createTestDatabase()
      try {
        await make(one, seed, 300)
        return await digestOf(one)
      } finally {
        await one.drop()
      }
    }
    const first = await digest(1)
    expect(await digest(1)).toBe(first)
    expect(await digest(2)).not.toBe(first)
  })

  test('has packages and facts of most, each of its category and within its own prices', async () => {
    const having = async (condition: string) =>
      Number(await valueOf(`select count(*)::int from professionals p where ${condition}`)) / professionals
    expect(await having(`facts <> '{}'`)).toBeGreaterThan(0.5)
    expect(await having(`facts - '{${kinds.join()}}'::text[] = '{}'`)).toBeGreaterThan(0.05)
    expect(await having('travels_km is not null')).toBeGreaterThan(0.2)
    expect(await having('exists (select from packages k where k.professional_id = p.id)')).toBeGreaterThan(0.4)
    expect(
      await valueOf(`select count(*)::int from packages k join professionals p on p.id = k.professional_id
        where k.unit <> 'per_hour' and (k.price < p.price_range_min or k.price > p.price_range_max)`),
    ).toBe(0)

    const stated = await rowsOf<{ slug: string; travels_km: number | null; facts: object }>(
      'select distinct c.slug, p.travels_km, p.facts from professionals p join categories c on c.id = p.category_id',
    )
    const foreign = stated.filter(({ slug, ...given }) => {
      const own: readonly string[] = factsOf(slug)
      return Object.keys(given.facts).some((key) => !own.includes(key)) || !factsInput.safeParse(given).success
    })
    expect(foreign).toEqual([])
  })

  test('sells only packages that its owner could save', async () => {
    const sold = await rowsOf<{ packages: unknown }>(
      `select jsonb_agg(jsonb_build_object('name', name, 'price', price, 'unit', unit, 'description', description,
         'includes', includes) order by position) as packages from packages group by professional_id`,
    )
    expect(sold.filter((packages) => !packagesInput.safeParse(packages).success)).toEqual([])
  })

  test('is counted as its rows are', async () => {
    expect(await wrongCounts(database.db)).toEqual([])
  })

  test('can be as small as one', async () => {
    const small = await createTestDatabase()
    try {
      await make(small, 1, 1)
      const { rows } = await small.pool.query('select count(*)::int as count from professionals')
      expect(rows).toEqual([{ count: 1 }])
    } finally {
      await small.drop()
    }
  })
})
