import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { call, make, clock, database, close } = await makeTestApp()
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
