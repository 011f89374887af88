import { posix } from 'node:path'
import { files, importsOf, read } from '#test/repository-files.ts'

/** A test that has the throw-away PostgreSQL says so, itself or in a module that it imports. */
const request = "inject('postgresUrl')"

/** A test of the whole program, which it starts by this module or by itself, is about processes and their ends, not about SQL. */
const program = 'test/program.ts'
const startOfProgram = "spawn(process.execPath, ['server/main.ts']"

const known = new Set(files)

const pathOf = (specifier: string, importer: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(importer), specifier)

/**
 * Those of the test files that ask for a database, over however many imports, and do not start the whole program. For the
 * others it makes no difference which PostgreSQL there is.
 */
export function findDatabaseTests(testFiles: readonly string[]): string[] {
  const answers = new Map<string, boolean>()
  const importedBy = (file: string) => importsOf(file).map((specifier) => pathOf(specifier, file))
  function asks(file: string): boolean {
    const answer = answers.get(file)
    if (answer !== undefined) return answer
    // Of modules that import each other, the first one decides.
    answers.set(file, false)
    const imported = importedBy(file).filter((path) => /\.tsx?$/.test(path) && known.has(path))
    const found = read(file).includes(request) || imported.some(asks)
    answers.set(file, found)
    return found
  }
  const startsProgram = (file: string) => importedBy(file).includes(program) || read(file).includes(startOfProgram)
  return testFiles.filter((file) => asks(file) && !startsProgram(file))
}
