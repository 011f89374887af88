import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { getCachedJson, sendCached } from './send-cached.ts'
import { publishInvalidation, transactionWithInvalidation } from './invalidation.ts'
import { tags } from './tags.ts'

const { app, call, make, db, deps, startNode, close } = await makeTestApp()
afterAll(close)

async function listOf(city: string, professionals: number) {
  for (let number = 0; number < professionals; number++) await make.professional({ city })
  return `/professionals?city=${city}`
}

describe('a public answer', () => {
  test('has a strong ETag for each encoding and is not sent twice', async () => {
    const path = await listOf('Pag', 5)
    const seen = new Set<string>()
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['', (body: Buffer) => body],
    ] as const) {
      const url = `/api/v1${path}`
      const headers = { 'accept-encoding': encoding }
      const answer = await app.inject({ url, headers })
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      expect(answer.headers['content-encoding']).toBe(encoding || undefined)
      expect(JSON.parse(decode(answer.rawPayload).toString()).total).toBe(5)
      const etag = String(answer.headers.etag)
      expect(etag).toMatch(/^"[\w-]+"$/)
      seen.add(etag)

      const again = await app.inject({ url, headers: { ...headers, 'if-none-match': `"other", W/${etag}` } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    expect(seen.size).toBe(3)
  })

  test('is the same however its query is written', async () => {
    const path = await listOf('Senj', 1)
    const { misses } = deps.responseCache.stats()
    const first = await call('GET', path)
    const second = await call('GET', `/professionals?utm_source=x&page=1&per_page=24&city=%20Senj&search=`)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(deps.responseCache.stats().misses).toBe(misses + 1)
  })

  test('says to HEAD what it would say to GET, without the body', async () => {
    const path = await listOf('Omis', 1)
    const get = await call('GET', path)
    const head = await call('HEAD', path)
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', get.headers.etag])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  test('carries nothing that the schema does not name', async () => {
    await make.professional({ city: 'Ston' })
    expect((await call('GET', '/professionals?city=Ston')).text).not.toContain('user_id')
  })

  test('that had more than its call declares, or less, would fail here', async () => {
    const server = fastify()
    const contents: Record<string, object> = {
      '/exact': { name: 'Ana' },
      '/more': { name: 'Ana', token: 'tajna' },
      '/less': {},
    }
    for (const [path, content] of Object.entries(contents)) {
      server.get(path, (request, reply) =>
        getCachedJson(deps.responseCache, {
          key: path,
          schema: z.object({ name: z.string() }),
          tags: [],
          load: async () => content as { name: string }, // as a faulty presenter would give it
        }).then((answer) => sendCached(request, reply, answer)),
      )
    }
    const statuses = Object.keys(contents).map(async (path) => (await server.inject(path)).statusCode)
    expect(await Promise.all(statuses)).toEqual([200, 500, 500])
  })
})

describe('a write', () => {
  const approve = (id: number) =>
    transactionWithInvalidation(deps, async (tx, invalidate) => {
      await tx.updateTable('professionals').set({ status: 'approved' }).where('id', '=', id).execute()
      invalidate(tags.professional(id), tags.professionals)
    })

  test('is seen on this node at once and on another as soon as it has heard', async () => {
    const other = await startNode()
    const { id } = await make.professional({ city: 'Trogir', status: 'pending' })
    const path = '/professionals?city=Trogir'
    for (const node of [call, other.call]) expect((await node('GET', path)).body.total).toBe(0)
    await approve(id)
    expect((await call('GET', path)).body.total).toBe(1)
    await eventually(async () => expect((await other.call('GET', path)).body.total).toBe(1))
  })

  test('is told to another node once it is stored, so that this one caches nothing of before', async () => {
    const other = await startNode()
    const { id } = await make.professional({ city: 'Komiža', status: 'pending' })
    const total = async () => (await other.call('GET', '/professionals?city=Komiža')).body.total
    expect(await total()).toBe(0)
    // As on a busy disk, the transaction ends when it is let.
    const client = await deps.pool.connect()
    await client.query(`
      select pg_advisory_lock(1);
      create function wait_for_test() returns trigger language plpgsql set lock_timeout = 0 as
        $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
      create constraint trigger wait_for_test after update on professionals deferrable initially deferred
        for each row when (new.id = ${id}) execute function wait_for_test()`)
    const approved = approve(id)
    const waiting = `select from pg_locks join pg_database on pg_database.oid = database
                      where datname = current_database() and locktype = 'advisory' and not granted`
    await eventually(async () => expect((await client.query(waiting)).rowCount).toBe(1))
    expect(await total()).toBe(0)
    await client.query('select pg_advisory_unlock(1)')
    client.release()
    await approved
    await eventually(async () => expect(await total()).toBe(1))
  })

  test('that fails makes nothing stale', async () => {
    const path = await listOf('Cavtat', 1)
    await call('GET', path)
    const { responses } = deps.responseCache.stats()
    const failing = transactionWithInvalidation(deps, async (_tx, invalidate) => {
      invalidate(tags.professionals)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(deps.responseCache.stats().responses).toBe(responses)
  })

  // The second is a little more than PostgreSQL takes.
  test.each([2_000, 450])('of more than fits in one message makes everything stale: %i tags', async (length) => {
    const path = await listOf('Makarska', 1)
    await call('GET', path)
    await publishInvalidation(
      db,
      Array.from({ length }, (_, number) => tags.professional(number + 1_000)),
    )
    await eventually(() => expect(deps.responseCache.stats().responses).toBe(0))
  })
})

test('a node that has lost its line to the others keeps nothing until the line is back', async () => {
  const path = await listOf('Biograd', 1)
  await call('GET', path)
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zauvijek listening' and datname = current_database()`
  await deps.pool.query(kill)
  await eventually(() => expect(deps.responseCache.stats().responses).toBe(0))
  await eventually(async () => {
    await call('GET', path)
    expect(deps.responseCache.stats().responses).toBeGreaterThan(0)
  })
})
