import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { makeOpenPasswords } from '#test/open-passwords.ts'
import { accountAtAddressKey, accountKey, addressKey } from '#server/db/rate-counters.ts'

const address = '127.0.0.1'

const passwords = makeOpenPasswords()
const { call, make, database, close } = await makeTestApp({ passwords })
afterAll(close)

const { pool } = database

async function waitingForLocks(): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

test('counters are given back in the order in which they are counted, so that nobody deadlocks', async () => {
  const { email } = await make.couple()
  const holder = await pool.connect()
  let last = ''
  passwords.whileVerifying = async () => {
    const { rows } = await pool.query<{ key: string }>('delete from rate_limits where key = any($1) returning key', [
      // Those that a success takes back.
      [addressKey('login', address), accountAtAddressKey('login', email, address), accountKey('login', email)],
    ])
    expect(rows).toHaveLength(3)
    // The rows lie in the table the other way round than they are counted.
    const insert =
      'insert into rate_limits select key, 1, now() + interval $$1 hour$$ from unnest($1::text[]) as t (key)'
    const sorted = await pool.query<{ key: string }>('select key from unnest($1::text[]) as t (key) order by key', [
      rows.map(({ key }) => key),
    ])
    const [first = '', second = '', third = ''] = sorted.rows.map(({ key }) => key)
    last = second
    await pool.query(insert, [[third, second, first]])
    await holder.query('begin')
    await holder.query('select from rate_limits where key = $1 for update', [first])
  }
  const answer = call('POST', '/login', { body: { email, password: PASSWORD } })
  await eventually(async () => expect(await waitingForLocks()).toBe(1))
  // A call that waits for the first counter must not hold the second one yet.
  const free = await pool.query('select from rate_limits where key = $1 for update skip locked', [last])
  await holder.query('commit')
  holder.release()
  expect([free.rowCount, (await answer).status]).toEqual([1, 200])
})
