import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { connectDatabase } from './connect.ts'

const { db, pool, url, drop } = await createTestDatabase()
afterAll(drop)

test('numbers come as numbers, calendar days as text and instants as dates', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as big, 12.50::numeric as price, date '2027-06-12' as day,
      timestamptz '2027-06-12 10:00+02' as instant`.execute(db)
  expect(rows).toEqual([
    { big: 9_007_199_254_740_991, price: 12.5, day: '2027-06-12', instant: new Date('2027-06-12T08:00:00Z') },
  ])
})

test('a day is the same text where the database writes days in another way', async () => {
  const name = new URL(url).pathname.slice(1)
  await pool.query(`alter database ${name} set datestyle = 'German, DMY'`)
  const connection = connectDatabase(url, { max: 1 })
  const { rows } = await sql`select date '2027-06-12' as day, timestamptz '2027-06-12 10:00+02' as instant`.execute(
    connection.db,
  )
  await connection.close()
  await pool.query(`alter database ${name} reset datestyle`)
  expect(rows).toEqual([{ day: '2027-06-12', instant: new Date('2027-06-12T08:00:00Z') }])
})

test('a statement with values is prepared once for each connection', async () => {
  const client = await pool.connect()
  for (const value of [1, 2, 3]) await client.query('select $1::int as prepared_once', [value])
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_prepared_statements where statement like '%prepared_once' and statement not like '%pg_prepared%'",
  )
  client.release()
  expect(rows).toHaveLength(1)
})

test('statements made by a loop do not fill the memory of a connection', async () => {
  const client = await pool.connect()
  for (let i = 0; i < 600; i++) await client.query(`select $1::int as c${i}`, [i])
  const { rows } = await client.query<{ count: number }>('select count(*) from pg_prepared_statements')
  client.release(true)
  expect(rows[0]?.count).toBeLessThanOrEqual(500)
})

describe('a connection that breaks', () => {
  const breakConnection = async (pid: number) => {
    await pool.query('select pg_terminate_backend($1)', [pid])
    await eventually(async () => {
      const { rows } = await pool.query('select from pg_stat_activity where pid = $1', [pid])
      expect(rows).toEqual([])
    })
  }

  test('between two statements of a transaction fails that transaction alone', async () => {
    const lost: string[] = []
    const connection = connectDatabase(url, { max: 1, onLost: ({ message }) => lost.push(message) })
    const broken = connection.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await breakConnection(rows[0]!.pid)
      await eventually(() => expect(lost).toHaveLength(1))
      await sql`select 1`.execute(trx)
    })
    await expect(broken).rejects.toThrow()
    const { rows } = await sql<{ answer: number }>`select 1 as answer`.execute(connection.db)
    expect(rows).toEqual([{ answer: 1 }])
    await connection.close()
    expect(lost).toHaveLength(1)
  })

  test('to a server that takes no writes is given up, and the next one leads to the primary of then', async () => {
    const connection = connectDatabase(url, { max: 1 })
    const name = new URL(url).pathname.slice(1)
    const write = () =>
      connection.db.transaction().execute((tx) => sql`update users set name = name where id = 0`.execute(tx))
    await pool.query(`alter database ${name} set default_transaction_read_only = on`)
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    await pool.query('set default_transaction_read_only = off')
    await pool.query(`alter database ${name} reset default_transaction_read_only`)
    await write()
    await connection.close()
  })

  test('in silence while a statement waits is ended, and one that is only idle is not', async () => {
    const lost: string[] = []
    const connection = connectDatabase(url, {
      max: 1,
      query_timeout: 200,
      onLost: ({ message }) => lost.push(message),
    })
    const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection.db)).rows
    const first = await pidOf()
    await pool.query('select pg_sleep(0.5)')
    expect(await pidOf()).toEqual(first)
    await expect(sql`select pg_sleep(30)`.execute(connection.db)).rejects.toThrow('Query read timeout')
    expect(await pidOf()).not.toEqual(first)
    expect(lost).toEqual(['Query read timeout'])
    await connection.close()
  })

  test('while it is idle is replaced', async () => {
    const lost: string[] = []
    const connection = connectDatabase(url, { max: 1, onLost: ({ message }) => lost.push(message) })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection.db)
    await breakConnection(rows[0]!.pid)
    await eventually(() => expect(lost).toHaveLength(1))
    expect((await sql`select 1`.execute(connection.db)).rows).toHaveLength(1)
    await connection.close()
  })
})

describe('limits', () => {
  test('of every connection are its own', async () => {
    const connection = connectDatabase(url)
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(connection.db)
    expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '15s' }])
    await connection.close()
  })

  test('and the level of its transactions are not those that the role or the database has by default', async () => {
    const name = new URL(url).pathname.slice(1)
    const defaults = {
      statement_timeout: '1h',
      lock_timeout: '1h',
      idle_in_transaction_session_timeout: '1h',
      idle_session_timeout: '1h',
      default_transaction_isolation: 'serializable',
    }
    for (const [setting, value] of Object.entries(defaults))
      await pool.query(`alter database ${name} set ${setting} = '${value}'`)
    // As commands and migrations connect, whose statements may take hours.
    const connection = connectDatabase(url, {
      max: 1,
      statement_timeout: 0,
      lock_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    })
    const { rows } = await connection.pool.query<{ name: string; value: string }>(
      'select name, current_setting(name) as value from unnest($1::text[]) as name',
      [Object.keys(defaults)],
    )
    await connection.close()
    for (const setting of Object.keys(defaults)) await pool.query(`alter database ${name} reset ${setting}`)
    expect(Object.fromEntries(rows.map((row) => [row.name, row.value]))).toEqual({
      statement_timeout: '0',
      lock_timeout: '0',
      idle_in_transaction_session_timeout: '0',
      idle_session_timeout: '0',
      default_transaction_isolation: 'read committed',
    })
  })

  test('end a statement that takes too long, and a transaction that does nothing', async () => {
    const lost: string[] = []
    const onLost = ({ message }: Error) => lost.push(message)
    const times = { statement_timeout: 50, idle_in_transaction_session_timeout: 50 }
    const connection = connectDatabase(url, { max: 1, onLost, ...times })
    await expect(sql`select pg_sleep(60)`.execute(connection.db)).rejects.toMatchObject({ code: '57014' })
    const idle = connection.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await eventually(() => expect(lost).toHaveLength(1))
      await sql`select 1`.execute(trx)
    })
    await expect(idle).rejects.toThrow()
    expect((await sql`select 1`.execute(connection.db)).rows).toHaveLength(1)
    await connection.close()
  })
})
