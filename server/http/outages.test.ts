import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { FileStoreError } from '#server/adapters/file-store/file-store-error.ts'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { eventually } from '#test/eventually.ts'
import type { App } from './app-type.ts'
import { isDatabaseAway } from './database-errors.ts'
import { registerErrors } from './error-handler.ts'
import { loggingOptions } from './logging.ts'
import { createOutages } from './outages.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** An application whose only route throws `failure`, on a database that is away until `back` is called, or as `checked` says. */
async function makeFailingApp(failure: () => Error, checked?: () => Promise<void>) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  let isAway = true
  const checkAway = () => (isAway ? Promise.reject(away) : Promise.resolve())
  const readiness = { check: checked ?? checkAway, close: async () => {} }
  const { logger, ...options } = loggingOptions('info')
  const app: App = fastify({ ...options, logger: { ...logger, stream } })
  registerErrors(
    app,
    createOutages(app, readiness, { checkMs: 10, quietMs: { overload: 50, shortage: 50, files: 50 } }),
  )
  app.get('/', () => {
    throw failure()
  })
  afterAll(() => app.close())
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const { statusCode, headers } = await app.inject('/')
      expect([statusCode, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
    }
  }
  return { ask, back: () => (isAway = false), entries: () => lines.map((line) => JSON.parse(line)) }
}

test('while the database is away the log has one line, and another one when it is back', async () => {
  const { ask, back, entries } = await makeFailingApp(() => away)
  await ask(20)
  expect(entries()).toMatchObject([
    { level: 50, err: { code: 'ECONNREFUSED' }, msg: expect.stringContaining('the database does not answer') },
  ])
  back()
  await eventually(() => expect(entries()).toHaveLength(2))
  expect(entries()[1]).toMatchObject({ level: 40, failures: 20, msg: 'the database answers again' })
})

test('a database that takes longer to answer than the time until it is asked again is told of once', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let checks = 0
  const { ask, entries } = await makeFailingApp(
    () => away,
    () => {
      checks++
      return promise
    },
  )
  await ask(1)
  await eventually(() => expect(checks).toBeGreaterThan(2))
  resolve(undefined)
  await eventually(() => expect(entries().length).toBeGreaterThan(1))
  expect(entries().map(({ msg }) => msg)).toEqual([
    'the database does not answer; calls that need it get 503',
    'the database answers again',
  ])
})

test('a database without its socket is away, unlike a file that is missing', () => {
  const missing = { code: 'ENOENT', message: 'ENOENT: no such file or directory' }
  const socket = Object.assign(new Error(), missing, { syscall: 'connect' })
  const file = Object.assign(new Error(), missing, { syscall: 'open' })
  expect([isDatabaseAway(socket), isDatabaseAway(file)]).toEqual([true, false])
})

test('so has a time in which too many requests wait', async () => {
  const { ask, entries } = await makeFailingApp(() => new QueueFullError('too many are waiting'))
  await ask(20)
  await eventually(() => expect(entries()).toHaveLength(2))
  expect(entries()).toMatchObject([{ level: 50 }, { level: 40, failures: 20 }])
})

test('a disk of the database that is full is one line, though its reads are answered, and one when there is room', async () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  const { ask, back, entries } = await makeFailingApp(() => full)
  back()
  await ask(10)
  await eventually(() => expect(entries()).toHaveLength(2))
  expect(entries()).toMatchObject([
    { level: 50, err: { code: '53100' }, msg: expect.stringContaining('lacks disk, memory or connections') },
    { level: 40, failures: 10, msg: 'the database lacks nothing any more' },
  ])
})

test('a store of files that hangs is one line, and one when nothing fails by it any more', async () => {
  const hangs = new FileStoreError('the file store does not answer', { cause: new Error('TimeoutError') })
  const { ask, entries } = await makeFailingApp(() => hangs)
  await ask(15)
  await eventually(() => expect(entries()).toHaveLength(2))
  expect(entries()).toMatchObject([
    {
      level: 50,
      err: { cause: { message: 'TimeoutError' } },
      msg: expect.stringContaining('the file store does not answer'),
    },
    { level: 40, failures: 15, msg: 'no request fails by the file store any more' },
  ])
})

test('while the database is away, public answers that were ready are given, and say that they may be old', async () => {
  const { app, call, make, database, close } = await makeTestApp()
  const { id, token } = await make.professional()
  const path = `/professionals/${id}`
  const { text, headers } = await call('GET', path)
  expect(headers).not.toHaveProperty('warning')

  const name = new URL(database.url).pathname.slice(1)
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const end = () => admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await eventually(async () => {
    await end()
    await admin.query(`alter database ${name} rename to ${name}_away`)
  })
  await eventually(async () => {
    const answer = await call('GET', path, { headers: { 'if-none-match': String(headers.etag) } })
    expect([answer.status, answer.text]).toEqual([200, text])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', warning: '110 - "Response is Stale"' })
    expect(answer.headers).not.toHaveProperty('etag')
  })
  for (const answer of [await call('GET', '/professionals/999999'), await call('GET', '/account', { token })]) {
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  }
  const page = await app.inject({ url: '/sitemap.xml', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
  expect(page.payload).toContain('Usluga trenutačno nije dostupna.')

  await admin.query(`alter database ${name}_away rename to ${name}`)
  await admin.end()
  await eventually(async () => {
    const answer = await call('GET', path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  })
  await close()
})
