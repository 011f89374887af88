import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { tableTypes } from './table-types.ts'

const { pool, drop } = await createTestDatabase()
afterAll(drop)

test('the table types are those of the migrations', async () => {
  expect(readFileSync('server/db/tables.generated.ts', 'utf8')).toBe(await tableTypes(pool))
})

/** The lines of a view's type. */
async function typeOfView(definition: string): Promise<string[]> {
  await pool.query(`create view probe as ${definition}`)
  const [, lines = ''] = /interface ProbeView \{\n(.*?)\}/s.exec(await tableTypes(pool)) ?? []
  await pool.query('drop view probe')
  return lines.trim().split(/\n\s*/)
}

test('a column of a view is what the column of its table is when it is read', async () => {
  expect(await typeOfView('select id, name as called, phone, role, created_at from users where phone <> $$$$')).toEqual(
    [
      'id: number',
      'called: string',
      'phone: string | null',
      "role: 'couple' | 'professional' | 'admin'",
      'created_at: Date',
    ],
  )
  expect(await typeOfView('select id, event_type from (select * from events) e')).toEqual([
    'id: number',
    "event_type: 'available' | 'booked' | 'blocked'",
  ])
  expect(
    await typeOfView('select p.id, c.name from professionals p join categories c on c.id = p.category_id'),
  ).toEqual(['id: number', 'name: string'])
  await pool.query('create view inner_probe as select id from users')
  expect(await typeOfView('select id from inner_probe')).toEqual(['id: number'])
})

test('a column of a view may be null where the view computes it or may have no row for it', async () => {
  for (const definition of [
    'select c.name from professionals p left join categories c on c.id = p.category_id',
    'select c.name from categories c right join professionals p on c.id = p.category_id',
    'select c.name from categories c full join professionals p on c.id = p.category_id',
    'select name from (select c.name from professionals p left join categories c on c.id = p.category_id) as inner_one',
    'select name from categories union select null',
    'select name from categories group by rollup (name)',
    'select max(name) as name from categories',
    'select (select name from categories where id = p.category_id) as name from professionals p',
    'select case when position > 1 then name end as name from categories',
  ])
    expect([definition, ...(await typeOfView(definition))]).toEqual([definition, 'name: string | null'])
})
