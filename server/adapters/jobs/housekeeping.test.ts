import { expect, onTestFinished, test, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'
import { silentLog } from './log.ts'

test('a task that fails is told and keeps none behind it from its turn, every ten minutes until the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  let done = 0
  const tasks = [() => Promise.reject(new Error('no')), async () => void done++]
  const { stop } = startHousekeeping(tasks, { ...silentLog, warn: (_, line) => void lines.push(line) })
  const line = 'a housekeeping task failed; it will be tried again'
  await vi.advanceTimersByTimeAsync(600_000)
  expect([done, lines]).toEqual([1, [line]])
  await vi.advanceTimersByTimeAsync(600_000)
  expect([done, lines]).toEqual([2, [line, line]])
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(done).toBe(2)
})
