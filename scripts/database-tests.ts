import { posix } from 'node:path'
import { files, importsOf, read } from '#test/repository-files.ts'

/** A test that needs the test run's PostgreSQL contains this, itself or in a module that it imports. */
const request = "inject('postgresUrl')"

/** A test that starts the whole program, through this module or itself, is about processes, not about SQL. */
const program = 'test/program.ts'
const startOfProgram = "spawn(process.execPath, ['server/main.ts']"

const known = new Set(files)

const pathOf = (specifier: string, importer: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(importer), specifier)

/**
 * Those of the test files that need a database, through any number of imports, and do not start the whole program. For
 * all others it makes no difference which PostgreSQL is used.
 */
export function findDatabaseTests(testFiles: readonly string[]): string[] {
  const answers = new Map<string, boolean>()
  const importedBy = (file: string) => importsOf(file).map((specifier) => pathOf(specifier, file))
  function asks(file: string): boolean {
    const answer = answers.get(file)
    if (answer !== undefined) return answer
    // If modules import each other, the first one decides.
    answers.set(file, false)
    const imported = importedBy(file).filter((path) => /\.tsx?$/.test(path) && known.has(path))
    const found = read(file).includes(request) || imported.some(asks)
    answers.set(file, found)
    return found
  }
  const startsProgram = (file: string) => importedBy(file).includes(program) || read(file).includes(startOfProgram)
  return testFiles.filter((file) => asks(file) && !startsProgram(file))
}
