import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

// 3.5 and more without the limit. A third more is old, the rest is young or came while it was collected.
test('a heap whose old objects are replaced again and again becomes hardly larger', async () => {
  const { stdout } = await run(process.execPath, ['test/heap-growth-process.ts'])
  expect(Number(stdout)).toBeLessThan(2.5)
})
