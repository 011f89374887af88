import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { cpuOf } from './machine.ts'
import { startAsServed } from './started-product.ts'
import { median } from './statistics.ts'

const LIMIT_MS = 1_500
const STARTS = 5

interface Start {
  ms: number
  /** Processor time of the server. */
  cpuMs: number
}

async function medianStart(dataDir: string, env: Record<string, string>): Promise<Start> {
  const starts: Start[] = []
  for (let number = 0; number < STARTS; number++) {
    const product = await startAsServed(dataDir, env)
    starts.push({ ms: product.startMs, cpuMs: cpuOf(product.pid).server })
    await product.stop()
  }
  return { ms: median(starts.map(({ ms }) => ms)), cpuMs: median(starts.map(({ cpuMs }) => cpuMs)) }
}

/** From the command to the first answer, on the filled database in `dataDir`, which nothing else uses meanwhile. */
export async function measureStart(dataDir: string): Promise<string[]> {
  const embedded = await medianStart(dataDir, {})
  const cluster = await startEmbedded(dataDir, () => {})
  const pictures = makeDataDir()
  let external
  try {
    external = await medianStart(pictures, { DATABASE_URL: cluster.url })
  } finally {
    await cluster.stop()
    removeDataDir(pictures)
  }
  console.log(`Start to the first answer, median of ${STARTS} (${LIMIT_MS} ms allowed):`)
  return Object.entries({ 'with its own database': embedded, 'with DATABASE_URL': external }).flatMap(
    ([name, { ms, cpuMs }]) => {
      console.log(`  ${ms.toFixed(0).padStart(6)} ms ${name} (${cpuMs.toFixed(0)} ms of the processor)`)
      return ms > LIMIT_MS ? [`start ${name}: ${ms.toFixed(0)} ms`] : []
    },
  )
}
