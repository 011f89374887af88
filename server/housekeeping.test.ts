import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForRows } from '#test/locks.ts'
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

/** One row for each table. */
async function makeRows() {
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
}

async function clean() {
  for (const task of housekeepingTasks(deps)) await task()
}

test('what is over is deleted, and nothing else', async () => {
  await makeRows()

  const before = await countRows()
  expect(Object.values(before)).not.toContain(0)
  await clean()
  expect(await countRows()).toEqual(before)
  clock.forward(100 * 86_400)
  await clean()
  expect(await countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
})

test('what somebody else is deleting is left for the next time', async () => {
  await makeRows()
  clock.forward(100 * 86_400)
  const before = await countRows()
  expect(Object.values(before)).not.toContain(0)
  const { first, cleaned } = await db.transaction().execute(async (tx) => {
    for (const table of tables) await sql`select from ${sql.table(table)} for update`.execute(tx)
    const cleaning = clean()
    const waits = untilWaitingForRows(db, 1).then(
      () => 'waits',
      () => 'neither',
    )
    return { first: await Promise.race([cleaning.then(() => 'cleaned'), waits]), cleaned: cleaning }
  })
  await cleaned
  expect(first).toBe('cleaned')
  expect(await countRows()).toEqual(before)
  await clean()
  expect(await countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
})
