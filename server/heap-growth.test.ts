import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** The young generation, which V8 adds to the limit. */
const MOST_YOUNG_KB = 33 * 1024

/** By how much the heap of such a process may grow, divided by the size after its last major collection. */
async function findGrowth(nodeOptions: string[]): Promise<{ least: number; most: number }> {
  const { stdout } = await run(process.execPath, [...nodeOptions, 'test/heap-growth-process.ts'])
  const limits = [...stdout.matchAll(/\[HeapController\] Limit: old size: (\d+) KB, new limit: (\d+) KB/g)]
  const [, size, limit] = limits.at(-1)?.map(Number) ?? []
  if (size === undefined || limit === undefined) throw new Error(`V8 printed no limit: ${stdout}`)
  return { least: (limit - MOST_YOUNG_KB) / size - 1, most: limit / size - 1 }
}

test('the heap may double between two major collections', async () => {
  const { least, most } = await findGrowth([])
  expect(least).toBeLessThanOrEqual(1)
  expect(most).toBeGreaterThanOrEqual(1)
})

test('an operator may choose another growth', async () => {
  const { most } = await findGrowth(['--heap-growing-percent=25', '--max-semi-space-size=2'])
  expect(most).toBeLessThan(0.75)
})
