import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { enqueue, type MailJob } from './jobs.ts'
import { startWorker } from './worker.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const welcome = (user_id: number): MailJob => ({ kind: 'welcome', user_id })

const jobs = async () => (await database.pool.query('select attempts, locked_by from graphile_worker.jobs')).rows

/** Remembers what it was given. */
async function startRecorder(url: string) {
  const seen: MailJob[] = []
  const lines: string[] = []
  const note = (_: object, line: string) => void lines.push(line)
  const log = { debug() {}, info() {}, warn: note, error: note }
  const worker = await startWorker({ url, log, handlers: { 'send-mail': async (job) => void seen.push(job) } })
  onTestFinished(worker.stop)
  return { seen, lines }
}

/** A way to the database that loses, once, the first answer in which `words` stand, and the connection with it. */
async function startLosingProxy(databaseUrl: string, words: string) {
  const url = new URL(databaseUrl)
  const socketIn = (folder: string) => join(folder, `.s.PGSQL.${url.port || 5432}`)
  const target = socketIn(url.searchParams.get('host') ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-proxy-'))
  url.searchParams.set('host', folder)
  const sockets = new Set<Socket>()
  let isLost = false
  const server = createServer((client) => {
    const upstream = connect(target)
    const pass = (from: Socket, to: Socket, loses: (chunk: Buffer) => boolean) => {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.once('close', () => to.destroy())
      from.on('data', (chunk: Buffer) => {
        if (!loses(chunk)) return void to.write(chunk)
        isLost = true
        to.destroy()
      })
    }
    pass(client, upstream, () => false)
    pass(upstream, client, (chunk) => !isLost && chunk.includes(words))
  }).listen(socketIn(folder))
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  return { url: url.href, isLost: () => isLost }
}

/** The queue prints each failure itself as well. */
beforeEach(() => void vi.spyOn(console, 'trace').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('jobs whose taking was stored and never answered are run all the same, and each once', async () => {
  const ids = [1, 2, 3]
  await Promise.all(ids.map((id) => enqueue(database.db, 'send-mail', welcome(id))))
  const proxy = await startLosingProxy(database.url, '"welcome"')
  const { seen } = await startRecorder(proxy.url)
  await eventually(() => expect(proxy.isLost()).toBe(true))
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(seen).toHaveLength(ids.length)
  expect(seen).toEqual(expect.arrayContaining(ids.map(welcome)))
})

test('a worker that begins before the database takes writes runs jobs once it does', async () => {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  onTestFinished(() => admin.end())
  const name = new URL(database.url).pathname.slice(1)
  // Of connections from now on.
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  onTestFinished(async () => void (await admin.query(`alter database ${name} reset default_transaction_read_only`)))
  const { seen, lines } = await startRecorder(database.url)
  await eventually(() => expect(lines).toContain('the worker of the jobs has failed; it is started again'))
  await admin.query(`alter database ${name} reset default_transaction_read_only`)
  await enqueue(database.db, 'send-mail', welcome(2))
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(seen).toEqual([welcome(2)])
})
