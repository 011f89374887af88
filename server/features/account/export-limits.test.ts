import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { app, call, make, clock, database, close } = await makeTestApp()
afterAll(close)

const { pool } = database
const readExport = async (token: string) => (await call('GET', '/account/export', { token })).status

async function numberFrom(query: string): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(query)
  return rows[0]?.number ?? 0
}

test('an account is exported ten times an hour', async () => {
  const { token } = await make.couple()
  for (let number = 0; number < 10; number++) expect(await readExport(token)).toBe(200)
  expect(await readExport(token)).toBe(429)
  clock.forward(3_600)
  expect(await readExport(token)).toBe(200)
})

test('of one account one export at a time is in memory', async () => {
  const [{ token }, other] = [await make.couple(), await make.couple()]
  await pool.query('delete from rate_limits')
  const holder = await pool.connect()
  await holder.query('begin; lock table messages in access exclusive mode')
  const answers = Promise.all([token, token, token, other.token].map(readExport))
  await eventually(async () => expect(await numberFrom('select max(count) as number from rate_limits')).toBe(4))
  await eventually(async () =>
    expect(
      await numberFrom(`select count(*)::integer as number from pg_stat_activity
                         where datname = current_database() and wait_event_type = 'Lock'`),
    ).toBe(2),
  )
  await holder.query('commit')
  holder.release()
  expect(await answers).toEqual([200, 200, 200, 200])
})

/** An answer of which nothing has been read. */
async function begin(token: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const headers = { authorization: `Bearer ${token}` }
  const [answer] = (await once(get({ port, path: `${API_BASE}/account/export`, headers }), 'response')) as [
    IncomingMessage,
  ]
  return answer
}

test.each([
  [
    'messages',
    `insert into messages (lead_id, author, kind, body)
     select $1, 'couple', 'text', repeat('x', 5000) from generate_series(1, 6000)`,
    `update messages set body = 'poslije' where lead_id = $1`,
  ],
  [
    'events',
    `insert into events (professional_id, event_type, event_date, notes)
     select professional_id, 'blocked', '2030-01-01'::date + number, repeat('x', 2000)
       from leads, generate_series(1, 15000) as number where id = $1`,
    `update events set notes = 'poslije' where professional_id = (select professional_id from leads where id = $1)`,
  ],
])('of thousands of %s those are in memory that are just being sent', async (name, fill, change) => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const professional = await make.professional()
  const { id } = await make.lead({ professional_id: professional.id })
  await pool.query(fill, [id])
  const answer = await begin(professional.token)
  await pool.query(change, [id])
  const whole = JSON.parse(await text(answer))
  const sent: { body?: string; notes?: string }[] = whole[name]
  const changed = sent.filter(({ body, notes }) => (body ?? notes) === 'poslije').length
  expect([sent.length, changed > sent.length / 3, changed < sent.length]).toEqual([
    name === 'events' ? 15_000 : 6_000,
    true,
    true,
  ])
})
