import { once } from 'node:events'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { connectJobs, endHeartbeat, recordHeartbeat } from './database.ts'
import { shareListening } from './shared-listening.ts'

const { url, pool: others, drop } = await createTestDatabase()
const pool = connectJobs(url, 2, () => {})
const listen = shareListening(pool)
afterAll(async () => {
  await pool.end()
  await drop()
})

interface Lane {
  client: pg.PoolClient
  release: () => void
  heard: string[]
}

async function join(): Promise<Lane> {
  const { promise, resolve, reject } = Promise.withResolvers<Pick<Lane, 'client' | 'release'>>()
  listen((error, client, release) => {
    if (client && release) resolve({ client, release })
    else reject(error ?? new Error('neither a connection nor an error'))
  })
  const { client, release } = await promise
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('LISTEN "lanes"')
  return { client, release, heard }
}

const tell = (text: string) => others.query(`select pg_notify('lanes', $1)`, [text])

async function pidOf({ client }: Lane): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

test('all lanes hear a notification on one connection, which closes with the last of them', async () => {
  const [one, other] = await Promise.all([join(), join()])
  expect([pool.totalCount, await pidOf(one)]).toEqual([1, await pidOf(other)])
  await tell('first')
  await eventually(() => expect([one.heard, other.heard]).toEqual([['first'], ['first']]))

  // As the queue does; it may give a connection back twice.
  await one.client.query('UNLISTEN "lanes"')
  one.client.removeAllListeners('notification')
  for (let times = 0; times < 2; times++) one.release()
  await tell('second')
  await eventually(() => expect([one.heard, other.heard]).toEqual([['first'], ['first', 'second']]))

  other.release()
  await eventually(() => expect(pool.totalCount).toBe(0))
})

test('a connection that breaks does so for each lane that has it, and the next lane gets another', async () => {
  const [one, other, gone] = await Promise.all([join(), join(), join()])
  gone.release()
  const broken = await pidOf(one)
  const told = [one, other].map(({ client }) => once(client, 'error'))
  await others.query('select pg_terminate_backend($1)', [broken])
  await Promise.all(told)
  one.release()
  const next = await join()
  other.release()
  expect(await pidOf(next)).not.toBe(broken)
  await tell('third')
  await eventually(() => expect([next.heard, other.heard]).toEqual([['third'], []]))
  next.release()
  await eventually(() => expect(pool.totalCount).toBe(0))
})

test('a connection that no longer answers breaks for each lane', async () => {
  const [one, other] = await Promise.all([join(), join()])
  const told = [one, other].map(({ client }) => once(client, 'error'))
  const silent = { text: 'select pg_sleep(60)', query_timeout: 100 }
  await expect(one.client.query(silent)).rejects.toThrow('Query read timeout')
  await Promise.all(told)
  expect(pool.totalCount).toBe(0)
  const next = await join()
  for (const { release } of [one, other, next]) release()
  await eventually(() => expect(pool.totalCount).toBe(0))
})

test('a lane without a connection is told so, and gets one later', async () => {
  const [one, two] = await Promise.all([pool.connect(), pool.connect()])
  const { connectionTimeoutMillis } = pool.options
  pool.options.connectionTimeoutMillis = 50
  await expect(join()).rejects.toThrow('timeout')
  // A new connection takes longer than that on a busy machine.
  pool.options.connectionTimeoutMillis = connectionTimeoutMillis
  for (const client of [one, two]) client.release(true)
  const lane = await join()
  lane.release()
  await eventually(() => expect(pool.totalCount).toBe(0))
})

test('a worker that has ended no longer counts as alive because of others on its connection', async () => {
  const [one, other] = await Promise.all([join(), join()])
  const countLocks = async () =>
    (await others.query(`select from pg_locks where locktype = 'advisory' and pid = $1`, [await pidOf(other)])).rowCount
  await recordHeartbeat(one.client, 'one')
  await recordHeartbeat(other.client, 'other')
  expect(await countLocks()).toBe(2)
  const ended = endHeartbeat(one.client, 'one')
  one.release()
  await ended
  expect(await countLocks()).toBe(1)
  other.release()
})
