import { setFlagsFromString } from 'node:v8'

/** V8's own choice is up to four times, while the machine has memory. */
const PERCENT = 25

/**
 * Between two large collections the old objects of this process grow by so much and no more (decision 0098). V8 reads
 * the flag at the end of each, so it is set after V8 has begun, too; `NODE_OPTIONS` does not take it.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`)
}
