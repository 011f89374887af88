import { once } from 'node:events'
import { Agent, type IncomingMessage, request as call } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { stoppedClock } from '#server/adapters/clock.ts'
import type { RenderedResponse } from '#server/response-cache/cached-response.ts'
import { createResponseCache } from '#server/response-cache/response-cache.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'
import type { App } from './app-type.ts'
import { registerClosing } from './closing.ts'
import { registerErrors } from './error-handler.ts'
import { registerInternalCalls } from './internal-calls.ts'
import { loggingOptions, registerLogging } from './logging.ts'
import { registerPublicReads } from './public-reads.ts'
import { createReadyServer } from './ready-answers.ts'
import { registerSecurity, securityHeaders } from './security.ts'

/** Header lines in their order, without those that differ from one answer to the next. */
const headersOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders
    .flatMap((name, place) => (place % 2 === 0 ? [`${name}: ${rawHeaders[place + 1]}`] : []))
    .filter((line) => !/^(x-request-id|date):/i.test(line))

interface Options {
  rendered?: Partial<RenderedResponse>
  maxBytes?: number
  /** Keeps the application between its announced and its real end. */
  beforeClose?: () => Promise<unknown>
}

/** A listening application with one cached answer, which counts how often the framework was asked for it. */
async function listen({ rendered = {}, maxBytes = 1_000_000, beforeClose = async () => {} }: Options = {}) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const clock = stoppedClock(new Date('2027-03-15T11:00:00Z'))
  const cache = createResponseCache({ clock, maxBytes })
  cache.resume()
  const ready = createReadyServer(stream, () => false)
  const app: App = fastify({ ...loggingOptions('info', { stream }), serverFactory: ready.serverFactory })
  registerPublicReads(app)
  registerInternalCalls(app)
  const closing = registerClosing(app, { isBehindProxy: false, isAlone: true, connections: { count: () => 0 } })
  registerLogging(app)
  registerSecurity(app, securityHeaders('https://primjer.test'))
  registerErrors(app)
  const measured: object[] = []
  ready.register(app, {
    closing,
    measure: (labels) => (seconds) => measured.push({ ...labels, took: seconds >= 0 && seconds < 60 }),
    turns: { isRefused: () => false },
  })

  let asked = 0
  let made = 0
  app.get('/:name', async (request, reply) => {
    asked++
    const { name } = request.params as { name: string }
    const answer = await cache.getOrRender(`answer["${name}"]`, async () => ({
      body: `${++made} ${'riječ '.repeat(500)}`,
      contentType: 'text/plain; charset=utf-8',
      tags: [name],
      ...rendered,
    }))
    return sendCached(request, reply, answer, { byAddressAlone: name !== 'looked-up' })
  })
  app.addHook('preClose', async () => {
    await beforeClose()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo // it listens on a port

  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  async function ask(
    headers: Record<string, string | string[]> | string[] = {},
    { path = '/list', method = 'GET' } = {},
  ) {
    const before = asked
    const sent = call({ host: '127.0.0.1', port, path, method, agent, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = await buffer(answer)
    const { statusCode: status, headers: received } = answer
    return { status, headers: headersOf(answer), received, body, isReady: asked === before }
  }
  const answered = () => lines.filter((line) => line.includes('answered'))
  return { app, ask, cache, clock, answered, measured, made: () => made }
}

describe('a ready answer', () => {
  test.each(['br', 'gzip', 'gzip;q=1.0, br;q=0', 'identity', '*;q=0', ''])(
    'has the bytes of the first one for Accept-Encoding “%s”',
    async (accepted) => {
      const { ask } = await listen()
      const headers = { 'accept-encoding': accepted }
      const [first, second, third, fourth] = [
        await ask(headers),
        await ask(headers),
        await ask(headers),
        await ask(headers),
      ]
      expect([first, second, third, fourth].map(({ isReady }) => isReady)).toEqual([false, true, true, true])
      for (const ready of [second, third, fourth])
        expect({ ...ready, isReady: false, received: {} }).toEqual({ ...first, received: {} })
      const ids = [first, second, third, fourth].map(({ received }) => received['x-request-id'])
      expect(new Set(ids).size).toBe(4)
      for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
    },
  )

  test('has the date of its own moment, written by us: Node keeps a clock of its own', async () => {
    const { ask } = await listen()
    for (let time = 0; time < 2; time++) await ask()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-06T08:49:37Z') })
    onTestFinished(() => void vi.useRealTimers())
    expect((await ask()).received.date).toBe('Sun, 06 Jan 2030 08:49:37 GMT')
    vi.setSystemTime(new Date('2030-01-06T08:49:38Z'))
    expect((await ask()).received.date).toBe('Sun, 06 Jan 2030 08:49:38 GMT')
  })

  test('closes a connection whose client has asked for that, and no other one', async () => {
    const { ask } = await listen()
    for (let time = 0; time < 3; time++) await ask()
    const connections = []
    for (const connection of ['close', 'keep-alive', 'close'])
      connections.push((await ask({ connection })).received.connection)
    expect(connections).toEqual(['close', 'keep-alive', 'close'])
  })

  test('is that of its own encoding', async () => {
    const { ask } = await listen()
    const ofBrotli = await ask({ 'accept-encoding': 'br' })
    const plain = await ask()
    expect([plain.isReady, plain.received['content-encoding']]).toEqual([false, undefined])
    expect(await ask({ 'accept-encoding': 'br, gzip' })).toMatchObject({ isReady: true, body: ofBrotli.body })
    expect(await ask()).toMatchObject({ isReady: true, body: plain.body })
  })

  test('is 304 for a client that has it, in whatever encoding, and whole for every other one', async () => {
    const { ask } = await listen()
    const { etag = '' } = (await ask({ 'accept-encoding': 'br' })).received
    const unchanged = { 'if-none-match': `"other", W/${etag}` }
    const [first, second, third] = [await ask(unchanged), await ask(unchanged), await ask(unchanged)]
    expect([first.isReady, second.isReady, third.isReady]).toEqual([false, true, true])
    for (const ready of [second, third]) {
      expect([ready.status, ready.body.length]).toEqual([304, 0])
      expect(ready.headers).toEqual(first.headers)
    }
    expect((await ask({ 'if-none-match': '"other"', 'accept-encoding': 'br' })).status).toBe(200)
  })

  test('is logged and measured as the first one', async () => {
    const { ask, answered, measured } = await listen()
    for (let time = 0; time < 2; time++) await ask({}, { path: '/list?email=iva@primjer.test' })
    const [first = '', second = '', ...others] = answered()
    expect(others).toEqual([])
    const same = (line: string) =>
      line
        .replace(/"time":\d{13},"service":"zauvijek",.*"reqId":"[\da-f-]{36}"/, '')
        .replace(/"ms":\d+(\.\d)?,/, '"ms":0,')
    expect(same(second)).toBe(same(first))
    expect(same(first)).toBe('{"level":30,,"method":"GET","path":"/list","status":200,"ms":0,"msg":"answered"}\n')
    expect(JSON.parse(second).reqId).not.toBe(JSON.parse(first).reqId)
    // The framework measures its own.
    expect(measured).toEqual([{ method: 'GET', route: '/:name', status: 200, took: true }])
  })

  test('has the id in its headers that is in the log', async () => {
    const { ask, answered } = await listen()
    for (let time = 0; time < 4; time++) {
      const { received } = await ask()
      await expect.poll(() => JSON.parse(answered().at(-1) ?? '{}').reqId).toBe(received['x-request-id'])
    }
  })

  test('is a hit of the cache, and so the last to be evicted', async () => {
    const { ask, cache } = await listen({ maxBytes: 40_000 })
    const paths = ['/a', '/b', '/c', '/d'].map((path) => ({ path }))
    await ask({}, { path: '/first' })
    for (const options of paths) {
      await ask({}, options)
      expect((await ask({}, { path: '/first' })).isReady).toBe(true)
    }
    expect(cache.stats().hits).toBe(paths.length)
    expect((await ask({}, { path: '/a' })).isReady).toBe(false)
    expect(cache.stats().bytes).toBeLessThanOrEqual(40_000)
  })
})

describe('the framework answers', () => {
  test.each([
    ['a range', { range: 'bytes=0-1' }],
    ['another origin', { origin: 'https://elsewhere.test' }],
    ['what comes after a change', { 'x-after-change': 'abc' }],
    ['a body', { 'content-length': '0' }],
    ['a body in parts', { 'transfer-encoding': 'chunked' }],
    ['an expectation', { expect: '100-continue' }],
    ['headers that come twice', { 'accept-encoding': ['br', 'gzip'] }],
    ['two conditions', ['Host', 'primjer.test', 'If-None-Match', '"a"', 'If-None-Match', '"b"']],
  ])('a request with %s', async (_, headers) => {
    const { ask } = await listen()
    for (let time = 0; time < 3; time++) await ask()
    expect((await ask()).isReady).toBe(true)
    for (let time = 0; time < 2; time++) expect((await ask(headers)).isReady).toBe(false)
  })

  test('HEAD', async () => {
    const { ask } = await listen()
    await ask()
    for (let time = 0; time < 2; time++) expect((await ask({}, { method: 'HEAD' })).isReady).toBe(false)
  })

  test('a request that names two hosts, and refuses it', async () => {
    const { ask } = await listen()
    for (let time = 0; time < 2; time++) await ask()
    expect((await ask(['Host', 'primjer.test', 'Host', 'elsewhere.test'])).status).toBe(400)
  })

  test('for an address whose answer depends on something that is looked up', async () => {
    const { ask } = await listen()
    for (let time = 0; time < 3; time++) expect((await ask({}, { path: '/looked-up' })).isReady).toBe(false)
  })

  test('what is not cached', async () => {
    const { ask, made } = await listen({ rendered: { isCacheable: false } })
    for (let time = 0; time < 3; time++) expect((await ask()).isReady).toBe(false)
    expect(made()).toBe(3)
  })
})

describe('no ready answer outlives', () => {
  const text = (answer: { body: Buffer }) => answer.body.toString().split(' ')[0]

  test('a change of what it was made from', async () => {
    const { ask, cache } = await listen()
    for (const path of ['/list', '/list?x=1', '/other']) for (let time = 0; time < 2; time++) await ask({}, { path })
    cache.invalidate(['list'])
    for (const path of ['/list', '/list?x=1']) expect(text(await ask({}, { path }))).toBe('3')
    expect(await ask({}, { path: '/other' })).toMatchObject({ isReady: true })
    expect((await ask()).isReady).toBe(true)
  })

  test('the day for which it is valid', async () => {
    const { ask, clock } = await listen({
      rendered: { validOnDay: stoppedClock(new Date('2027-03-15T11:00:00Z')).today() },
    })
    for (let time = 0; time < 2; time++) await ask()
    clock.set(new Date('2027-03-15T22:59:59Z'))
    expect(await ask()).toMatchObject({ isReady: true })
    clock.set(new Date('2027-03-15T23:00:00Z'))
    expect((await ask()).isReady).toBe(false)
  })

  test('the connection that listens for changes', async () => {
    const { ask, cache } = await listen()
    for (let time = 0; time < 2; time++) await ask()
    cache.suspend()
    expect([text(await ask()), text(await ask()), (await ask()).isReady]).toEqual(['2', '3', false])
    cache.resume()
    await ask()
    expect((await ask()).isReady).toBe(true)
    expect(cache.stats().responses).toBe(1)
  })

  test('the server: while it ends, connections are told to close', async () => {
    const ending = Promise.withResolvers<undefined>()
    const { app, ask } = await listen({ beforeClose: () => ending.promise })
    for (let time = 0; time < 2; time++) await ask()
    expect((await ask()).received.connection).toBe('keep-alive')
    const closed = app.close()
    await expect.poll(async () => (await ask()).received.connection).toBe('close')
    ending.resolve(undefined)
    await closed
  })
})

describe('addresses that name the same answer', () => {
  const spell = (number: number) => ({ path: `/list?x=${number}` })

  test('do not displace the one that is asked for most', async () => {
    const { ask } = await listen()
    for (let time = 0; time < 3; time++) await ask()
    for (let round = 0; round < 2; round++) for (let number = 0; number < 40; number++) await ask({}, spell(number))
    expect((await ask()).isReady).toBe(true)
  })

  test('take a bounded memory, which is free again when the answer is dropped', async () => {
    const { ask, cache } = await listen()
    for (let number = 10; number < 30; number++) await ask({}, spell(number))
    const { bytes } = cache.stats()
    for (let number = 30; number < 60; number++) await ask({}, spell(number))
    // The last one is added when its answer has left, which may be a little later.
    await expect.poll(() => cache.stats().bytes).toBe(bytes)
    cache.invalidate(['list'])
    expect(cache.stats().bytes).toBe(0)
  })

  test('are not ready when they are long', async () => {
    const { ask } = await listen()
    const path = `/list?${'x'.repeat(600)}`
    for (let time = 0; time < 2; time++) expect((await ask({}, { path })).isReady).toBe(false)
  })
})
