import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

// With the next large collection alone go 3 MB and more, and 48 of those that are made at the same time.
test.each([
  ['as it is', 'plain', 100_000],
  // Of each stream of zlib a chunk of room stays.
  ['compressed', 'compressed', 1_200_000],
  ['while others are made', 'at the same time', 1_600_000],
])('a body that nobody needs any more, %s, goes with the next small collection', async (_name, made, most) => {
  const { stdout } = await run(process.execPath, ['test/short-lives-process.ts', made])
  expect(Number(stdout)).toBeLessThan(most)
})
