import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { measureConversation } from './conversation.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureBrowser } from './lighthouse.ts'
import { watchMachine } from './machine.ts'
import { prepareMarketplace } from './marketplace.ts'
import { measureSpeed } from './speed.ts'
import { measureStart } from './start-times.ts'
import { startAsServed, type StartedProduct } from './started-product.ts'
import { measureCores, measureLogs } from './variants.ts'

/**
 * `npm run bench [-- --quick] [-- speed start …]`: measures the built product, prints each figure with its goal, and
 * exits with 1 if one is missed. Without names it measures the server's parts and the browser; with `--quick` only the
 * server, in three minutes. Needs Linux.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    /** Only rows of `speed`, `growth` and `interactions` whose name contains it. */
    only: { type: 'string' },
    /** For `growth`. */
    professionals: { type: 'string' },
    /** For `browser` and `interactions`: a running product; `interactions` takes several. */
    url: { type: 'string', multiple: true },
    /** Kept for the next run; by default a new folder that is removed. */
    data: { type: 'string' },
  },
})

const COUPLES = 300

const prepare = async ({ origin, databaseUrl }: StartedProduct) =>
  prepareMarketplace(origin, await databaseUrl(), { size: 10_000, couples: COUPLES })

/** For parts that start the product themselves. */
async function ensureFilled(dataDir: string): Promise<void> {
  const product = await startAsServed(dataDir)
  await prepare(product)
  await product.stop()
}

const onFilled =
  (measure: (dataDir: string, isQuick: boolean) => Promise<string[]>) =>
  async (dataDir: string): Promise<string[]> => {
    await ensureFilled(dataDir)
    return measure(dataDir, options.quick)
  }

async function speed(dataDir: string): Promise<string[]> {
  // A single process, like the reference program: several on the load generator's cores would only measure how they
  // compete.
  const product = await startAsServed(dataDir, { WORKERS: '1' })
  try {
    const marketplace = await prepare(product)
    const describeMachine = watchMachine(product.pid)
    const problems = await measureSpeed(product, marketplace, { isQuick: options.quick, only: options.only })
    console.log(describeMachine())
    return problems
  } finally {
    await product.stop()
  }
}

/** A separate program, which reports its own failure. */
async function runProgram(name: string): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode === 0 ? [] : [`${name} has failed`]
}

const parts: Record<string, (dataDir: string) => Promise<string[]>> = {
  speed,
  start: onFilled(measureStart),
  cores: onFilled(measureCores),
  logs: onFilled(measureLogs),
  browser: () => measureBrowser(options.url?.[0]),
  interactions: () => measureInteractions(options.url, options.only),
  conversation: measureConversation,
  growth: () =>
    measureGrowth(options.professionals === undefined ? undefined : Number(options.professionals), options.only),
  calendar: () => runProgram('calendar'),
  'sign-ins': () => runProgram('sign-ins'),
  uploads: () => runProgram('uploads'),
  explain: () => runProgram('explain'),
  replicas: () => runProgram('replicas'),
  pooling: () => runProgram('pooling'),
  disk: () => runProgram('disk-costs'),
  pictures: () => runProgram('picture-bytes'),
}

const usual = ['speed', 'start', 'cores', 'logs', ...(options.quick ? [] : ['browser', 'interactions', 'conversation'])]
const chosen = positionals.length > 0 ? positionals : usual
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)

const dataDir = options.data ?? makeDataDir()
const problems: string[] = []
try {
  for (const name of chosen) problems.push(...((await parts[name]?.(dataDir)) ?? []))
} finally {
  if (options.data === undefined) removeDataDir(dataDir)
}
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) process.exitCode = 1
