import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import type { App } from './app-type.ts'
import { connectionLimits, connectionTimes, registerConnections } from './connections.ts'
import { registerErrors } from './error-handler.ts'
import { loggingOptions, registerLogging } from './logging.ts'
import { rejectConnection } from './rejected-connections.ts'
import { registerSecurity } from './security.ts'

/** A listening application with these limits, and the lines of its log. */
async function listen(
  { trustProxy, ...given }: { trustProxy?: string; http?: object; requestTimeout?: number } = {},
  limits = {},
) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { logger, ...options } = loggingOptions('info')
  const app: App = fastify({
    ...options,
    logger: { ...logger, stream },
    http: connectionTimes,
    clientErrorHandler: rejectConnection,
    forceCloseConnections: true,
    ...given,
  })
  registerLogging(app)
  registerSecurity(app, {})
  registerErrors(app)
  const connections = registerConnections(app, trustProxy ?? false, { total: 5, perAddress: 3, ...limits })
  app.get('/', () => 'here')
  app.post('/', () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const dial = (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
    socket.on('error', () => {}) // refused ones end so
    onTestFinished(() => void socket.destroy())
    return socket
  }
  /** As many silent connections as are asked for, all accepted or refused. */
  const dialMany = async (count: number, localAddress?: string) => {
    const before = connections.count() + connections.refused()
    const sockets = Array.from({ length: count }, () => dial(localAddress))
    await eventually(() => expect(connections.count() + connections.refused()).toBeGreaterThanOrEqual(before + count))
    return sockets
  }
  const entries = () => lines.map((line) => JSON.parse(line))
  return { app, port, dial, dialMany, connections, entries }
}

const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

async function ask(socket: Socket): Promise<string> {
  socket.write(request)
  return text(socket).catch(() => '')
}

describe('connections', () => {
  test('of one address are bounded, and another one is answered', async () => {
    const { dial, dialMany, connections } = await listen()
    const [first] = await dialMany(4, '127.0.0.2')
    await eventually(() => expect(connections.count()).toBe(3))
    expect(connections.refused()).toBe(1)
    expect(await ask(dial('127.0.0.3'))).toContain('200 OK')
    first?.destroy()
    await eventually(() => expect(connections.count()).toBe(2))
    expect(await ask(dial('127.0.0.2'))).toContain('200 OK')
  })

  test('of all addresses are bounded, and above the bound they are closed at once', async () => {
    const { dial, dialMany, connections } = await listen()
    const silent = [...(await dialMany(3, '127.0.0.2')), ...(await dialMany(2, '127.0.0.3'))]
    const refused = dial('127.0.0.4')
    await once(refused, 'end')
    expect(connections.refused()).toBe(1)
    for (const socket of silent) socket.destroy()
    await eventually(() => expect(connections.count()).toBe(0))
    expect(await ask(dial('127.0.0.4'))).toContain('200 OK')
  })

  test('that their clients have cut before they are accepted are closed, whatever was asked on them', async () => {
    const { app, dial, port } = await listen()
    let requests = 0
    app.server.prependListener('request', () => requests++)
    const cut = `const socket = require('node:net').connect(${port}, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => socket.resetAndDestroy()))`
    // Nothing is accepted meanwhile.
    spawnSync(process.execPath, ['-e', cut])
    expect(await ask(dial())).toContain('200 OK')
    expect(requests).toBe(1)
  })

  test.each(['loopback', '127.0.0.2', '10.0.0.0/8, 127.0.0.0/8'])('of a proxy (%s) are not', async (trustProxy) => {
    const { dialMany, connections } = await listen({ trustProxy })
    await dialMany(5, '127.0.0.2')
    expect([connections.count(), connections.refused()]).toEqual([5, 0])
  })

  test.each([
    [400, { total: 300, perAddress: 75 }],
    [1_024, { total: 768, perAddress: 192 }],
    [1_048_576, { total: 10_000, perAddress: 2_500 }],
    [Infinity, { total: 10_000, perAddress: 2_500 }],
  ])('at %d files leave a reserve', (files, limits) => {
    expect(connectionLimits(1, files)).toEqual(limits)
  })

  test('are divided among the processes of a node, each of which has its own limit of files', () => {
    expect(connectionLimits(4, 1_048_576)).toEqual({ total: 2_500, perAddress: 625 })
    expect(connectionLimits(4, 400)).toEqual({ total: 300, perAddress: 75 })
  })

  test('whose client does not close its side are closed by us', async () => {
    const { dial, connections } = await listen()
    const socket = dial()
    socket.write('GARBAGE\r\n\r\n')
    await eventually(() => expect(connections.count()).toBe(1))
    // Before the time for headers would end it.
    await eventually(() => expect(connections.count()).toBe(0))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  })

  test('have fifteen seconds for their headers', async () => {
    const { app } = await listen()
    expect([app.server.headersTimeout, connectionTimes.connectionsCheckingInterval]).toEqual([15_000, 2_000])
  })

  test('that say nothing are told so and closed', async () => {
    const http = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 }
    const { dial } = await listen({ http, requestTimeout: 100 })
    expect(await text(dial())).toMatch(/^HTTP\/1.1 408 /)
  })
})

describe('a body', () => {
  const begun = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'

  test('that hardly comes ends its connection', async () => {
    const { dial, entries } = await listen({}, { bodyPeriodMs: 50 })
    const socket = dial()
    socket.write(`${begun}{`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
    expect(entries().filter(({ level }) => level >= 40)).toEqual([])
  })

  test('whose client leaves is no error', async () => {
    const { app, dial, connections, entries } = await listen()
    const arrived = Promise.withResolvers<null>()
    app.server.on('request', () => arrived.resolve(null))
    const socket = dial()
    socket.write(`${begun}{`)
    await arrived.promise
    socket.destroy()
    await eventually(() => expect(connections.count()).toBe(0))
    expect(await ask(dial())).toContain('200 OK')
    expect(entries().filter(({ level }) => level >= 40)).toEqual([])
  })
})

test('a second Host is refused', async () => {
  const { dial } = await listen()
  const socket = dial()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [^]*"malformed"/)
})

test('a node that may open 400 files answers while an address opens 600 connections', async () => {
  const { url, drop } = await createTestDatabase()
  const node = spawn(
    'sh',
    [
      '-c',
      'ulimit -n 400; exec "$0" "$1"',
      process.execPath,
      resolve(import.meta.dirname, '../../test/api-process.ts'),
    ],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: url, LOG_LEVEL: 'warn', DEMO: 'off' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const ended = once(node, 'exit')
  const [address] = (await once(node, 'message')) as [string]
  const port = Number(new URL(address).port)
  const sockets = Array.from({ length: 600 }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    return socket.on('error', () => {}).resume()
  })
  await eventually(() => expect(sockets.filter(({ closed }) => closed).length).toBeGreaterThan(500))
  for (const path of ['/healthz', '/api/v1/categories']) expect((await fetch(address + path)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  node.kill()
  await ended
  await drop()
})
