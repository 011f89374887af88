import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { startSilentPostgres } from '#test/silent-postgres.ts'
import { compileOnce, compileShort } from './compiled.ts'
import { connectDatabase } from './connect.ts'
import { createPipeline } from './pipeline.ts'

const { url, pool: other, drop } = await createTestDatabase()
const lost: string[] = []
const { db, pool, close } = connectDatabase(url, {
  max: 2,
  isPipelined: true,
  statement_timeout: 60_000,
  onLost: ({ message }) => lost.push(message),
})

interface Answer {
  number: number
  pid: number
}

const answerOf = (values: { number: number }) =>
  sql<Answer>`(select ${values.number}::integer as number, pg_backend_pid() as pid)`.as<'answer'>(sql.ref('answer'))
const short = compileShort((on, values: { number: number }) => on.selectFrom(answerOf(values)).selectAll())
const long = compileOnce((on, values: { number: number }) => on.selectFrom(answerOf(values)).selectAll())
const divided = compileShort((on, values: { by: number }) =>
  on.selectFrom(sql<{ part: number }>`(select 1 / ${values.by}::integer as part)`.as('one')).selectAll(),
)
/** Waits for who has locked the table. */
const users = compileShort((on, _none: object) => on.selectFrom('users').select(sql<number>`0`.as('number')))

const pidOf = async (ask: typeof short) => (await ask(db, { number: 0 }))[0]?.pid
/** Statements of the pool do not count. */
let byPool = 0
pool.on('acquire', () => byPool++)
const isReady = () =>
  eventually(async () => {
    const before = byPool
    await short(db, { number: 0 })
    expect(byPool).toBe(before)
  })

beforeAll(isReady)
afterAll(async () => {
  await close()
  await drop()
})

const terminate = (pid: number | undefined) => other.query('select pg_terminate_backend($1)', [pid])

test('short statements share a connection of their own, and others do not', async () => {
  const [first, second] = [await pidOf(short), await pidOf(short)]
  expect(first).toBe(second)
  expect(await pidOf(long)).not.toBe(first)
  await db.transaction().execute(async (tx) => {
    const [row] = await short(tx, { number: 1 })
    expect(row?.pid).not.toBe(first)
  })
})

test('each gets its own answer, however many are under way', async () => {
  const numbers = Array.from({ length: 500 }, (_, number) => number)
  const rows = await Promise.all(numbers.map((number) => short(db, { number })))
  expect(rows.map(([row]) => row?.number)).toEqual(numbers)
})

test('one that fails does so alone', async () => {
  const before = await pidOf(short)
  const answers = await Promise.allSettled([1, 0, 2, 0, 1].map((by) => divided(db, { by })))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.part : answer.reason.code))).toEqual(
    [1, '22012', 0, '22012', 1],
  )
  expect(await pidOf(short)).toBe(before)
})

test('those under way on a connection that breaks are run on others, and a new one takes its place', async () => {
  const before = await pidOf(short)
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  const [rows] = await Promise.all([Promise.all(numbers.map((number) => short(db, { number }))), terminate(before)])
  expect(rows.map(([row]) => row?.number)).toEqual(numbers)
  await eventually(() => expect(lost).toHaveLength(1))
  await isReady()
  expect(await pidOf(short)).not.toBe(before)
})

test('those behind one that does not end are run on others', async () => {
  const before = await pidOf(short)
  const locker = new pg.Client(url)
  await locker.connect()
  await locker.query('begin; lock table users in access exclusive mode')
  const waiting = users(db, {})
  const [row] = await short(db, { number: 7 })
  expect(row).toMatchObject({ number: 7 })
  expect(row?.pid).not.toBe(before)
  await locker.end()
  expect(await waiting).toEqual([])
  expect(lost.at(-1)).toBe('The database does not answer short statements.')
  await isReady()
})

test.skipIf(inject('poolerUrl') !== '')('a database that is closed leaves no connection', async () => {
  const name = 'zauvijek pipeline that ends'
  const connection = connectDatabase(url, { max: 1, isPipelined: true, application_name: name })
  await short(connection.db, { number: 1 })
  await connection.close()
  await eventually(async () => {
    const { rows } = await other.query('select from pg_stat_activity where application_name = $1', [name])
    expect(rows).toEqual([])
  })
})

test('a database that is away is told of by the pool', async () => {
  const away = connectDatabase('postgresql://nobody@127.0.0.1:1/none', { max: 1, isPipelined: true })
  await expect(short(away.db, { number: 1 })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await away.close()
})

test('a database that does not answer holds up nobody who closes it', async () => {
  const accepted: Socket[] = []
  const silent = createServer((socket) => void accepted.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo // of a port, not of a pipe
  let isOpening = false
  const pipeline = createPipeline(
    async () => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 60_000 })
      client.on('error', () => {})
      isOpening = true
      await client.connect().finally(() => (isOpening = false))
      return client
    },
    () => {},
  )
  expect(await pipeline.run('select 1', [])).toBe(undefined)
  await pipeline.close()
  expect(isOpening).toBe(true)
  silent.close()
  for (const socket of accepted) socket.destroy()
})

test('a database that no longer answers holds up nobody who closes it', async () => {
  const { settings, stop } = await startSilentPostgres()
  const client = new pg.Client(settings)
  const pipeline = createPipeline(
    async () => {
      await client.connect()
      return client
    },
    () => {},
  )
  const isOpen = once(client, 'connect')
  expect(await pipeline.run('select 1', [])).toBe(undefined)
  await isOpen
  await pipeline.close()
  stop()
})
