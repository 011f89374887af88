import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerInTime, answerOrCached, LAST_PATIENCE_MS, PATIENCE_MS } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const swallowed = () => new Promise<string>(() => {})
const cached = async () => 'cached'
const none = async () => undefined

test('the network’s answer comes before what is cached', async () => {
  expect(await answerOrCached(Promise.resolve('answer'), cached)).toBe('answer')
})

test('one that fails is replaced at once by what is cached, and without that its failure is thrown', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await answerOrCached(fail(), cached)).toBe('cached')
  await expect(answerOrCached(fail(), none)).rejects.toThrow('Failed to fetch')
})

test('one that says nothing is replaced after a while by what is cached', async () => {
  const answered = vi.fn<(answer: string) => void>()
  void answerOrCached(swallowed(), cached).then(answered)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith('cached')
})

test('without anything cached a slow one is waited for, and its late failure is thrown', async () => {
  const slow = Promise.withResolvers<string>()
  const answer = answerOrCached(slow.promise, none)
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS)
  slow.resolve('late')
  expect(await answer).toBe('late')
  const broken = Promise.withResolvers<string>()
  const failure = answerOrCached(broken.promise, none).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS)
  broken.reject(new TypeError('Failed to fetch'))
  expect(await failure).toBeInstanceOf(TypeError)
})

test('without anything to show an answer is waited for as long as the slowest line takes', async () => {
  const slow = Promise.withResolvers<string>()
  const answer = answerInTime(slow.promise)
  await vi.advanceTimersByTimeAsync(LAST_PATIENCE_MS - 1)
  slow.resolve('slow')
  expect(await answer).toBe('slow')
  expect(await answerInTime(Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined()
  const given = vi.fn<(answer: string | undefined) => void>()
  void answerInTime(swallowed()).then(given)
  await vi.advanceTimersByTimeAsync(LAST_PATIENCE_MS)
  expect(given).toHaveBeenCalledWith(undefined)
})
