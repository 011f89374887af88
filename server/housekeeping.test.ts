import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { readConfig } from '#server/config.ts'
import { housekeepingTasks } from './job-handlers.ts'

const operator = { ...readConfig({}).operator, email: 'pitanja@ivic.test' }
const { call, make, db, deps, clock, close } = await makeTestApp({ config: { operator } })
afterAll(close)

/** Those whose rows are over at some time. */
const tables = [
  'account_tokens',
  'api_keys',
  'contact_messages',
  'former_addresses',
  'idempotency_keys',
  'rate_limits',
  'sessions',
  'webhook_deliveries',
]

async function countRows() {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

async function clean() {
  for (const task of housekeepingTasks(deps)) await task()
}

test('what is over is deleted, and nothing else', async () => {
  const { user, token } = await make.professional()
  await make.apiKey({ user_id: user.id, expires_on: clock.today() })
  await make.link(user, 'reset_password')
  await make.webhookDelivery()
  const former = { user_id: user.id, email: 'prije@primjer.test', created_at: clock.now() }
  await db.insertInto('former_addresses').values(former).execute()
  const message = { name: 'Ana', email: 'ana@primjer.test', message: 'Kako promijeniti grad?' }
  expect((await call('POST', '/contact', { body: message })).status).toBe(202)
  const template = { title: 'Hvala', body: 'Hvala na upitu!' }
  const headers = { 'idempotency-key': 'template-1' }
  expect((await call('POST', '/reply-templates', { token, body: template, headers })).status).toBe(201)

  const before = await countRows()
  expect(Object.values(before)).not.toContain(0)
  await clean()
  expect(await countRows()).toEqual(before)
  clock.forward(100 * 86_400)
  await clean()
  expect(await countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
})
