import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { stoppedClock } from '#server/adapters/clock.ts'
import { createResponseCache } from '#server/response-cache/response-cache.ts'
import { storeBody } from '#server/response-cache/stored-body.ts'

/**
 * Prints how many bytes of Buffers unused bodies leave behind after enough minor collections for an object to be
 * promoted. A separate process, since other tests influence when V8 promotes an object.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void

const BODY = 'x'.repeat(30_000)
const TIMES = 100
const VISITORS = 16

async function makeAtTheSameTime() {
  const responseCache = createResponseCache({ clock: stoppedClock(new Date(0)) })
  responseCache.resume()
  const collecting = setInterval(() => collect({ type: 'minor' }), 10)
  const visit = async (visitor: number) => {
    for (let number = 0; number < TIMES; number++) {
      const ms = (visitor + number) % 7
      await responseCache.getOrRender(`${visitor} ${number}`, async () => {
        await delay(ms)
        return { body: BODY + number, contentType: 'text/plain', tags: [], isCacheable: false }
      })
      await delay(ms)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  clearInterval(collecting)
}

async function store(encoding: 'br' | null) {
  for (let number = 0; number < TIMES; number++) await storeBody(BODY + number, () => {}).encode(encoding)
}

const make = {
  plain: () => store(null),
  compressed: () => store('br'),
  'at the same time': makeAtTheSameTime,
}[process.argv[2] ?? '']
if (!make) throw new Error('Nothing of that name is made here.')
collect({ type: 'major' })
await turn()
const before = process.memoryUsage().arrayBuffers
await make()
for (let time = 0; time < 3; time++) {
  collect({ type: 'minor' })
  await turn()
}
process.stdout.write(String(process.memoryUsage().arrayBuffers - before))
