import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Vitest's JSON names no error that happened between the tests; this reporter writes those beside it. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env['UNHANDLED_ERRORS_FILE']
    if (file === undefined) throw new Error('UNHANDLED_ERRORS_FILE says where to write.')
    writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)))
  }
}
