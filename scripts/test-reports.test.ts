import { describe, expect, test } from 'vitest'
import { type Failure, readJourneysReport, readVitestReport, repeatOutcome } from './test-reports.ts'

const assertion = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
})

test('a failed test has its file, its name and its message', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: '/somewhere/contract/money.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [assertion('money is added'), assertion('money is split', 'expected 1 to be 2')],
      },
    ],
  }
  expect(readVitestReport(report, '/somewhere', [])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [{ file: 'contract/money.test.ts', name: 'money is split', message: 'expected 1 to be 2' }],
  })
})

test('a file that cannot be loaded is a failure of its own', () => {
  const message = "Cannot find module './nothing.ts'"
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [{ name: '/somewhere/a.test.ts', status: 'failed', message, assertionResults: [] }],
  }
  expect(readVitestReport(report, '/somewhere', []).failures).toEqual([
    { file: 'a.test.ts', name: 'cannot be run', message },
  ])
})

test('an error between the tests is a failure of no file, which nobody can try again', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [] }
  const message = "Error: ENOENT: no such file or directory, open 'node.log'"
  expect(readVitestReport(report, '/somewhere', [message])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'an error between the tests', message }],
  })
})

test('a failed journey is found in whichever group it is, with its line', () => {
  const spec = (title: string, line: number, message?: string) => ({
    title,
    ok: message === undefined,
    file: 'leads.e2e.ts',
    line,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  })
  const report = {
    suites: [
      { specs: [spec('is sent', 3)], suites: [{ specs: [spec('is sent on a phone', 12, 'expected to be visible')] }] },
    ],
    stats: { expected: 1, unexpected: 1, skipped: 0 },
  }
  expect(readJourneysReport(report, 'test/journeys')).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [
      { file: 'test/journeys/leads.e2e.ts:12', name: 'is sent on a phone', message: 'expected to be visible' },
    ],
  })
})

describe('a second run of the failures', () => {
  const failure = (name: string, file = 'a.test.ts'): Failure => ({ file, name, message: name })
  const outcome = (passed: number, ...failures: Failure[]) => ({
    passed,
    failed: failures.length,
    skipped: 1,
    failures,
  })
  const first = outcome(10, failure('fails'), failure('fails on a busy machine'))

  test('names those that passed alone, and fails for the others only', () => {
    expect(repeatOutcome(first, outcome(3, failure('fails')))).toEqual({
      ...outcome(11, failure('fails')),
      unsteady: [failure('fails on a busy machine')],
    })
    expect(repeatOutcome(first, outcome(4))).toEqual({ ...outcome(12), unsteady: first.failures })
  })

  test('fails for a test that passed at first, and for an error between the tests', () => {
    const other = failure('fails now')
    expect(repeatOutcome(first, outcome(3, other))).toEqual({ ...outcome(11, other), unsteady: first.failures })
    const between = { name: 'an error between the tests', message: 'ENOENT' }
    expect(repeatOutcome(first, outcome(4, between))).toEqual({ ...outcome(12, between), unsteady: first.failures })
  })

  test('acquits no test of a file that could not be run', () => {
    const unloaded = failure('cannot be run')
    const elsewhere = failure('fails elsewhere', 'b.test.ts')
    const { failures, unsteady } = repeatOutcome(outcome(9, failure('fails'), elsewhere), outcome(1, unloaded))
    expect({ failures, unsteady }).toEqual({ failures: [unloaded], unsteady: [elsewhere] })
    expect(repeatOutcome(outcome(9, unloaded), outcome(1, failure('fails'))).unsteady).toEqual([])
  })

  test('that leaves no report changes nothing', () => {
    expect(repeatOutcome(first, { passed: 0, failed: 1, skipped: 0, failures: [] })).toEqual({ ...first, unsteady: [] })
  })
})
