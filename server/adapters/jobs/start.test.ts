import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { silentLog } from './log.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A way to the database on which so many connections are made, and further ones break. */
async function startNarrowWay(databaseUrl: string, connections: number): Promise<string> {
  const url = new URL(databaseUrl)
  const socketIn = (folder: string) => join(folder, `.s.PGSQL.${url.port || 5432}`)
  const target = socketIn(url.searchParams.get('host') ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-narrow-'))
  url.searchParams.set('host', folder)
  let made = 0
  const server = createServer((client) => {
    client.on('error', () => {}) // it is broken
    if (++made > connections) return void client.destroy()
    const upstream = connect(target)
    upstream.on('error', () => {}) // the database is dropped at the end
    client.pipe(upstream).pipe(client)
    client.once('close', () => upstream.destroy())
  }).listen(socketIn(folder))
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return url.href
}

test('a worker that cannot start as a whole leaves no part of it at work', async () => {
  const url = await startNarrowWay(database.url, 1)
  const handlers = { 'send-mail': async () => {}, 'send-webhooks': async () => {} }
  await expect(startWorker({ url, handlers, log: silentLog })).rejects.toThrow(/ECONNRESET|EPIPE|terminated/)
  const connected = `select from pg_stat_activity where application_name = 'zauvijek jobs' and datname = current_database()`
  await eventually(async () => expect((await database.pool.query(connected)).rowCount).toBe(0))
})
