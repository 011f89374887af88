import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError } from '#web/call.ts'
import { upload } from './upload.ts'

/** A request of the browser that nobody answers unless the test does. */
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

test('an upload on a line that swallows it fails like one on a line that is broken', async () => {
  const { ended, request, progress } = start()
  await vi.advanceTimersByTimeAsync(100_000)
  progress()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(request.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await ended).toBeInstanceOf(ConnectionError)
  expect(request.abort).toHaveBeenCalledOnce()
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
