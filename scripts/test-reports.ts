import { relative } from 'node:path'
import { z } from 'zod'

export interface Failure {
  /** From the root, as the runner takes it; an error between the tests is nobody's. */
  file?: string
  name: string
  message: string
}

export interface Outcome {
  passed: number
  failed: number
  /** Some tests need root, others an account without its rights. */
  skipped: number
  failures: Failure[]
}

/** The name of a failure of a whole file, none of whose tests has run. */
const CANNOT_BE_RUN = 'cannot be run'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** Of Vitest's JSON and the errors that it leaves out; `root` is the folder that its paths begin with. */
export function readVitestReport(report: unknown, root: string, unhandledErrors: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = vitestReport.parse(report)
  const failures = testResults.flatMap((result) => {
    const file = relative(root, result.name).replaceAll('\\', '/')
    const failed = result.assertionResults.filter(({ status }) => status === 'failed')
    if (result.status === 'failed' && failed.length === 0)
      return [{ file, name: CANNOT_BE_RUN, message: result.message }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      message: failureMessages.join('\n'),
    }))
  })
  const unhandled = z
    .array(z.string())
    .parse(unhandledErrors)
    .map((message) => ({ name: 'an error between the tests', message }))
  return {
    passed: numPassedTests,
    failed: numFailedTests + unhandled.length,
    skipped: numPendingTests,
    failures: [...failures, ...unhandled],
  }
}

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({ results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })) }),
  ),
})

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite))
  },
})
type Suite = z.infer<typeof suite>

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
})

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [...specs, ...suites.flatMap(specsOf)]

/** Of Playwright's JSON; `folder` is that of the journeys. */
export function readJourneysReport(report: unknown, folder: string): Outcome {
  const { suites, stats } = playwrightReport.parse(report)
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      file: `${folder}/${file}:${line}`,
      name: title,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }))
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, failures }
}

const isSameFailure = (one: Failure, other: Failure) =>
  one.file === other.file && (one.name === other.name || [one.name, other.name].includes(CANNOT_BE_RUN))

/**
 * The outcome of a run after its failures were repeated alone, and those that did not fail again. A second run that
 * fails without naming its failures proves nothing, so all the first ones stay.
 */
export function repeatOutcome(first: Outcome, again: Outcome): Outcome & { unsteady: Failure[] } {
  if (again.failures.length < again.failed) return { ...first, unsteady: [] }
  const unsteady = first.failures.filter((failure) => !again.failures.some((other) => isSameFailure(failure, other)))
  const isNew = (failure: Failure) => !first.failures.some((other) => isSameFailure(failure, other))
  const passedAtFirst = again.failures.filter((failure) => failure.file !== undefined && isNew(failure))
  return {
    ...first,
    passed: first.passed + unsteady.length - passedAtFirst.length,
    failed: again.failures.length,
    failures: again.failures,
    unsteady,
  }
}
