import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { silentLog } from '#server/adapters/jobs/log.ts'
import { startWorker } from '#server/adapters/jobs/worker.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { checkDatabase } from '#server/db/check-database.ts'
import { connectDatabase, directSettings } from '#server/db/connect.ts'
import type { Cluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkPooling } from '#server/db/pooling.ts'
import { createDeps } from '#server/deps.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { eventually } from '#test/eventually.ts'
import { makeFactories } from '#test/factories.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { type Pooler, startPooler, withoutQuery, withoutStart } from '#test/pooler.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'

const POOL_SIZE = 5
const day = `${Number(systemClock.today().slice(0, 4)) + 1}-06-12`

let cluster: Cluster
let pooler: Pooler
let url: string
let directUrl: string
let make: ReturnType<typeof makeFactories>
let closeFactories: () => Promise<void>
const home = mkdtempSync(join(tmpdir(), 'zauvijek-pooling-'))

beforeAll(async () => {
  cluster = await startTemporaryCluster()
  directUrl = cluster.urlOf('postgres')
  await migrate(directUrl)
  await migrateJobs(directUrl)
  pooler = await startPooler({ url: directUrl, poolSize: POOL_SIZE })
  url = pooler.urlOf('postgres')
  const { db, close } = connectDatabase(directUrl)
  make = makeFactories({ db, clock: systemClock })
  closeFactories = close
})
afterAll(async () => {
  await closeFactories()
  await pooler.stop()
  await cluster.stop()
  rmSync(home, { recursive: true, force: true })
})

function connect(options: Parameters<typeof connectDatabase>[1] = {}) {
  const connection = connectDatabase(url, { pooling: 'transaction', ...options })
  onTestFinished(connection.close)
  return connection
}

/** One node behind the pooler, without pages. */
async function startNode() {
  const environment = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOLING: 'transaction' }
  const config = readConfig({
    ...environment,
    DATA_DIR: home,
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    WORKERS: '1',
    RATE_LIMIT_FACTOR: '1000',
  })
  const { db, pool, close } = connectDatabase(url, { pooling: 'transaction', max: 25 })
  const deps = createDeps({ config, db, pool, direct: directSettings(directUrl) })
  const app = await buildApp(deps)
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await close()
  })
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, token?: string, body?: object) => {
    const answer = await app.inject({
      method,
      url: API_BASE + path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { app, deps, call }
}

/** Connections of the pooler to PostgreSQL. */
async function countServers(): Promise<number> {
  const admin = new pg.Client(pooler.urlOf('pgbouncer'))
  await admin.connect()
  // It understands no more than the simplest form.
  const { rows } = await admin.query<{ database: string; state: string }>('show servers')
  await admin.end()
  return rows.filter(({ database }) => database === 'postgres').length
}

describe('the product behind a pooler by transaction', () => {
  test('signs in, takes a lead, books the day, tells the other node, and sends the mails', async () => {
    const [one, two] = [await startNode(), await startNode()]
    const professional = await make.professional({ city: 'Šibenik' })
    const couple = await make.couple()

    const signedIn = await two.call('POST', '/login', undefined, { email: couple.email, password: PASSWORD })
    expect(signedIn.status).toBe(200)
    const { token } = signedIn.body

    const days = `/professionals/${professional.id}/availability?start_date=${day}&end_date=${day}`
    const free = await two.call('GET', days)
    expect(free.status).toBe(200)

    const lead = { professional_id: professional.id, event_date: day, message: 'Slobodni ste?' }
    const sent = await one.call('POST', '/leads', token, lead)
    expect([sent.status, sent.body.message]).toEqual([201, undefined])
    const { id } = sent.body.data
    const book = async (leadId: number) => {
      const statuses = []
      for (const [index, status] of ['contacted', 'interested', 'booked'].entries()) {
        const node = [one, two][index % 2]!
        statuses.push((await node.call('PUT', `/leads/${leadId}`, professional.token, { status })).status)
      }
      return statuses
    }
    expect(await book(id)).toEqual([200, 200, 200])
    // Kept by the second node before, invalidated there by its own write; by the first through the database.
    await eventually(async () => {
      for (const node of [one, two]) expect((await node.call('GET', days)).body).not.toEqual(free.body)
    })
    const { data: late } = (await one.call('POST', '/leads', (await make.couple()).token, lead)).body
    const taken = await book(late.id)
    expect(taken.at(-1)).toBe(409)

    const worker = await startWorker({ url: directUrl, handlers: jobHandlers(one.deps), log: silentLog })
    onTestFinished(worker.stop)
    await eventually(async () => {
      const { rows } = await one.deps.pool.query('select from graphile_worker.jobs')
      expect(rows).toHaveLength(0)
    })
    expect(readdirSync(join(home, 'mail')).length).toBeGreaterThan(1)
    const response = await one.app.inject('/readyz')
    expect(response.statusCode).toBe(200)
  })

  test('serves fifty clients at once by five connections to PostgreSQL', async () => {
    const [one, two] = [await startNode(), await startNode()]
    const couple = await make.couple()
    const professionals = []
    for (let count = 0; count < 50; count++) professionals.push(await make.professional())
    const answers = await Promise.all(
      professionals.map(({ id }, index) =>
        [one, two][index % 2]!.call('POST', '/leads', couple.token, {
          professional_id: id,
          event_date: day,
          message: 'Slobodni ste?',
        }),
      ),
    )
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    const { rows } = await one.deps.pool.query('select count(*) as leads from leads where couple_id = $1', [couple.id])
    expect(rows).toEqual([{ leads: 50 }])
    expect(await countServers()).toBeLessThanOrEqual(POOL_SIZE)
  })
})

describe('a connection through it', () => {
  test('has the settings that the product needs, and says what it is', async () => {
    const { pool } = connect()
    await checkDatabase(pool, url)
    await checkPooling({ pool, pooling: 'transaction', url, directUrl })
    const { rows } = await pool.query("select current_setting('application_name') as name")
    expect(rows).toEqual([{ name: 'zauvijek' }])
  })

  test('runs each of many statements wherever a connection is free', async () => {
    const { db } = connect({ max: 50 })
    const answers = await Promise.all(
      Array.from({ length: 500 }, async (_, value) => {
        const { rows } = await sql<{ value: number; pid: number }>`
          select ${value}::integer as value, pg_backend_pid() as pid`.execute(db)
        return rows[0]!
      }),
    )
    expect(answers.map(({ value }) => value)).toEqual(answers.map((_, index) => index))
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(POOL_SIZE)
  })

  test('keeps the locks of a transaction until its end, and gives up a lock as it is set to', async () => {
    const { db } = connect()
    await sql`create table held (id integer primary key)`.execute(db)
    await sql`insert into held values (1)`.execute(db)
    await db.transaction().execute(async (holder) => {
      await sql`select from held for update`.execute(holder)
      await sql`select pg_advisory_xact_lock(1, 1)`.execute(holder)
      const waiting = db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '50ms'`.execute(other)
        await sql`select from held for update`.execute(other)
      })
      await expect(waiting).rejects.toMatchObject({ code: '55P03' })
      const { rows } = await sql`select pg_try_advisory_xact_lock(1, 1) as "isFree"`.execute(db)
      expect(rows).toEqual([{ isFree: false }])
    })
    const { rows } = await sql`select pg_try_advisory_xact_lock(1, 1) as "isFree",
      current_setting('lock_timeout') as timeout`.execute(db)
    expect(rows).toEqual([{ isFree: true, timeout: '5s' }])
  })

  test('that PostgreSQL ends fails its transaction alone, and the next statement has another', async () => {
    const { db } = connect()
    const broken = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db)
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toThrow()
    expect((await sql`select 1 as answer`.execute(db)).rows).toEqual([{ answer: 1 }])
  })

  test('that the pooler replaces between two statements is noticed by nobody', async () => {
    const { db } = connect({ max: 1 })
    const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
    const before = await pidOf()
    const admin = new pg.Client(pooler.urlOf('pgbouncer'))
    await admin.connect()
    await admin.query('reconnect')
    await admin.end()
    await eventually(async () => expect(await pidOf()).not.toBe(before))
  })

  test('ends a statement that takes too long', async () => {
    const short = await startPooler({
      url: directUrl,
      poolSize: 1,
      change: (text) => text.replace('statement_timeout = 10000', 'statement_timeout = 50'),
    })
    onTestFinished(short.stop)
    const connection = connectDatabase(short.urlOf('postgres'), { pooling: 'transaction' })
    onTestFinished(connection.close)
    await expect(sql`select pg_sleep(60)`.execute(connection.db)).rejects.toMatchObject({ code: '57014' })
    expect((await sql`select 1 as answer`.execute(connection.db)).rows).toEqual([{ answer: 1 }])
  })
})

describe('a start is refused in one line', () => {
  test('where nothing says that there is a pooler', async () => {
    const connection = connectDatabase(url)
    onTestFinished(connection.close)
    await expect(checkDatabase(connection.pool, url)).rejects.toThrow(
      /does not answer: unsupported startup parameter: .*set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL/,
    )
  })

  test('where the pooler throws away what a connection says, and nothing says that there is one', async () => {
    const careless = await startPooler({
      url: directUrl,
      poolSize: 5,
      change: withoutStart,
    })
    onTestFinished(careless.stop)
    const pooled = careless.urlOf('postgres')
    const { pool, close } = connectDatabase(pooled)
    onTestFinished(close)
    await expect(checkPooling({ pool, pooling: 'session', url: pooled, directUrl: pooled })).rejects.toThrow(
      'behind a pooler by transaction: set DATABASE_POOLING=transaction, and DATABASE_DIRECT_URL',
    )
    await expect(checkPooling({ pool, pooling: 'session', url: pooled, directUrl })).rejects.toThrow(
      'behind a pooler by transaction: set DATABASE_POOLING=transaction.',
    )
    const { pool: direct, close: closeDirect } = connectDatabase(directUrl)
    onTestFinished(closeDirect)
    const known = { pool: direct, pooling: 'session', url: directUrl, directUrl } as const
    const away = 'postgresql://nobody@127.0.0.1:1/away'
    await expect(checkPooling({ ...known, replicaUrls: [away, pooled] })).rejects.toThrow(
      '(DATABASE_REPLICA_URL) is behind a pooler by transaction: it must be PostgreSQL itself.',
    )
    await checkPooling({ ...known, replicaUrls: [away, directUrl] })
  })

  test('where the way past the pooler leads to it', async () => {
    const { pool } = connect()
    const check = checkPooling({ pool, pooling: 'transaction', url, directUrl: pooler.urlOf('postgres') + '?x=1' })
    await expect(check).rejects.toThrow('(DATABASE_DIRECT_URL) is behind a pooler by transaction')
  })

  /** Checks a pooler by transaction with another configuration than the deployed one. */
  async function checkBehind(change?: (configuration: string) => string): Promise<void> {
    const other = await startPooler({ url: directUrl, poolSize: 2, change })
    onTestFinished(other.stop)
    const pooled = other.urlOf('postgres')
    const { pool, close } = connectDatabase(pooled, { pooling: 'transaction' })
    onTestFinished(close)
    await checkPooling({ pool, pooling: 'transaction', url: pooled, directUrl })
  }

  /** Gives the database another default for the rest of the test. */
  async function setDefault(setting: string, value: string): Promise<void> {
    const { pool: direct, close } = connectDatabase(directUrl)
    onTestFinished(close)
    const name = new URL(directUrl).pathname.slice(1)
    await direct.query(`alter database ${name} set ${setting} = '${value}'`)
    onTestFinished(async () => void (await direct.query(`alter database ${name} reset ${setting}`)))
  }

  test('where the database writes days in another way and the pooler leaves it at that', async () => {
    await setDefault('datestyle', 'German, DMY')
    await expect(checkBehind((text) => text.replace(' set datestyle = ISO;', ''))).rejects.toThrow(
      /have lost their settings: .* sets DateStyle = 'ISO'\.$/,
    )
  })

  test('where the database has another level of transactions and the pooler leaves it at that', async () => {
    await setDefault('default_transaction_isolation', 'serializable')
    await expect(checkBehind()).rejects.toThrow(
      /have lost their settings: .* sets default_transaction_isolation = 'read committed'\.$/,
    )
  })

  test('where the pooler sets nothing', async () => {
    await expect(checkBehind(withoutQuery)).rejects.toThrow(/have lost their settings: .*statement_timeout = '10s'/)
  })
})
