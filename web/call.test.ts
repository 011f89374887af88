import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, call, ConnectionError, setUnauthenticatedHandler } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An answer whose headers have arrived, with the rest of its body. */
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

/** The way networks of hotels, trains and offices answer in place of the server. */
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

describe('a line that swallows what is sent', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  /** A fresh copy of the module, as in a page that was opened after this many milliseconds. */
  async function openPage(responseStart: number) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart } as PerformanceNavigationTiming])
    return import('./call.ts')
  }

  const swallow = () =>
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      return promise
    })

  /** The number of seconds until the call fails with a network error. */
  async function secondsUntilFailure(made: Promise<unknown>): Promise<number> {
    let failure: unknown
    made.catch((error: unknown) => {
      failure = error
    })
    for (let seconds = 0; seconds < 60; seconds++) {
      await vi.advanceTimersByTimeAsync(0)
      if (failure !== undefined) {
        expect(failure).toHaveProperty('name', 'ConnectionError')
        return seconds
      }
      await vi.advanceTimersByTimeAsync(1_000)
    }
    throw new Error('It never fails.')
  }

  test('is a failure of the network', async () => {
    const page = await openPage(900)
    swallow()
    expect(await secondsUntilFailure(page.call('GET /categories'))).toBe(40)
  })

  test('fails a read sooner where the page itself was late, and later each time, since it may only be slow', async () => {
    const page = await openPage(8_000)
    swallow()
    const atOnce = page.call('GET /categories').catch((error: unknown) => error)
    expect(await secondsUntilFailure(page.call('GET /site'))).toBe(8)
    expect(await atOnce).toHaveProperty('name', 'ConnectionError')
    for (const seconds of [16, 32, 40, 8]) expect(await secondsUntilFailure(page.call('GET /site'))).toBe(seconds)
  })

  test('fails a read sooner after another call that had no answer', async () => {
    const page = await openPage(0)
    swallow()
    const write = () => page.call('DELETE /favorites/:id', { params: { id: 7 } })
    expect(await secondsUntilFailure(write())).toBe(40)
    expect(await secondsUntilFailure(page.call('GET /site'))).toBe(8)
  })

  test('fails no write sooner, whose outcome would be unknown', async () => {
    const page = await openPage(9_000)
    swallow()
    expect(await secondsUntilFailure(page.call('DELETE /favorites/:id', { params: { id: 7 } }))).toBe(40)
  })

  test('is a live one as soon as an answer begins, however slowly it goes on', async () => {
    const page = await openPage(8_000)
    const started = Promise.withResolvers<ReadableStreamDefaultController>()
    answerWith((body) => started.resolve(body))
    const answer = page.call('GET /categories')
    const body = await started.promise
    await vi.advanceTimersByTimeAsync(39_000)
    body.enqueue(new TextEncoder().encode('{"data":[]}'))
    body.close()
    expect(await answer).toEqual({ data: [] })
    swallow()
    expect(await secondsUntilFailure(page.call('GET /categories'))).toBe(40)
  })
})
