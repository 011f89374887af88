import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'
import type { Actor } from '#server/actor.ts'
import type { App } from './app-type.ts'
import { registerErrors } from './error-handler.ts'
import { registerUnreadAnswers } from './unread-answers.ts'

const MB = 1_000_000

/** More than the system keeps for a reader that does not read. */
const LARGE = 20 * MB

const path = (account: number | null, bytes: number) =>
  `/?bytes=${bytes}${account === null ? '' : `&account=${account}`}`

/** A server whose only call answers an account with so many bytes. */
async function serve(limits: Parameters<typeof registerUnreadAnswers>[1] = {}) {
  const app: App = fastify({ forceCloseConnections: true })
  app.decorateRequest('knownActor', undefined)
  app.decorateRequest('isInternal', false)
  registerErrors(app)
  registerUnreadAnswers(app, limits)
  app.get<{ Querystring: { account?: string; bytes: string } }>('/', async (request) => {
    const { account, bytes } = request.query
    if (account !== undefined) request.knownActor = { id: Number(account) } as Actor // nothing else of it is asked
    return Buffer.alloc(Number(bytes), 'x')
  })
  let open = 0
  app.get('/stream', (_request, reply) => {
    open++
    const pieces = Readable.from(Array.from({ length: LARGE / MB }, () => Buffer.alloc(MB, 'x')))
    return reply.send(pieces.once('close', () => open--))
  })
  let isMade = false
  app.get('/slow', async (_request, reply) => {
    await once(reply.raw, 'close')
    return Readable.from(['x']).once('close', () => (isMade = true))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo // it listens on a port
  /** Asks and does not read. */
  const hold = async (account: number, bytes = LARGE) => {
    const answering = once(app.server, 'request')
    const socket = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}) // it may be cut
    socket.write(`GET ${path(account, bytes)} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await answering
    return socket
  }
  const get = async (account: number | null, bytes = LARGE) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path(account, bytes)}`)
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength, headers: answer.headers }
  }
  /** Leaves while its answer is made. */
  const leaveEarly = async () => {
    const answering = once(app.server, 'request')
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await answering
    socket.destroy()
  }
  const statusOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).status
  const streams = () => open
  const holdStream = () => {
    const socket = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}) // it may be cut
    socket.write('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  }
  const openStream = () => fetch(`http://127.0.0.1:${port}/stream`)
  return { hold, get, statusOf, streams, holdStream, openStream, leaveEarly, isMade: () => isMade }
}

describe('answers that nobody reads', () => {
  test('are bounded for each account, whose small ones go on, as do those of others', async () => {
    const { hold, get, statusOf } = await serve({ perAccount: 2.5 * LARGE })
    const first = await hold(1)
    await eventually(async () => expect(await statusOf(1)).toBe(200))
    await hold(1)
    await eventually(async () => expect(await statusOf(1)).toBe(429))
    expect((await get(1)).headers.get('retry-after')).toBe('10')
    expect([await statusOf(1, 1_000), await statusOf(2), await statusOf(null)]).toEqual([200, 200, 200])
    first.destroy()
    await eventually(async () => expect(await statusOf(1)).toBe(200))
  })

  test('are bounded for all accounts', async () => {
    const { hold, statusOf } = await serve({ total: 2.5 * LARGE })
    await hold(1)
    await hold(2)
    await eventually(async () => expect(await statusOf(3)).toBe(503))
    expect([await statusOf(3, 1_000), await statusOf(null)]).toEqual([200, 200])
  })

  test.each([
    ['nothing of them is taken', { silenceMs: 100 }],
    ['they take too long', { baseMs: 100, bytesPerSecond: Infinity }],
  ])('end with their connection when %s', async (_when, limits) => {
    const { hold, statusOf } = await serve({ perAccount: LARGE, ...limits })
    const socket = await hold(1)
    await eventually(async () => expect(await statusOf(1, 100_000)).toBe(200))
    expect(socket.bytesRead).toBeLessThan(LARGE)
  })
})

describe('a stream', () => {
  test.each([
    ['nothing of it is taken', { silenceMs: 100 }],
    ['it is taken too slowly', { baseMs: 100, bytesPerSecond: 1_000_000 * MB }],
  ])('ends with its connection when %s', async (_when, limits) => {
    const { holdStream, streams } = await serve(limits)
    holdStream()
    await eventually(async () => expect(streams()).toBe(1))
    await eventually(async () => expect(streams()).toBe(0))
  })

  test('whose client has left before it begins is watched by no timer that nothing would end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { leaveEarly, isMade } = await serve()
    const before = vi.getTimerCount()
    await leaveEarly()
    await eventually(async () => expect(isMade()).toBe(true))
    expect(vi.getTimerCount()).toBe(before)
  })

  test('that is read is sent whole', async () => {
    const { openStream } = await serve()
    expect(await (await openStream()).bytes()).toHaveLength(LARGE)
  })

  test('goes on when the clock of the machine is set forward', async () => {
    const { openStream } = await serve()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = await openStream()
    vi.setSystemTime(Date.now() + 86_400_000)
    vi.advanceTimersByTime(60_000)
    expect(await answer.bytes()).toHaveLength(LARGE)
  })
})

test('an answer that is read may be longer than all that an account may leave unread', async () => {
  const { get } = await serve({ perAccount: MB, total: MB })
  expect(await get(1)).toMatchObject({ status: 200, bytes: LARGE })
  expect(await get(1)).toMatchObject({ status: 200, bytes: LARGE })
})
