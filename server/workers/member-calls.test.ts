import { expect, onTestFinished, test, vi } from 'vitest'
import { LinkEndedError } from './link.ts'
import { passOnInvalidation } from './member-calls.ts'
import type { Member } from './member.ts'

/** A worker that answers each call so; nothing else of it is asked. */
const workerWith = (ask: () => Promise<unknown>) => ({ link: { ask }, isUp: true }) as unknown as Member

test('a write waits until the other workers have dropped what it changed, and for one that is frozen a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const told = vi.fn(async () => {})
  const own = workerWith(() => Promise.reject(new Error('its own change')))
  const ended = workerWith(() => Promise.reject(new LinkEndedError('the other process has ended')))
  const frozen = workerWith(() => new Promise(() => {}))
  const invalidation = { tags: [], change: 'a' }
  await passOnInvalidation([own, workerWith(told), ended], own, invalidation)
  expect(told.mock.calls).toEqual([['invalidate', invalidation]])
  let isOver = false
  void passOnInvalidation([own, frozen], own, invalidation).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
