import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, call, ConnectionError, setUnauthenticatedHandler } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

/** As networks of hotels, trains and offices answer in the server's place. */
const answerInItsPlace = (status: number) =>
  vi.stubGlobal('fetch', async () => new Response('<!doctype html><h1>Hotel Wi-Fi</h1>', { status }))

test.each([200, 401, 403, 404, 511])(
  'a page that something else answers with %i is no answer to a call',
  async (status) => {
    const onUnauthenticated = vi.fn<(token: string | null) => void>()
    setUnauthenticatedHandler(onUnauthenticated)
    answerInItsPlace(status)
    const failure = await call('DELETE /favorites/:id', { params: { id: 7 } }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(status < 500 ? ConnectionError : ApiError)
    expect(onUnauthenticated).not.toHaveBeenCalled()
  },
)

test.each([413, 429, 502, 503])('a proxy that refuses or fails with %i has answered', async (status) => {
  answerInItsPlace(status)
  const failure = await call('GET /categories').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status, hasMessage: false })
})

test('204 has no content', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await call('DELETE /favorites/:id', { params: { id: 7 } })).toBeNull()
})

test('a line that swallows what is sent is a failure of the network', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const asked = Promise.withResolvers<null>()
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal?: AbortSignal }) => {
    asked.resolve(null)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const answer = call('GET /categories').catch((error: unknown) => error)
  await asked.promise
  patience.abort(new DOMException('Too late', 'TimeoutError'))
  expect(await answer).toBeInstanceOf(ConnectionError)
})
