import { setFlagsFromString } from 'node:v8'

/** How much V8 lets old objects grow before it collects them, in percent of those that the last collection left. */
const GROWTH_PERCENT = 100

const OPTION = '--heap-growing-percent'

/**
 * Lets the heap of this process double between two major collections. V8 itself chooses between a tenth and four times,
 * and while few objects become old it chooses a tenth, which 16 requests at a time use up in half a second (decision
 * 0134). A growth on Node's command line takes precedence.
 */
export function fixHeapGrowth(nodeOptions: readonly string[] = process.execArgv): void {
  if (nodeOptions.some((option) => option.startsWith(OPTION))) return
  setFlagsFromString(`${OPTION}=${GROWTH_PERCENT}`)
}
