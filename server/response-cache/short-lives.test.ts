import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
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
const VISITORS = 16

/** Bytes of Buffers that are still there after as many small collections as make an object old. */
async function bytesLeftBy(times: number, make: (number: number) => Promise<unknown>): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers
  collect({ type: 'major' })
  await turn()
  const before = held()
  for (let number = 0; number < times; number++) await make(number)
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
    const bytes = await bytesLeftBy(TIMES, (number) => storeBody(BODY + number, () => {}).encode(encoding))
    expect(bytes).toBeLessThan(TIMES * left)
  },
)

test('so does an answer that is not cached, also of many that are made at the same time', async () => {
  const responseCache = createResponseCache({ clock: stoppedClock(new Date(0)) })
  responseCache.resume()
  const make = async (key: string, ms: number) => {
    await responseCache.getOrRender(key, async () => {
      await delay(ms)
      return { body: BODY + key, contentType: 'text/plain', tags: [], isCacheable: false }
    })
    await delay(ms)
  }
  const collecting = setInterval(() => collect({ type: 'minor' }), 10)
  const visit = async (visitor: number) => {
    for (let number = 0; number < TIMES; number++) await make(`${visitor} ${number}`, (visitor + number) % 7)
  }
  const bytes = await bytesLeftBy(1, () => Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index))))
  clearInterval(collecting)
  expect(bytes).toBeLessThan(TIMES * VISITORS * 1_000)
})
