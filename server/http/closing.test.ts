import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { PageRenderer } from '#contract/page-environment.ts'
import { makeTestApp } from '#test/app.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { registerClosing } from './closing.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-closing-'))
mkdirSync(join(clientFolder, 'assets'))
afterAll(() => rmSync(clientFolder, { recursive: true }))

/** Asks as a proxy does, whose connections stay open for the next request. */
async function open(
  { server }: { server: Server },
  path: string,
  agent = new Agent({ keepAlive: true }),
): Promise<IncomingMessage> {
  onTestFinished(() => agent.destroy())
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage]
  return answer
}

/** A listening product whose only page waits until it is let go, and then calls the API. */
async function listen() {
  const gate = Promise.withResolvers<undefined>()
  const reached = Promise.withResolvers<undefined>()
  const render: PageRenderer = async (_request, { transport }) => {
    reached.resolve(undefined)
    await gate.promise
    const { status } = await transport({ method: 'GET', path: '/api/v1/categories' })
    return renderedPage(`The API answers ${status}.`)
  }
  const { app, close } = await makeTestApp({ web: { render, clientFolder } })
  onTestFinished(async () => {
    gate.resolve(undefined)
    await close()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, gate, reached }
}

test('a page under way when the server ends is finished, and its connection closed', async () => {
  const { app, gate, reached } = await listen()
  const page = open(app, '/')
  await reached.promise
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  gate.resolve(undefined)
  const { statusCode, headers } = await page
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' })
  expect(await text(await page)).toBe('The API answers 200.')
  // Without any time limit of ours: it would take until the client lets go of its connection.
  await closed
})

test('a connection whose answer began before the end is closed once it is idle', async () => {
  const app = fastify()
  registerClosing(app, { isBehindProxy: false, isAlone: true, connections: { count: () => 0 } })
  const gate = Promise.withResolvers<undefined>()
  app.get('/', (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'begun, '
          await gate.promise
          yield 'done'
        })(),
      ),
    ),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await open(app, '/')
  expect(answer.headers.connection).toBe('keep-alive')
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  gate.resolve(undefined)
  expect(await text(answer)).toBe('begun, done')
  await closed
})

test('behind a proxy a connection that waits is answered once more, and new ones are told that the node ends', async () => {
  const { app, close } = await makeTestApp({ config: { trustProxy: 'loopback' } })
  onTestFinished(close)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await text(await open(app, '/healthz', agent))
  const closed = app.close()
  await expect.poll(async () => (await open(app, '/readyz')).statusCode).toBe(503)
  const { statusCode, headers } = await open(app, '/healthz', agent)
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' })
  await closed
})

test('behind a proxy, one of several processes is there for connections that come while the others end', async () => {
  const { app, close } = await makeTestApp({ config: { trustProxy: 'loopback', workers: 2 } })
  onTestFinished(close)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const closed = app.close()
  expect((await open(app, '/readyz')).statusCode).toBe(503)
  await closed
})
