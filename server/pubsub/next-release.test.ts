import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'

const { call, database, close } = await makeTestApp()
afterAll(close)

const notify = (channel: string, payload: string) => database.pool.query('select pg_notify($1, $2)', [channel, payload])

test.each([
  ['stale_answers', 'tag-of-the-next-release other=1 change=abc'],
  ['stale_answers', 'change= former'],
  ['zauvijek_leads', 'lead-of-the-next-release {"id":1}'],
  ['zauvijek_ended_sessions', 'everybody'],
  ['zauvijek_of_the_next_release', '1'],
])('a notification of the next release on %s (%s) leaves the node hearing', async (channel, payload) => {
  const before = (await call('GET', '/categories')).body.data[0].name
  await notify(channel, payload)
  expect((await call('GET', '/categories')).body.data[0].name).toBe(before)

  // Behind this one's back, and published as another node would: both words that it knows and one that it does not.
  await database.pool.query(`update categories set name = name || '!' where name = $1`, [before])
  await notify('stale_answers', 'tag-of-the-next-release categories change=def')
  await eventually(async () => expect((await call('GET', '/categories')).body.data[0].name).toBe(`${before}!`))
})
