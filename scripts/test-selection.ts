/** Of an `npm test` with arguments: whole steps by their names, and single files for each of the two runners. */
export interface Selection {
  steps: string[]
  vitest: string[]
  journeys: string[]
  /** Arguments that name neither a step nor a test. */
  unknown: string[]
}

const LINE = /:\d+$/

/**
 * Sorts arguments: the name of a step, or a path (a piece of one is enough, a journey may carry `:line`) to every test
 * file that has it. A path may lead to both runners.
 */
export function selectTests(
  wanted: readonly string[],
  steps: readonly string[],
  testFiles: readonly string[],
): Selection {
  const selection: Selection = { steps: [], vitest: [], journeys: [], unknown: [] }
  for (const argument of wanted) {
    if (steps.includes(argument)) {
      selection.steps.push(argument)
      continue
    }
    const path = argument.replace(/^\.\//, '')
    const found = testFiles.filter((file) => file.includes(path.replace(LINE, '')))
    const isJourney = (file: string) => file.endsWith('.e2e.ts')
    if (found.some(isJourney)) selection.journeys.push(path)
    if (found.some((file) => !isJourney(file))) selection.vitest.push(path.replace(LINE, ''))
    if (found.length === 0) selection.unknown.push(argument)
  }
  return selection
}
