import { get } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

/** Requests `/healthz` five times a second, each time over a new connection; reports the milliseconds of each. */

const EVERY_MS = 200
const PATIENCE_MS = 10_000

try {
  // Otherwise it would measure its own wait for a processor on a busy machine.
  setPriority(-10)
} catch {
  console.log('The prober may not go before other programs here, so that its own waiting counts, too.')
}

function probe(url: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const begin = performance.now()
  const done = (isFine: boolean) => resolve(isFine ? performance.now() - begin : Infinity)
  const sent = get(url, { agent: false, timeout: PATIENCE_MS, localAddress: '127.0.2.1' }, (answer) => {
    answer.resume().on('end', () => done(answer.statusCode === 200))
  })
  sent.on('error', () => done(false)).on('timeout', () => sent.destroy())
  return promise
}

async function probeUntilTold(url: string): Promise<void> {
  const over = new AbortController()
  process.once('message', () => over.abort())
  const times: number[] = []
  while (!over.signal.aborted) {
    times.push(await probe(url))
    await delay(EVERY_MS, undefined, { signal: over.signal }).catch(() => {})
  }
  process.send?.(times, undefined, undefined, () => process.disconnect?.())
}

process.once('message', (url: string) => void probeUntilTold(url))
