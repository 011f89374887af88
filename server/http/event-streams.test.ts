import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { type FastifyReply, fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { registerErrors } from './error-handler.ts'
import { type EventSource, createEventStreams, type StreamEvent } from './event-streams.ts'

const always = () => Promise.resolve(true)

/** A server whose only call answers with a stream of this source, for `/slow` once its client has left. */
async function serve(source: Partial<EventSource>, heartbeatMs?: number) {
  const streams = createEventStreams({ ...(heartbeatMs && { heartbeatMs }) })
  const app = fastify()
  app.addHook('preClose', async () => streams.close())
  let begun = 0
  const begin = (reply: FastifyReply) => {
    begun++
    streams.send(reply, { account: 1, isAllowed: always, endsInMs: null, events: silence, ...source })
  }
  app.get('/', (_request, reply) => begin(reply))
  app.get('/slow', async (_request, reply) => {
    await once(reply.raw, 'close')
    begin(reply)
  })
  registerErrors(app)
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // a TCP server has no other kind of address
  return { app, streams, port, url: `http://127.0.0.1:${port}/`, begun: () => begun }
}

const iterate = (next: () => Promise<IteratorResult<StreamEvent>>): AsyncIterable<StreamEvent> => ({
  [Symbol.asyncIterator]: () => ({ next }),
})

const silence = (signal: AbortSignal) =>
  iterate(async () => {
    if (!signal.aborted) await once(signal, 'abort')
    return { done: true, value: undefined }
  })

const failure = () => Promise.reject(new Error('no'))

test('a client that does not read is cut, and what was for it is not made any longer', async () => {
  const left = Promise.withResolvers<true>()
  const data = 'x'.repeat(100_000)
  async function* flood(signal: AbortSignal): AsyncGenerator<StreamEvent> {
    try {
      for (let id = 1; !signal.aborted; id++) yield { event: 'lead', id, data }
    } finally {
      left.resolve(true)
    }
  }
  const { port } = await serve({ events: flood }, 20)
  const client = connect(port, '127.0.0.1').pause()
  onTestFinished(() => void client.destroy())
  client.on('error', () => {}) // the cut
  client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await left.promise
})

test('a client that leaves ends what was made for it', async () => {
  const left = Promise.withResolvers<true>()
  const events = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => left.resolve(true))
    return silence(signal)
  }
  const { url } = await serve({ events })
  const leaving = new AbortController()
  await fetch(url, { signal: leaving.signal })
  leaving.abort()
  await left.promise
})

test('a client that left while its session was looked up gets no stream, and displaces none of its own', async () => {
  let streamed = 0
  const events = (signal: AbortSignal) => {
    streamed++
    return silence(signal)
  }
  const { app, url, streams, begun } = await serve({ events })
  const staying = await Promise.all(Array.from({ length: 5 }, () => fetch(url)))
  const leaving = new AbortController()
  const asked = once(app.server, 'request')
  const left = fetch(`${url}slow`, { signal: leaving.signal }).catch(() => {}) // it leaves
  await asked
  leaving.abort()
  await left
  await eventually(() => expect(begun()).toBe(6))
  expect(streamed).toBe(5)
  streams.close()
  expect(await Promise.all(staying.map((answer) => answer.text()))).toEqual(Array(5).fill('retry: 3000\n\n'))
})

test('is asked about at the instant at which its key ends, without a heartbeat', async () => {
  const begunAt = performance.now()
  const { url } = await serve({ isAllowed: async () => false, endsInMs: 50 }, 3_600_000)
  const response = await fetch(url)
  expect(await response.text()).toBe('retry: 3000\n\n')
  expect(performance.now() - begunAt).toBeGreaterThan(49)
})

test('that ends later than a timer can wait goes on', async () => {
  let checks = 0
  const isAllowed = async () => ++checks > 0
  const { url } = await serve({ isAllowed, endsInMs: 2 ** 40 }, 50)
  const { body } = await fetch(url)
  await eventually(() => expect(checks).toBeGreaterThan(1))
  // An answer that nothing holds any more is collected with the garbage, and its connection is closed.
  await body?.cancel()
})

test('whose session has ended is told so without a heartbeat, and nobody else is asked', async () => {
  let checks = 0
  const isAllowed = async () => ++checks > 1
  const { url, streams } = await serve({ isAllowed }, 3_600_000)
  const response = await fetch(url)
  streams.recheck(2)
  expect(checks).toBe(0)
  streams.recheck(1)
  expect(await response.text()).toBe('retry: 3000\n\n')
  expect(checks).toBe(1)
})

test('a heartbeat shows that the line is alive', async () => {
  const { url } = await serve({}, 20)
  const response = await fetch(url)
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.endsWith(':\n\n:\n\n')) break
  }
  expect(text).toBe('retry: 3000\n\n:\n\n:\n\n')
})

test.each([
  ['its source', { events: () => iterate(failure) }],
  ['the question whether it may go on', { isAllowed: failure }],
])('a failure of %s ends it, so that the client comes back', async (_what, source) => {
  const { url } = await serve(source, 20)
  const response = await fetch(url)
  expect(await response.text()).toBe('retry: 3000\n\n')
})

test('who comes when the server is closing is told that it is away', async () => {
  const { app, streams } = await serve({})
  streams.close()
  const { statusCode, headers } = await app.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
})
