import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { findMissingPackages } from './cluster/programs.ts'
import { findDatabaseTests } from './database-tests.ts'
import { type Failure, type Outcome, readJourneysReport, readVitestReport, repeatOutcome } from './test-reports.ts'
import { type Selection, selectTests } from './test-selection.ts'
import { buildWebWhenStale } from './web-build.ts'

interface Step {
  name: string
  /** For the shell, as in the scripts of package.json. */
  command: string
  env?: NodeJS.ProcessEnv
  /** Reads the tool's own report; a step without one counts only when it fails. */
  read?: () => Outcome
  /** The same runner, for these files alone. */
  again?: (files: string[]) => Step
  /** Runs beside the steps after it, up to the journeys; its output is shown when it and they have ended. */
  isBeside?: boolean
  /** The reason why it cannot run on this machine; the summary gives it. */
  obstacle?: string | undefined
}

const reports = mkdtempSync(join(tmpdir(), 'zauvijek-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const signals = ['SIGINT', 'SIGTERM'] as const
const report = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), 'utf8'))

/** For the shell, whichever it is. */
const quoted = (path: string) => `"${path}"`

interface VitestRun {
  /** Of vitest.config.ts; without it, the files' own. */
  project?: 'product' | 'cluster' | undefined
  /** The folder of another PostgreSQL's programs than those that come along. */
  postgresBin?: string | undefined
  files?: string[]
}

function runVitest(name: string, { project, postgresBin, files = [] }: VitestRun): Step {
  const unhandled = `${name}-unhandled`
  const reporters = [
    '--reporter=default',
    '--reporter=./scripts/unhandled-errors.ts',
    '--reporter=json',
    `--outputFile.json='${join(reports, name)}'`,
  ]
  const projects = project === undefined ? [] : [`--project=${project}`]
  return {
    name,
    command: ['vitest run', ...reporters, ...projects, ...files.map(quoted)].join(' '),
    env: { TEST_POSTGRES_BIN: postgresBin, UNHANDLED_ERRORS_FILE: join(reports, unhandled) },
    read: () => readVitestReport(report(name), process.cwd(), report(unhandled)),
    again: (failed) => runVitest(`${name}-again`, { project, postgresBin, files: failed }),
  }
}

const runPlaywright = (files: string[] = [], name = 'journeys'): Step => ({
  name,
  command: ['playwright test --reporter=list,json', ...files.map(quoted)].join(' '),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, name) },
  read: () => readJourneysReport(report(name), 'test/journeys'),
  again: (failed) => runPlaywright(failed, `${name}-again`),
})

const { scripts } = z
  .object({ scripts: z.object({ check: z.string(), build: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const wanted = process.argv.slice(2)
const testFiles = globSync([
  '{contract,demo,server,web,test,scripts}/**/*.test.{ts,tsx}',
  'test/journeys/*.e2e.ts',
]).map((file) => file.replaceAll('\\', '/'))
const otherPostgres = process.env['TEST_POSTGRES_BIN']

function runCluster(): Step {
  const missing = findMissingPackages()
  const obstacle = missing.length > 0 ? `did not run, for want of Debian's ${missing.join(', ')}` : undefined
  // It waits for most of its time, and the others have work for both cores.
  return { ...runVitest('cluster', { project: 'cluster' }), isBeside: true, obstacle }
}

function runOnOtherPostgres(postgresBin: string): Step {
  const files = findDatabaseTests(testFiles.filter((file) => file.startsWith('server/')))
  return runVitest('api-on-your-postgres', { project: 'product', postgresBin, files })
}

/**
 * The compiler and the linter are written in Go. On a second core they do some of the work of the first again, and with
 * their memory collected less often they take a third less of the processor.
 */
const onOneCore = { GOMAXPROCS: '1', GOGC: '400' }

const steps: Step[] = [
  // Some of its tools use one core, some of the tests wait: together they use both.
  { name: 'check', command: scripts.check, env: onOneCore, isBeside: true },
  // Before the tests: some of them start the whole product.
  { name: 'build', command: scripts.build },
  runCluster(),
  runVitest('rules-and-api', { project: 'product' }),
  ...(otherPostgres ? [runOnOtherPostgres(otherPostgres)] : []),
  runPlaywright(),
]

const nothingRun: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }

// Each in a group of its own, so that a signal reaches the tool and not only the shell before it.
const running = new Set<ChildProcess>()
for (const signal of signals) {
  process.once(signal, () => {
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM')
    process.exit(1)
  })
}

/** With `log` the output goes to this file instead of the terminal. */
async function run({ command, env, read }: Step, log?: number): Promise<Outcome> {
  const stdio: StdioOptions = log === undefined ? 'inherit' : ['ignore', log, log]
  const child = spawn(command, { env: { ...process.env, ...env }, stdio, shell: true, detached: true })
  running.add(child)
  await once(child, 'exit')
  running.delete(child)
  const hasFailed = child.exitCode !== 0
  try {
    const outcome = read?.() ?? nothingRun
    // A file that cannot even be loaded has no test to fail.
    return { ...outcome, failed: hasFailed ? Math.max(outcome.failed, 1) : outcome.failed }
  } catch (error) {
    console.error(`${command} left no report:`, error)
    return { ...nothingRun, failed: 1 }
  }
}

const stepNames = steps.map(({ name }) => name)
const selected = selectTests(wanted, stepNames, testFiles)
if (selected.unknown.length > 0) {
  console.error(`There is no step and no test file of the name ${selected.unknown.join(', ')}.`)
  console.error(`Give a path, a piece of one, or a step: ${stepNames.join(', ')}.`)
  process.exit(1)
}

/** Whether one of the selected files starts the whole product. */
const needsBuild = ({ vitest, journeys }: Selection) =>
  journeys.length > 0 ||
  testFiles.some(
    (file) =>
      vitest.some((path) => file.includes(path)) && readFileSync(file, 'utf8').includes("from '#test/built.ts'"),
  )

/** Everything, whole steps, or single files, which find a build of the sources as they are when they need one. */
async function chooseSteps(): Promise<Step[]> {
  if (wanted.length === 0) return steps
  const { vitest: files, journeys } = selected
  if (needsBuild(selected)) await buildWebWhenStale((line) => console.log(line))
  return [
    ...steps.filter(({ name }) => selected.steps.includes(name)),
    ...(files.length > 0 ? [runVitest('tests', { files })] : []),
    ...(journeys.length > 0 ? [runPlaywright(journeys)] : []),
  ]
}

interface Result extends Outcome {
  step: Step
  seconds: number
  /** Failed beside the others, and passed alone. */
  unsteady: Failure[]
}

/** Where everything has to run, a step that cannot is a failure, and so it is when it was asked for. */
const isRequired = ({ name }: Step) => process.env['TEST_CLUSTER'] === 'on' || wanted.includes(name)

async function measure(step: Step, log?: number): Promise<Result> {
  if (step.obstacle !== undefined) {
    return { ...nothingRun, failed: isRequired(step) ? 1 : 0, step, seconds: 0, unsteady: [] }
  }
  const start = performance.now()
  const outcome = await run(step, log)
  return { ...outcome, step, seconds: (performance.now() - start) / 1000, unsteady: [] }
}

/** Starts the step now; what it returns waits for its end and shows its output. */
function startBeside(step: Step): () => Promise<Result> {
  const path = join(reports, `${step.name}.log`)
  const log = openSync(path, 'w')
  const measured = measure(step, log)
  return async () => {
    const result = await measured
    closeSync(log)
    console.log(`\n── ${step.name}\n${readFileSync(path, 'utf8').trimEnd()}`)
    return result
  }
}

const chosen = await chooseSteps()
let finishing: (() => Promise<Result>)[] = []
const results: Result[] = []
async function finishBeside(): Promise<void> {
  for (const finish of finishing) results.push(await finish())
  finishing = []
}
for (const step of chosen) {
  if (step.isBeside && chosen.length > 1) {
    finishing.push(startBeside(step))
    continue
  }
  // The journeys are the ones that a busy machine disturbs.
  if (step.name === 'journeys') await finishBeside()
  console.log(`\n── ${step.name}`)
  results.push(await measure(step))
}
await finishBeside()

/** More than these are no accident of a busy machine. */
const MOST_TO_REPEAT = 3

/**
 * A few failures of a whole run are tried once more, without anything beside them. Tests that fail again are the
 * failures of the run; the others are named in the summary, and nobody has to repeat a whole run for them.
 */
async function repeatFailures(): Promise<void> {
  if (wanted.length > 0 || results.reduce((total, { failed }) => total + failed, 0) > MOST_TO_REPEAT) return
  for (const result of results) {
    const { step, failed, failures } = result
    const files = failures.flatMap(({ file }) => file ?? [])
    if (!step.again || failed === 0 || files.length < failed) continue
    const again = step.again([...new Set(files)])
    console.log(`\n── ${again.name}`)
    Object.assign(result, repeatOutcome(result, await run(again)))
  }
}
await repeatFailures()

const say = ({ passed, failed, skipped, unsteady }: Omit<Result, 'step' | 'seconds' | 'failures'>) =>
  [
    `${passed} passed`,
    ...(unsteady.length > 0 ? [`${unsteady.length} of them alone only`] : []),
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')

const LINES_OF_MESSAGE = 12
function sayFailure({ file, name, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules/'))
    .slice(0, LINES_OF_MESSAGE)
  return [file === undefined ? name : `${file}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

const sayResult = ({ step, seconds, ...outcome }: Result) => {
  const counts = step.read ? say(outcome) : outcome.failed > 0 ? 'failed' : 'passed'
  const mark = outcome.failed > 0 ? '✗' : step.obstacle === undefined ? '✓' : '–'
  return `${mark} ${step.name.padEnd(22)}${seconds.toFixed(1).padStart(6)} s  ${step.obstacle ?? counts}`
}

const sorted = results.toSorted((a, b) => chosen.indexOf(a.step) - chosen.indexOf(b.step))
const unsteady = sorted.flatMap((result) => result.unsteady)
const sum = (of: 'passed' | 'failed' | 'skipped') => sorted.reduce((total, result) => total + result[of], 0)
// At the end, since that is all that many a log shows.
const texts = [
  ...sorted.flatMap(({ failures }) => failures.map((failure) => `✗ ${sayFailure(failure)}`)),
  ...unsteady.map((failure) => `~ passes alone, and failed beside the others: ${sayFailure(failure)}`),
  sorted.map(sayResult).join('\n'),
  say({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), unsteady }),
]
console.log(`\n${texts.join('\n\n')}`)
process.exit(sum('failed') > 0 ? 1 : 0)
