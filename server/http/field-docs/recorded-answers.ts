import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @internal */
export const recordedAnswersFile = join(import.meta.dirname, 'recorded-answers.json')

/**
 * The answers that the examples of all calls were given when they were made one after the other, by operation and status,
 * and as `body` what the webhooks of that marketplace are sent. server/api-docs/recorded-answers.test.ts makes them anew
 * and compares.
 */
export type RecordedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export const readRecordedAnswers = (): RecordedAnswers =>
  JSON.parse(readFileSync(recordedAnswersFile, 'utf8')) as RecordedAnswers // as the test writes it
