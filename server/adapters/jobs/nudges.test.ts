import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNudges } from './nudges.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorded() {
  const passed: number[] = []
  return { passed, ...gatherNudges((count) => void passed.push(count), 50) }
}

test('the first is passed on at once, and those soon after it together', () => {
  const { passed, nudge } = recorded()
  nudge(1)
  expect(passed).toEqual([1])
  nudge(1)
  nudge(2)
  vi.advanceTimersByTime(49)
  expect(passed).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(passed).toEqual([1, 3])
})

test('a stream of them is passed on every so often, and none is lost', () => {
  const { passed, nudge } = recorded()
  for (let ms = 0; ms < 1_000; ms += 10) {
    nudge(1)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(50)
  expect(passed.length).toBeLessThanOrEqual(21)
  expect(passed.reduce((sum, count) => sum + count, 0)).toBe(100)
})

test('one that comes after a pause is passed on at once', () => {
  const { passed, nudge } = recorded()
  nudge(1)
  vi.advanceTimersByTime(51)
  nudge(1)
  expect(passed).toEqual([1, 1])
})

test('after its end nothing is passed on', () => {
  const { passed, nudge, stop } = recorded()
  nudge(1)
  nudge(1)
  stop()
  nudge(1)
  vi.advanceTimersByTime(100)
  expect(passed).toEqual([1])
})
