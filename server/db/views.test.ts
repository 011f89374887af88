import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { tableOwners, viewOwners } from '#test/nouns.ts'
import { systemClock } from '#server/adapters/clock.ts'

const { db, pool, drop } = await createTestDatabase()
afterAll(drop)

const views = Object.keys(viewOwners)

async function column(query: string, parameters: unknown[] = []): Promise<string[]> {
  const { rows } = await pool.query<string[]>({ text: query, values: parameters, rowMode: 'array' })
  return rows.map(([first = '']) => first)
}

test('a view shows tables of its owner alone', async () => {
  for (const view of views) {
    const shown = await column(
      `select distinct d.refobjid::regclass::text from pg_rewrite r join pg_depend d on d.objid = r.oid
        where r.ev_class = $1::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid <> r.ev_class`,
      [view],
    )
    expect([view, shown.map((table) => tableOwners[table])]).toEqual([view, [viewOwners[view]]])
  }
})

/** Secrets, and texts that are for one side alone. */
const untold = ['password_hash', 'token', 'token_hash', 'phone', 'wedding_date', 'notes', 'message']

test('no view shows what is nobody else’s business, and a telephone only where it is asked for', async () => {
  const shown = await column(
    `select table_name || '.' || column_name from information_schema.columns
      where table_name = any($1) and column_name = any($2)`,
    [views, untold],
  )
  // Of the couple to whom a lead is answered, and one's own where a key stands for the account.
  expect(shown.toSorted()).toEqual(['contacts.phone', 'key_holders.phone'])
})

test('a view computes no column', async () => {
  for (const view of views) {
    const [definition = ''] = await column('select pg_get_viewdef($1::regclass)', [view])
    // PostgreSQL names the table of each field that is one of its columns as it is.
    const { fields } = await pool.query(`select * from (${definition.replace(';', '')}) as v limit 0`)
    expect([view, fields.filter(({ tableID }) => tableID === 0)]).toEqual([view, []])
  }
})

test('PostgreSQL resolves a view into the query that reads it, also where a row may be missing', async () => {
  for (const view of views) {
    const plan = await column(`explain select v.* from (values (1)) as t (id) left join ${view} as v on true`)
    expect(plan.filter((line) => line.includes('Subquery Scan'))).toEqual([])
  }
})

test('a row that is locked through a view is locked in its table', async () => {
  const { id } = await makeFactories({ db, clock: systemClock }).professional({ status: 'approved' })
  const changes = db.transaction().execute(async (tx) => {
    await tx.selectFrom('public_profiles').select('id').where('id', '=', id).forShare().execute()
    await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '50ms'`.execute(other)
      await other.updateTable('professionals').set({ status: 'rejected' }).where('id', '=', id).execute()
    })
  })
  await expect(changes).rejects.toThrow('lock timeout')
})
