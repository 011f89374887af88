import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { startAsServed } from './started-product.ts'
import { median } from './statistics.ts'

const LIMIT_MS = 1_500
const STARTS = 5

async function medianStart(dataDir: string, env: Record<string, string>): Promise<number> {
  const times = []
  for (let number = 0; number < STARTS; number++) {
    const product = await startAsServed(dataDir, env)
    times.push(product.startMs)
    await product.stop()
  }
  return median(times)
}

/** From the command to the first answer, on the filled database under `dataDir`, which nothing else uses meanwhile. */
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
  return Object.entries({ 'with its own database': embedded, 'with DATABASE_URL': external }).flatMap(([name, ms]) => {
    console.log(`  ${ms.toFixed(0).padStart(6)} ms ${name}`)
    return ms > LIMIT_MS ? [`start ${name}: ${ms.toFixed(0)} ms`] : []
  })
}
