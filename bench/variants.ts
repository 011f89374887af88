import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { fire, type Run, type Shot } from './shots.ts'
import { filtersOf } from './speed-rows.ts'
import { startAsServed } from './started-product.ts'
import { mean } from './statistics.ts'

/** The product beside itself, started with other variables. */

/** Cold pages that two processes answer, to those of one. */
const CORES_TIMES = 1.75
/** Of the processor time of a hot answer, the log and the metrics together. */
const LOG_SHARE = 0.1

/** First, second, second, first, each on a product that has just begun: what else the machine does falls on both. */
async function alternate(
  dataDir: string,
  variants: [Record<string, string>, Record<string, string>],
  { amount, series }: { amount: number; series: () => () => Shot },
): Promise<[Run[], Run[]]> {
  const runs: [Run[], Run[]] = [[], []]
  for (const index of [0, 1, 1, 0] as const) {
    const product = await startAsServed(dataDir, variants[index])
    const next = series()
    const options = { origin: product.origin, pids: [product.pid], next }
    await fire({ ...options, amount: amount / 4 })
    runs[index].push(await fire({ ...options, amount }))
    await product.stop()
  }
  return runs
}

/** Cold pages with one process and with two. */
export async function measureCores(dataDir: string, isQuick: boolean): Promise<string[]> {
  if (availableParallelism() < 2) {
    console.log('Several processes: left out, this machine has one core.')
    return []
  }
  const series = () => {
    let number = 0
    return () => ({ path: pages.home + queryString(filtersOf(number++, true)) })
  }
  const amount = isQuick ? 120 : 600
  const [one, two] = await alternate(dataDir, [{ WORKERS: '1' }, { WORKERS: '2' }], { amount, series })
  const [single, double] = [one, two].map((runs) => mean(runs.map(({ perSecond }) => perSecond)))
  const times = (double ?? 0) / (single ?? 1)
  console.log(
    `Cold home pages a second: ${single?.toFixed(0)} with WORKERS=1, ${double?.toFixed(0)} with WORKERS=2: ${times.toFixed(2)} times (at least ${CORES_TIMES} is asked)`,
  )
  return times < CORES_TIMES ? [`two processes answer ${times.toFixed(2)} times what one does`] : []
}

/** The part of the log and of the metrics in the processor time of a hot answer, with one process and with two. */
export async function measureLogs(dataDir: string, isQuick: boolean): Promise<string[]> {
  const series = () => () => ({ path: `${API_BASE}/professionals` })
  const amount = isQuick ? 10_000 : 40_000
  const withoutMetrics = `--import=${join(import.meta.dirname, 'without-durations.ts')}`
  const problems: string[] = []
  for (const WORKERS of ['1', '2']) {
    const [both, neither] = await alternate(
      dataDir,
      [
        { WORKERS, LOG_LEVEL: 'info' },
        { WORKERS, LOG_LEVEL: 'silent', NODE_OPTIONS: withoutMetrics },
      ],
      { amount, series },
    )
    const [cpu = 1, bareCpu = 1] = [both, neither].map((runs) => mean(runs.map(({ cpuMs }) => cpuMs)))
    const share = 1 - bareCpu / cpu
    const percent = `${(100 * share).toFixed(0)} %`
    console.log(
      `Log and metrics with WORKERS=${WORKERS}: ${percent} of the processor time of a hot list, ${cpu.toFixed(3)} ms (at most ${100 * LOG_SHARE} % are asked)`,
    )
    if (share > LOG_SHARE) problems.push(`log and metrics take ${percent} of the hot path with WORKERS=${WORKERS}`)
  }
  return problems
}
