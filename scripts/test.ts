import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type Selection, selectTests } from './test-selection.ts'
import { buildWebWhenStale } from './web-build.ts'

interface Outcome {
  passed: number
  failed: number
}

interface Step {
  name: string
  /** For the shell, as in the scripts of package.json. */
  command: string
  env?: NodeJS.ProcessEnv
  /** Reads the tool's own report; a step without one counts only when it fails. */
  read?: () => Outcome
}

const reports = mkdtempSync(join(tmpdir(), 'zauvijek-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const signals = ['SIGINT', 'SIGTERM'] as const
const report = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), 'utf8'))

/** For the shell, whichever it is. */
const quoted = (path: string) => `"${path}"`

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))

const journeysReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })
  .transform(({ stats: { expected, unexpected } }) => ({ passed: expected, failed: unexpected }))

function runVitest(name: string, postgresBin: string | undefined, files: string[] = []): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json='${join(reports, name)}'`]
  return {
    name,
    command: ['vitest run', ...reporters, ...files.map(quoted)].join(' '),
    env: { TEST_POSTGRES_BIN: postgresBin },
    read: () => vitestReport.parse(report(name)),
  }
}

const runPlaywright = (files: string[] = []): Step => ({
  name: 'journeys',
  command: ['playwright test --reporter=list,json', ...files.map(quoted)].join(' '),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys') },
  read: () => journeysReport.parse(report('journeys')),
})

const { scripts } = z
  .object({ scripts: z.object({ check: z.string(), build: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const otherPostgres = process.env['TEST_POSTGRES_BIN']

const steps: Step[] = [
  { name: 'check', command: scripts.check },
  // Before the tests: some of them start the whole product.
  { name: 'build', command: scripts.build },
  runVitest('rules-and-api', undefined),
  ...(otherPostgres ? [runVitest('api-on-your-postgres', otherPostgres, ['server'])] : []),
  runPlaywright(),
]

async function run({ command, env, read }: Step): Promise<Outcome> {
  const child = spawn(command, { env: { ...process.env, ...env }, stdio: 'inherit', shell: true, detached: true })
  // In a group of its own, so that a signal reaches the tool and not only the shell before it.
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    process.exit(1)
  }
  for (const signal of signals) process.once(signal, stop)
  await once(child, 'exit')
  for (const signal of signals) process.off(signal, stop)
  const hasFailed = child.exitCode !== 0
  try {
    const outcome = read?.() ?? { passed: 0, failed: 0 }
    // A file that cannot even be loaded has no test to fail.
    return { ...outcome, failed: hasFailed ? Math.max(outcome.failed, 1) : outcome.failed }
  } catch (error) {
    console.error(`${command} left no report:`, error)
    return { passed: 0, failed: 1 }
  }
}

const wanted = process.argv.slice(2)
const testFiles = globSync([
  '{contract,demo,server,web,test,scripts}/**/*.test.{ts,tsx}',
  'test/journeys/*.e2e.ts',
]).map((file) => file.replaceAll('\\', '/'))
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
    ...(files.length > 0 ? [runVitest('tests', undefined, files)] : []),
    ...(journeys.length > 0 ? [runPlaywright(journeys)] : []),
  ]
}

const total: Outcome = { passed: 0, failed: 0 }
const summary: string[] = []
for (const step of await chooseSteps()) {
  console.log(`\n── ${step.name}`)
  const start = performance.now()
  const { passed, failed } = await run(step)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counts = step.read ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'passed'
  summary.push(`${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(22)}${seconds.padStart(6)} s  ${counts}`)
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
