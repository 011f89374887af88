import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { fire, type Run, type Shot } from './shots.ts'
import { filtersOf } from './speed-rows.ts'
import { startAsServed } from './started-product.ts'
import { median } from './statistics.ts'

/** The product compared with itself under other environment variables. */

/** The ratio of uncached pages served by two processes to those by one. */
const CORES_TIMES = 1.75
/** The maximum share of the log and the metrics together in the processor time of a hot answer. */
const LOG_SHARE = 0.1

type Env = Record<string, string>

/**
 * Both run at the same time on the database in `dataDir`, and are measured in turns, first, second, second, first, so
 * that other activity affects both. Returns the median of each one's runs.
 */
async function alternate(
  dataDir: string,
  variants: [Env, Env],
  { amount, turns, series }: { amount: number; turns: number; series: () => () => Shot },
  read: (run: Run) => number,
): Promise<[number, number]> {
  const cluster = await startEmbedded(dataDir, () => {})
  const folder = makeDataDir()
  const values: [number[], number[]] = [[], []]
  try {
    const start = async (env: Env, place: number) => {
      const product = await startAsServed(join(folder, String(place)), { DATABASE_URL: cluster.url, ...env })
      return { ...product, next: series() }
    }
    const [first, second] = await Promise.all([start(variants[0], 0), start(variants[1], 1)])
    const run = ({ origin, pid, next }: typeof first) => fire({ origin, pids: [pid], amount, next })
    // Until then each is still compiling hot code.
    for (const product of [first, second]) await run(product)
    for (let turn = 0; turn < turns; turn++) {
      const order = [first, second] as const
      for (const product of turn % 2 === 0 ? order : order.toReversed())
        values[product === first ? 0 : 1].push(read(await run(product)))
    }
    await Promise.all([first.stop(), second.stop()])
  } finally {
    await cluster.stop()
    removeDataDir(folder)
  }
  return [median(values[0]), median(values[1])]
}

/** Uncached pages with one process and with two. */
export async function measureCores(dataDir: string, isQuick: boolean): Promise<string[]> {
  if (availableParallelism() < 2) {
    console.log('Several processes: left out, this machine has one core.')
    return []
  }
  const series = () => {
    let number = 0
    return () => ({ path: pages.home + queryString(filtersOf(number++, true)) })
  }
  const [one, two] = await alternate(
    dataDir,
    [{ WORKERS: '1' }, { WORKERS: '2' }],
    { amount: isQuick ? 120 : 400, turns: 5, series },
    ({ perSecond }) => perSecond,
  )
  const times = two / one
  console.log(
    `Cold home pages a second: ${one.toFixed(0)} with WORKERS=1, ${two.toFixed(0)} with WORKERS=2: ${times.toFixed(2)} times (at least ${CORES_TIMES} is asked)`,
  )
  return times < CORES_TIMES ? [`two processes answer ${times.toFixed(2)} times what one does`] : []
}

/** The log's and the metrics' share of the processor time of a hot answer, with one process and with two. */
export async function measureLogs(dataDir: string, isQuick: boolean): Promise<string[]> {
  const series = () => () => ({ path: `${API_BASE}/professionals` })
  // Many short runs, because a hiccup of the machine in so little time exceeds the measured difference.
  const [amount, turns] = isQuick ? [5_000, 11] : [8_000, 21]
  const withoutMetrics = `--import=${join(import.meta.dirname, 'without-durations.ts')}`
  const problems: string[] = []
  for (const WORKERS of ['1', '2']) {
    const [both, neither] = await alternate(
      dataDir,
      [
        { WORKERS, LOG_LEVEL: 'info' },
        { WORKERS, LOG_LEVEL: 'silent', NODE_OPTIONS: withoutMetrics },
      ],
      { amount, turns, series },
      ({ cpuMs }) => cpuMs,
    )
    const share = 1 - neither / both
    const percent = `${(100 * share).toFixed(0)} %`
    console.log(
      `Log and metrics with WORKERS=${WORKERS}: ${percent} of the processor time of a hot list, ${both.toFixed(3)} ms (at most ${100 * LOG_SHARE} % are asked)`,
    )
    if (share > LOG_SHARE) problems.push(`log and metrics take ${percent} of the hot path with WORKERS=${WORKERS}`)
  }
  return problems
}
