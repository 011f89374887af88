import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { findBuiltAssets } from './built-assets.ts'
import type { GeneratorTask } from './load-generator.ts'
import type { GeneratorResult } from './load-measured.ts'
import { checkMemory, checkProbes, checkTraffic, type MemorySample } from './load-report.ts'
import { memoryOf, watchMachine } from './machine.ts'
import { type Marketplace, prepareMarketplace } from './marketplace.ts'
import { type StartedProduct, startAsServed } from './started-product.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `npm run load [-- --connections 2000 --seconds 120]`: the built product under users who browse and write, each on a
 * separate connection. Up to a thousand of them nothing may fail; above that early refusals are not failures. Needs
 * Linux, whose loopback has an address for every hundred users.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    /** Milliseconds between two requests of a user. */
    pace: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '100' },
    generators: { type: 'string', default: '2' },
    professionals: { type: 'string', default: '10000' },
    /** Worker processes; by default the product's own default. */
    workers: { type: 'string' },
    /** Kept for the next run; by default a new folder that is removed. */
    data: { type: 'string' },
  },
})
const seconds = wholeNumber('seconds', values.seconds)
const connections = wholeNumber('connections', values.connections)
const generators = wholeNumber('generators', values.generators)

const REFUSED_ABOVE = 1_000
const COUPLES = 300
const WARMING_PROCESSES_MS = 1_000
const SAMPLE_MS = 5_000
const GENERATOR_NICENESS = 10

const start = (file: string) => fork(join(import.meta.dirname, file), { serialization: 'advanced' })

/** The result of a generator; the first ten lines of its other output are printed. */
async function resultOf(generator: ChildProcess, say: (line: string) => void): Promise<GeneratorResult> {
  const { promise, resolve, reject } = Promise.withResolvers<GeneratorResult>()
  generator.on('message', (message) => {
    if (typeof message === 'string') say(message)
    else resolve(message as GeneratorResult) // the only messages it sends
  })
  generator.on('exit', (code) => reject(new Error(`A generator of load ended early (${code}).`)))
  return promise
}

function limitedPrinter(): (line: string) => void {
  let printed = 0
  return (line) => void (printed++ < 10 && console.log(`  ${line}`))
}

function generatorTasks(origin: string, marketplace: Marketplace): GeneratorTask[] {
  const assets = findBuiltAssets().map(({ path }) => path)
  const streams = marketplace.owners.slice(0, Number(values.streams)).map(({ token }) => token)
  const people = Math.ceil(connections / generators)
  return Array.from({ length: generators }, (_, number) => ({
    origin,
    marketplace,
    assets,
    streams: streams.filter((_token, index) => index % generators === number),
    people: Math.min(people, connections - number * people),
    first: number * people,
    seconds,
    paceMs: Number(values.pace),
  }))
}

async function sampleMemory(pid: number, samples: MemorySample[], signal: AbortSignal): Promise<void> {
  const begin = performance.now()
  while (!signal.aborted) {
    samples.push({ seconds: (performance.now() - begin) / 1000, ...memoryOf(pid) })
    await delay(SAMPLE_MS, undefined, { signal }).catch(() => {})
  }
}

async function measure(product: StartedProduct): Promise<string[]> {
  const marketplace = await prepareMarketplace(product.origin, await product.databaseUrl(), {
    size: Number(values.professionals),
    couples: COUPLES,
  })
  const prober = start('load-prober.ts')
  const children = Array.from({ length: generators }, () => start('load-generator.ts'))
  // As if on machines of their own; their own lag is reported.
  for (const { pid } of children) if (pid !== undefined) setPriority(pid, GENERATOR_NICENESS)
  await delay(WARMING_PROCESSES_MS)
  const describeMachine = watchMachine(product.pid)
  const say = limitedPrinter()
  const results = children.map((child) => resultOf(child, say))
  const samples: MemorySample[] = []
  const over = new AbortController()
  const sampling = sampleMemory(product.pid, samples, over.signal)
  prober.send(`${product.origin}/healthz`)
  generatorTasks(product.origin, marketplace).forEach((task, index) => children[index]?.send(task))
  const measured = await Promise.all(results)
  over.abort()
  await sampling
  const probed = once(prober, 'message') as Promise<[number[]]> // its only message
  prober.send('end')
  const [times] = await probed
  console.log(describeMachine())
  const mayRefuse = connections > REFUSED_ABOVE
  return [...checkTraffic(measured, seconds, mayRefuse), ...checkMemory(samples), ...checkProbes(times)]
}

const dataDir = values.data ?? makeDataDir()
try {
  const product = await startAsServed(dataDir, values.workers === undefined ? {} : { WORKERS: values.workers })
  console.log(`${connections} connections for ${seconds} s, each asking every ${values.pace} ms on average`)
  try {
    const problems = await measure(product)
    for (const problem of problems) console.error(`✗ ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await product.stop()
  }
} finally {
  if (values.data === undefined) removeDataDir(dataDir)
}
