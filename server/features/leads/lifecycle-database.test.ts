import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { leadLifecycle, leadStatuses } from '#contract/lead-lifecycle.ts'
import { makeTestApp } from '#test/app.ts'

const { db, close } = await makeTestApp()
afterAll(close)

const quoted = (definition: string) => [...definition.matchAll(/'(\w+)'/g)].map(([, word]) => word)

test('the database forbids a second lead for a day while the first is open, by the lifecycle’s word for open', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'leads_one_open_a_day_key'
  `.execute(db)
  const [, predicate = ''] = rows[0]?.indexdef.split(' WHERE ') ?? []
  expect(quoted(predicate)).toEqual(leadStatuses.filter((status) => leadLifecycle[status].isOpen))
})

test('the database knows the lifecycle’s statuses and no other, and a lead begins with the first', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'leads'::regclass and contype = 'c' and conname = 'leads_status_check'
  `.execute(db)
  expect(new Set(quoted(rows[0]?.definition ?? ''))).toEqual(new Set(leadStatuses))
  const columns = await sql<{ column_default: string }>`
    select column_default from information_schema.columns where table_name = 'leads' and column_name = 'status'
  `.execute(db)
  expect(quoted(columns.rows[0]?.column_default ?? '')).toEqual([leadStatuses[0]])
})
