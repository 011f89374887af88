import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError } from '#web/call.ts'
import { SilentLineError, upload } from './upload.ts'

/** A browser request that is answered only by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  status = 0
  responseText = ''
  open = () => {}
  setRequestHeader = () => {}
  getResponseHeader = () => null
  abort = vi.fn<() => void>()
  send() {
    FakeRequest.last = this
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A connection that accepts a request and never answers. */
const swallow: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))

function start() {
  const options = { onProgress: () => {}, signal: new AbortController().signal, idempotencyKey: 'k' }
  const ended = upload<'POST /media'>('/api/v1/media', new FormData(), options).catch((error: unknown) => error)
  const { last: request } = FakeRequest
  return {
    ended,
    request,
    progress: () => request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 })),
    answer: (status: number, text: string) => {
      Object.assign(request, { status, responseText: text })
      request.dispatchEvent(new Event('load'))
    },
  }
}

test('an upload that shows no sign of life fails after two minutes, though the server answers', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{"data":{}}'))
  vi.stubGlobal('fetch', fetched)
  const { ended, request, progress } = start()
  await vi.advanceTimersByTimeAsync(100_000)
  progress()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(request.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await ended).toBeInstanceOf(ConnectionError)
  expect(request.abort).toHaveBeenCalledOnce()
})

test('an upload on a line that swallows everything fails within a minute', async () => {
  vi.stubGlobal('fetch', swallow)
  const { ended, request } = start()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(request.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await ended).toBeInstanceOf(SilentLineError)
  expect(request.abort).toHaveBeenCalledOnce()
})

test('an upload that goes on meanwhile is not given up for the question that was swallowed', async () => {
  vi.stubGlobal('fetch', swallow)
  const { request, progress } = start()
  await vi.advanceTimersByTimeAsync(25_000)
  progress()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(request.abort).not.toHaveBeenCalled()
})

test('a page that something else answers is no stored picture', async () => {
  const { ended, answer } = start()
  answer(200, '<!doctype html><h1>Hotel Wi-Fi</h1>')
  expect(await ended).toBeInstanceOf(ConnectionError)
})

test('an answer ends the waiting', async () => {
  const { ended, request, answer } = start()
  answer(201, '{"data":{"id":7}}')
  expect(await ended).toEqual({ data: { id: 7 } })
  await vi.advanceTimersByTimeAsync(200_000)
  expect(request.abort).not.toHaveBeenCalled()
})
