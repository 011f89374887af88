import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { buildApp } from '#server/app.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createShares, startUse, runInUse } from '#server/db/shares.ts'
import { createDeps } from '#server/deps.ts'
import { eventually } from '#test/eventually.ts'

const { deps, db, database, make, close } = await makeTestApp()
const patient = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 30_000,
  query_timeout: 30_000,
}
const shares = createShares({
  public: { connections: 2, maxWaiting: 3, waitMs: 300 },
  personal: { connections: 2, maxWaiting: 3, waitMs: 300 },
  background: { connections: 1 },
})
const divided = connectDatabase(database.url, { shares, ...patient })
const { config, clock } = deps
const app = await buildApp(createDeps({ config, clock, shares, db: divided.db, pool: divided.pool }))

beforeAll(() => app.ready())
afterAll(async () => {
  await app.close()
  await divided.close()
  await close()
})

/** Runs `work` while another transaction has the table for itself. */
const whileLocked = <Result>(table: string, work: () => Promise<Result>) =>
  db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    return work()
  })

const read = (id: number) => app.inject(`/api/v1/professionals/${id}`)

describe('while a table that public reads need is locked', async () => {
  const ids: number[] = []
  for (let number = 0; number < 8; number++) ids.push((await make.professional()).id)

  test('the two that got a connection wait for it, three more wait for a connection, and the rest are refused', async () => {
    const { reading, waited } = await whileLocked('professionals', async () => {
      const answers = ids.map(read)
      await eventually(() => expect(shares.stats('public')).toMatchObject({ inUse: 2, waiting: 3 }))
      await eventually(() => expect(shares.stats('public')).toMatchObject({ inUse: 2, waiting: 0, refused: 6 }))
      return { reading: answers, waited: (await app.inject('/metrics')).payload }
    })
    const answers = await Promise.all(reading)
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 503, 503, 503, 503, 503, 503,
    ])
    const refused = answers.find(({ statusCode }) => statusCode === 503)
    expect(refused?.headers['retry-after']).toBe('2')
    expect(refused?.json()).toEqual({
      message: expect.stringMatching(
        /^Usluga trenutačno nije dostupna\. Pokušajte ponovo za nekoliko trenutaka\. Oznaka pogreške: \w{8}$/,
      ),
      code: 'unavailable',
    })
    expect(waited).toContain('database_connections_in_use{share="public"} 2')
    expect(waited).toContain('database_requests_waiting{share="public"} 0')
    expect(waited).toContain('database_requests_refused_total{share="public"} 6')
    expect(waited).toContain('database_wait_seconds_count{share="public"} 5')
    await eventually(() => expect(shares.stats('public')).toMatchObject({ inUse: 0, waiting: 0 }))
  })

  test('people sign in and read their own, jobs work, and the node is ready', async () => {
    const { token, email } = await make.couple()
    const payload = { email, password: PASSWORD }
    const { reading } = await whileLocked('media', async () => {
      const answers = ids.map(read)
      await eventually(() => expect(shares.stats('public').inUse).toBe(2))
      const signIn = await app.inject({ method: 'POST', url: '/api/v1/login', payload })
      expect(signIn.statusCode).toBe(200)
      const me = await app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } })
      expect(me.statusCode).toBe(200)
      expect((await sql`select 1`.execute(divided.db)).rows).toHaveLength(1)
      for (const url of ['/readyz', '/healthz']) expect((await app.inject(url)).statusCode).toBe(200)
      return { reading: answers }
    })
    expect((await Promise.all(reading)).map(({ statusCode }) => statusCode)).toContain(200)
  })

  test('a calendar in the frame of another site says so, instead of being refused by the browser', async () => {
    const embedded = await whileLocked('professionals', async () => {
      const answers = ids.map((id) => app.inject(`/embed/${id}`))
      await eventually(() => expect(shares.stats('public')).toMatchObject({ inUse: 2, waiting: 0 }))
      return answers
    })
    const refused = (await Promise.all(embedded)).filter(({ statusCode }) => statusCode === 503)
    expect(refused).toHaveLength(6)
    for (const { headers, body } of refused) {
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors \*$/),
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(body).toContain('<a href="">Pokušajte ponovo</a>')
    }
  })
})

test('a node with every connection taken is alive and ready', async () => {
  const release = Promise.withResolvers<null>()
  const holders = (['public', 'public', 'personal', 'personal', 'background'] as const).map((share) =>
    runInUse(startUse(share), () => divided.db.connection().execute(() => release.promise)),
  )
  await eventually(() => expect(divided.pool.totalCount - divided.pool.idleCount).toBe(5))
  for (const url of ['/readyz', '/healthz']) expect((await app.inject(url)).statusCode).toBe(200)
  release.resolve(null)
  await Promise.all(holders)
})

test('a database that is locked is not ready within a second, and the node lives', async () => {
  await whileLocked('schema_migrations', async () => {
    const [ready, alive] = await Promise.all([app.inject('/readyz'), app.inject('/healthz')])
    expect([ready.statusCode, ready.headers['retry-after'], alive.statusCode]).toEqual([503, '5', 200])
  })
  await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(200))
})

test('a transaction that fails gives its connection back to its share', async () => {
  const failing = divided.db.transaction().execute(async (tx) => {
    await sql`select nonsense`.execute(tx)
  })
  await expect(failing).rejects.toThrow('nonsense')
  expect(shares.stats('background')).toMatchObject({ inUse: 0 })
})
