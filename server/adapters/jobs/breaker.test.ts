import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { createBreaker } from './breaker.ts'

let now: number
let pauses: number[]
let breaker: ReturnType<typeof createBreaker>

beforeEach(() => {
  now = 0
  pauses = []
  breaker = createBreaker({ now: () => now, onPause: (pauseMs) => pauses.push(pauseMs) })
})
afterEach(() => void vi.restoreAllMocks())

const away = () => breaker.fail(new UnavailableError('away'))
const { signal } = new AbortController()

test('three failures in a row pause, and each further one twice as long, up to five minutes', () => {
  for (let times = 0; times < 12; times++) {
    away()
    now += pauses.at(-1) ?? 0
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300, 300].map((seconds) => seconds * 1000))
})

test('an answer in between starts the count anew, be it a refusal', () => {
  away()
  away()
  breaker.succeed()
  away()
  away()
  breaker.fail(new Error('550'))
  away()
  away()
  expect(pauses).toEqual([])
})

test('jobs that failed together count once for the pause that they cause', () => {
  for (let times = 0; times < 5; times++) away()
  expect(pauses).toEqual([5_000])
})

test('nobody waits without a pause, and a pause ends with the signal', async () => {
  await breaker.wait(signal)
  for (let times = 0; times < 3; times++) away()
  await expect(breaker.wait(AbortSignal.abort())).rejects.toThrow('aborted')
  now += 5_000
  await breaker.wait(signal)
})
