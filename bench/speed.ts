import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '#server/db/connect.ts'
import { sql } from 'kysely'
import type { Marketplace } from './marketplace.ts'
import type { ReferenceTask } from './reference.ts'
import { pageKinds } from './reference-pages.ts'
import { openHotShots } from './hot-shots.ts'
import { CONNECTIONS, fetchRaw, fire, type Run } from './shots.ts'
import { makeRows, type SpeedRow } from './speed-rows.ts'
import type { StartedProduct } from './started-product.ts'
import { lowerQuartile, mean } from './statistics.ts'

/** The maximum ratio of the slowest answers to those of the reference program. */
const P99_TIMES = 1.5
/** A smaller difference is imperceptible, and a shared machine causes it by itself. */
const P99_NOISE_MS = 2

/**
 * For small answers a quick run has as many: fewer would take no longer than one garbage collection after the previous
 * row's pages.
 */
const SMALL_ANSWERS = 1_000

interface SpeedOptions {
  isQuick: boolean
  /** Only rows whose name contains it. */
  only?: string
}

interface Reference {
  origin: string
  pid: number
  stop: () => void
}

async function startReference(task: ReferenceTask): Promise<Reference> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'reference.ts'), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(task)
  const [port] = (await once(child, 'message')) as [number] // its only message
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

async function makeTask(product: StartedProduct, rows: SpeedRow[]): Promise<ReferenceTask> {
  const hot = []
  for (const { hotPath } of rows) {
    if (hotPath === undefined) continue
    hot.push({ path: hotPath, ...(await fetchRaw(product.origin, hotPath)) })
  }
  const markupOf = async (name: string) => {
    const row = rows.find((candidate) => candidate.name === name)
    const path = row?.series()().path
    return path === undefined ? '<html></html>' : (await fetchRaw(product.origin, path)).body.toString()
  }
  const markup = await Promise.all(pageKinds.map(async (kind) => [kind, await markupOf(`${kind} HTML cold`)] as const))
  return {
    databaseUrl: await product.databaseUrl(),
    hot,
    markup: Object.fromEntries(markup) as ReferenceTask['markup'], // there is an entry for each kind
  }
}

/** Until no due job is left: their time belongs to the requests that created them. */
async function waitForJobs(databaseUrl: string): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl, { max: 1 })
  const count = sql<{ left: number }>`select count(*) as left from graphile_worker.jobs
    where run_at <= now() and attempts < max_attempts`
  for (;;) {
    const { rows } = await count.execute(db)
    if (Number(rows[0]?.left) === 0) break
    await delay(100)
  }
  await close()
}

interface Measured {
  product: Run[]
  bare: Run[]
}

type RunOf = Record<keyof Measured, (amount: number) => Promise<Run>>

/** Product, reference, reference, product: other activity on the machine affects both. */
async function takeTurns(row: SpeedRow, amount: number, run: RunOf): Promise<Measured> {
  const order = ['product', 'bare'] as const
  for (const who of order) await run[who](row.warming)
  const runs: Measured = { product: [], bare: [] }
  for (let turn = 0; turn < row.runs; turn++)
    for (const who of turn % 2 === 0 ? order : order.toReversed()) runs[who].push(await run[who](amount))
  return runs
}

async function measureRow(
  row: SpeedRow,
  product: StartedProduct,
  reference: Reference,
  { isQuick }: SpeedOptions,
): Promise<Measured> {
  const ofProduct = { origin: product.origin, pids: [product.pid] }
  const ofBare = { origin: reference.origin, pids: [product.pid], countsServerOf: reference.pid }
  if (row.hotPath !== undefined) {
    const shots = { product: await openHotShots(row.hotPath, ofProduct), bare: await openHotShots(row.hotPath, ofBare) }
    const measured = await takeTurns(row, row.amount, { product: shots.product.fire, bare: shots.bare.fire })
    for (const { close } of [shots.product, shots.bare]) close()
    return measured
  }
  const databaseUrl = await product.databaseUrl()
  const amount = isQuick && row.amount < SMALL_ANSWERS ? row.amount / 2 : row.amount
  const afterwards = row.hasJobs ? () => waitForJobs(databaseUrl) : undefined
  // No two series of leads are alike; for everything else both programs get the same.
  const next = { product: row.series(), bare: row.series() }
  return takeTurns(row, amount, {
    product: (count) => fire({ ...ofProduct, amount: count, next: next.product, afterwards }),
    bare: (count) => fire({ ...ofBare, amount: count, next: next.bare, afterwards }),
  })
}

/** Prints the row; returns the goals that it misses. */
function checkRow({ name, goal }: SpeedRow, { product, bare }: Measured): string[] {
  // The lower quartile of many runs, because other activity only adds to it.
  const typical = product.length > 2 ? lowerQuartile : mean
  const [cpu, bareCpu] = [typical(product.map(({ cpuMs }) => cpuMs)), typical(bare.map(({ cpuMs }) => cpuMs))]
  // The better one of two runs.
  const p99Of = (runs: Run[]) => lowerQuartile(runs.map(({ p99Ms }) => p99Ms))
  const [p99, bareP99] = [p99Of(product), p99Of(bare)]
  const ratio = bareCpu / cpu
  const ms = (value: number) => value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1).padStart(7)
  const failures = [...product, ...bare].flatMap((run) => run.failures)
  const isSlow = p99 > P99_TIMES * bareP99 + P99_NOISE_MS
  console.log(
    `  ${name.padEnd(18)} ${ms(cpu)} ${ms(bareCpu)}   ${ratio.toFixed(2)}  ≥ ${goal.toFixed(2)} ${ratio < goal ? '✗' : '✓'} ${ms(p99)} ${ms(bareP99)} ${isSlow ? '✗' : '✓'}`,
  )
  return [
    ...new Set(failures.map((failure) => `${name}: ${failure}`)),
    ...(ratio < goal ? [`${name}: ${ratio.toFixed(2)} of the bare program, at least ${goal.toFixed(2)} is asked`] : []),
    ...(isSlow ? [`${name}: p99 ${ms(p99).trim()} ms, the bare program's is ${ms(bareP99).trim()}`] : []),
  ]
}

/** The first table: the running product against the reference program on the same database. */
export async function measureSpeed(
  product: StartedProduct,
  marketplace: Marketplace,
  options: SpeedOptions,
): Promise<string[]> {
  const all = makeRows(marketplace)
  const reference = await startReference(await makeTask(product, all))
  console.log(`Processor time of a request (ms) at ${CONNECTIONS} connections, and its p99 (ms):`)
  console.log(`  ${' '.repeat(18)} product    bare  ratio    goal   product    bare`)
  const problems: string[] = []
  // New pictures are still being resized.
  await waitForJobs(await product.databaseUrl())
  try {
    for (const row of all.filter(({ name }) => name.includes(options.only ?? ''))) {
      const measured = await measureRow(row, product, reference, options)
      problems.push(...checkRow(row, measured))
    }
  } finally {
    reference.stop()
  }
  return problems
}
