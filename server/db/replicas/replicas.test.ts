import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { afterChangeHeader, changeHeader } from '#contract/paths.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { startReplicatedPostgres } from '#test/replicated-postgres.ts'
import { createReplicas, noReplicas } from './replicas.ts'

const { url, standbys, stop } = await startReplicatedPostgres(2)
const [first, second] = standbys as [(typeof standbys)[0], (typeof standbys)[0]]

const replicas = createReplicas({ urls: [first.url, second.url, inject('postgresUrl'), url] })
const { db, pool, close: disconnect } = connectDatabase(url, { router: replicas })
const node = await makeTestApp({ database: { db, pool, url, drop: disconnect }, replicas })
const { call, make } = node
/** Writes like another node, and knows nothing of replicas. */
const other = await node.startNode({ replicas: noReplicas })

let byPrimary = 0
pool.on('acquire', () => byPrimary++)

const readsOf = () => replicas.stats().replicas.map(({ reads }) => reads)
/** Of both, of a server that is none of them, and of the primary itself. */
const readiness = () => replicas.stats().replicas.map(({ isReady }) => isReady)
const allReady = () => eventually(() => expect(readiness()).toEqual([true, true, false, true]))

afterAll(async () => {
  await node.close()
  await replicas.close()
  await stop()
})
afterEach(async () => {
  await Promise.all(standbys.map((standby) => standby.query('select pg_wal_replay_resume()').catch(() => {}))) // not paused
})

/** How many statements the work has had run by the primary and by the replicas. */
async function count<Result>(work: () => Promise<Result>) {
  const [primaryBefore, before] = [byPrimary, readsOf()]
  const result = await work()
  const reads = readsOf().reduce((sum, number, place) => sum + number - (before[place] ?? 0), 0)
  return { result, primary: byPrimary - primaryBefore, replicas: reads }
}

const onPrimary = { primary: expect.toSatisfy((number: number) => number > 0), replicas: 0 }

let page = 100
/** An address that nobody has asked for. */
const coldPath = () => `/professionals?page=${page++}&facets=0`

/** Once a cold answer is read from a replica. */
const caughtUp = () => eventually(async () => expect((await count(() => call('GET', coldPath()))).primary).toBe(0))

const pauseAll = () => Promise.all(standbys.map((standby) => standby.query('select pg_wal_replay_pause()')))

async function rename(at: typeof call, { id, token, category_id }: Awaited<ReturnType<typeof make.professional>>) {
  const body = { company_name: 'Foto Nova', category_id, city: 'Pula' }
  const { status, headers } = await at('PUT', `/professionals/${id}`, { token, body })
  expect(status).toBe(200)
  return { [afterChangeHeader]: String(headers[changeHeader]) }
}

const nameOf = async (id: number, headers = {}) =>
  (await call('GET', `/professionals/${id}`, { headers })).body.data.company_name

describe('answers for everyone', () => {
  test('are read from the replicas in turn, and the primary runs none of their statements', async () => {
    await allReady()
    const { id } = await make.professional()
    await caughtUp()
    const { primary, replicas: reads } = await count(async () => {
      for (const path of [coldPath(), coldPath(), `/professionals/${id}`, '/categories', '/suggestions?search=fo'])
        expect((await call('GET', path)).status).toBe(200)
    })
    expect(primary).toBe(0)
    expect(reads).toBeGreaterThanOrEqual(5)
    // Neither from a copy of another database, nor from the primary under the name of a replica. On a busy machine one of
    // the replicas may be slow, and left out for a while.
    await eventually(async () => {
      await call('GET', coldPath())
      expect(readsOf().map((number) => number > 0)).toEqual([true, true, false, false])
    })
  })

  test('of what one has written are new though no replica has it yet, and stay so', async () => {
    const own = await make.professional()
    await caughtUp()
    const former = await nameOf(own.id)
    await pauseAll()
    await rename(call, own)
    expect(await nameOf(own.id)).not.toBe(former)
    await Promise.all(standbys.map((standby) => standby.query('select pg_wal_replay_resume()')))
    await caughtUp()
    expect(await nameOf(own.id)).toBe('Foto Nova')
  })

  test('of what another node has written are new as soon as this one knows of it', async () => {
    const own = await make.professional()
    await caughtUp()
    await nameOf(own.id)
    await pauseAll()
    const change = await rename(other.call, own)
    expect(await nameOf(own.id, change)).toBe('Foto Nova')
    expect(await nameOf(own.id)).toBe('Foto Nova')
    // Nobody asked for this one before.
    const { result } = await count(() => call('GET', '/professionals?city=Pula&search=nova'))
    expect(result.body.data.map(({ id }: { id: number }) => id)).toContain(own.id)
  })

  test('are there at once, where nobody was told that they have come to be', async () => {
    await caughtUp()
    await pauseAll()
    const { id } = await make.professional()
    expect((await call('GET', `/professionals/${id}`)).status).toBe(200)
  })

  test('so are pages, which say by their status that something is not there', async () => {
    await caughtUp()
    await pauseAll()
    const { id } = await make.professional()
    const made = replicas.readAnswer(async () => {
      const row = await db.selectFrom('professionals').select('id').where('id', '=', id).executeTakeFirst()
      return { status: row ? 200 : 404 }
    })
    expect(await made).toEqual({ status: 200 })
  })

  test('are read from the primary while invalidations may be missed, and from the replicas after it', async () => {
    await caughtUp()
    replicas.leave()
    expect(await count(() => call('GET', '/professionals?city=Vis'))).toMatchObject(onPrimary)
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zauvijek listening'",
    )
    await caughtUp()
  })
})

test('a listening connection that falls silent is given up, though it is asked for the position as well', async () => {
  await caughtUp()
  const listening = "select pid from pg_stat_activity where application_name = 'zauvijek listening'"
  const { rows: silent } = await pool.query<{ pid: number }>(listening)
  for (const { pid } of silent) process.kill(pid, 'SIGSTOP')
  try {
    await eventually(async () => expect((await pool.query(listening)).rowCount).toBeGreaterThan(silent.length))
  } finally {
    for (const { pid } of silent) process.kill(pid, 'SIGCONT')
  }
  await caughtUp()
})

test('a person’s own reads and every write are the primary’s', async () => {
  const own = await make.professional()
  await caughtUp()
  const counted = await count(() => call('GET', `/professionals/${own.id}/events`, { token: own.token }))
  expect(counted.replicas).toBe(0)
  expect((await count(() => rename(call, own))).replicas).toBe(0)
})

const metrics = async () => (await node.app.inject('/metrics')).body

test('a replica that lags is left out, and comes back by itself', async () => {
  await caughtUp()
  await first.query('select pg_wal_replay_pause()')
  await rename(other.call, await make.professional())
  await eventually(() => expect(readiness()).toEqual([false, true, false, true]))
  await caughtUp()
  const name = new URL(first.url).searchParams.get('host')
  const label = `{replica="${name}:5432"}`
  expect(await metrics()).toContain(`database_replica_ready${label} 0`)
  expect(await metrics()).toMatch(/database_replica_lag_seconds\{.*\} [2-9]\./)
  expect(await metrics()).toMatch(/database_replica_fallbacks_total\{reason="behind"\} \d/)
  await first.query('select pg_wal_replay_resume()')
  await allReady()
})

test('frozen replicas hold up nobody, not even a crowd, and come back', async () => {
  await caughtUp()
  for (const standby of standbys) standby.freeze()
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('GET', coldPath())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(readiness()).toEqual([false, false, false, true])
  for (const standby of standbys) standby.thaw()
  await allReady()
  await caughtUp()
})

test('a replica that is killed amid reads fails none of them, and another one in its place is read from', async () => {
  await caughtUp()
  const asked = Array.from({ length: 20 }, () => call('GET', coldPath()))
  await first.kill()
  const later = Array.from({ length: 20 }, () => call('GET', coldPath()))
  const answers = await Promise.all([...asked, ...later])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await eventually(() => expect(readiness()).toEqual([false, true, false, true]))
  await first.rebuild()
  await allReady()
})

test('a replica that was made a primary of its own is not read from, whatever is written there', async () => {
  const own = await make.professional()
  await caughtUp()
  await second.query('select pg_promote()')
  await second.query(`update professionals set company_name = 'Na krivom mjestu' where id = ${own.id}`)
  await rename(call, own)
  expect(await nameOf(own.id)).toBe('Foto Nova')
  await eventually(() => expect(readiness()).toEqual([true, false, false, true]))
  await first.kill()
  expect((await call('GET', coldPath())).status).toBe(200)
  await eventually(() => expect(readiness()).toEqual([false, false, false, true]))
  expect(await count(() => call('GET', coldPath()))).toMatchObject(onPrimary)
  await first.rebuild()
})
