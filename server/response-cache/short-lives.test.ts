import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { stoppedClock } from '#server/adapters/clock.ts'
import { createResponseCache } from './response-cache.ts'
import { storeBody } from './stored-body.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void

const BODY = 'x'.repeat(30_000)
const TIMES = 100

/** Bytes of Buffers that are still there after as many small collections as make an object old. */
async function bytesLeftBy(make: (number: number) => Promise<unknown>): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers
  collect({ type: 'major' })
  await turn()
  const before = held()
  for (let number = 0; number < TIMES; number++) await make(number)
  for (let time = 0; time < 3; time++) {
    collect({ type: 'minor' })
    await turn()
  }
  return held() - before
}

// What goes with the next large collection alone is several times as much memory.
test.each([
  ['sent as it is', null, 1_000],
  // Of each stream a chunk of room stays.
  ['compressed', 'br', 12_000],
] as const)(
  'a body that nobody needs any more, %s, goes with the next small collection',
  async (_name, encoding, left) => {
    const bytes = await bytesLeftBy((number) => storeBody(BODY + number, () => {}).encode(encoding))
    expect(bytes).toBeLessThan(TIMES * left)
  },
)

test('so does an answer that is not cached', async () => {
  const responseCache = createResponseCache({ clock: stoppedClock(new Date(0)) })
  const bytes = await bytesLeftBy((number) =>
    responseCache.getOrRender(`key ${number}`, async () => ({
      body: BODY + number,
      contentType: 'text/plain',
      tags: [],
      isCacheable: false,
    })),
  )
  expect(bytes).toBeLessThan(TIMES * 1_000)
})
