import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Actor } from '#server/actor.ts'
import type { App } from './app-type.ts'
import { registerErrors } from './error-handler.ts'
import { createBodyLimiter } from './large-bodies.ts'

/** A server with one place; `/slow` looks its account up until the client has left. */
async function serve() {
  const app: App = fastify({ forceCloseConnections: true })
  app.decorateRequest('knownActor', undefined)
  app.decorateRequest('isInternal', false)
  registerErrors(app)
  const preParsing = createBodyLimiter({ bodyLimit: 1_000, concurrency: 1, perAccount: 1 })
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/slow') await once(reply.raw, 'close')
    request.knownActor = { id: 1 } as Actor // nothing else of it is asked
  })
  for (const path of ['/', '/slow']) app.post(path, { preParsing }, () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo // it listens on a port
  return { app, port, url: `http://127.0.0.1:${port}` }
}

test.each([
  ['in the midst of its body', '/'],
  ['while its account is looked up', '/slow'],
])('a client that leaves %s leaves its place to the next', async (_when, path) => {
  const { app, port, url } = await serve()
  const asked = once(app.server, 'request')
  const leaving = connect(port, '127.0.0.1')
  leaving.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhal`)
  await asked
  const next = fetch(url, { method: 'POST', body: 'whole' })
  leaving.destroy()
  expect(await (await next).text()).toBe('taken')
})
