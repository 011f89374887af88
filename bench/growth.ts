import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'
import { measureCosts } from './growth-measured.ts'
import { watchMachine } from './machine.ts'
import { readLargeMarketplace } from './marketplace.ts'

/** With ten times as many professionals a call may take this many times as long. */
const TIMES = 1.5
const PROFILE_TIMES = 1.1
/** Smaller differences are noise. */
const NOISE_MS = 0.2

const SMALL = 10_000

async function fillDatabase(url: string, size: number): Promise<void> {
  await migrate(url)
  const { pool, close } = connectDatabase(url, { max: 1, statement_timeout: 0, query_timeout: 0 })
  await pool.query(await readLargeMarketplace(size))
  await pool.query('vacuum analyze')
  await close()
}

/**
 * The service's calls without the cache, with ten thousand professionals and with `size`: milliseconds of processor
 * time, which other programs hardly affect, and pages of memory, which they do not affect at all.
 */
export async function measureGrowth(size = 100_000, only?: string): Promise<string[]> {
  const cluster = await startTemporaryCluster()
  try {
    const admin = connectDatabase(cluster.urlOf('postgres'), { max: 1 })
    await admin.pool.query('create database small')
    await admin.pool.query('create database large')
    await admin.close()
    const [small, large] = [cluster.urlOf('small'), cluster.urlOf('large')]
    await fillDatabase(small, SMALL)
    await fillDatabase(large, size)
    const describeMachine = watchMachine()
    const costs = await measureCosts([small, large], only)
    console.log(`${' '.repeat(46)} ${SMALL} ms, pages ${String(size).padStart(10)} ms, pages`)
    const problems: string[] = []
    for (const [name, [before, after]] of costs) {
      const allowed = name === 'one profile' ? PROFILE_TIMES : TIMES
      const isSlow = after.ms > allowed * before.ms + NOISE_MS
      const times = `${(after.ms / before.ms).toFixed(1)} times (≤ ${allowed}) ${isSlow ? '✗' : '✓'}`
      const figures = [before, after].map(
        ({ ms, pages }) => `${ms.toFixed(1).padStart(8)} ${String(pages).padStart(7)}`,
      )
      console.log(`  ${name.padEnd(44)} ${figures.join('  ')}   ${times}`)
      if (isSlow) problems.push(`growth, ${name}: ${before.ms.toFixed(1)} to ${after.ms.toFixed(1)} ms`)
    }
    console.log(describeMachine())
    return problems
  } finally {
    await cluster.stop()
  }
}
