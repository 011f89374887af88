import { afterEach, expect, test, vi } from 'vitest'
import { call, ConnectionError } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

/** An answer whose head has come, and of whose body this is the rest. */
const answerWith = (rest: (body: ReadableStreamDefaultController) => void) =>
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ start: rest })))

test('a connection that breaks in the middle of an answer is a failure of the network, like one that was never there', async () => {
  const cut = new TypeError('network error')
  answerWith((body) => body.error(cut))
  const failure = await call('GET /categories').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConnectionError)
  expect(failure).toHaveProperty('cause', cut)
})

test('an answer that is given up in its middle throws the reason for that', async () => {
  const left = new AbortController()
  const reason = new DOMException('Left', 'AbortError')
  answerWith((body) => {
    left.abort(reason)
    body.error(reason)
  })
  await expect(call('GET /categories', { signal: left.signal })).rejects.toBe(reason)
})
