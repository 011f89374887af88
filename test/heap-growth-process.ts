import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fixHeapGrowth } from '#server/heap-growth.ts'

/** Collects a heap of some 30 MB as a serving process does; V8 prints the size that it may grow to. */
for (const flag of ['--expose-gc', '--trace-gc-verbose']) setFlagsFromString(flag)
const collect = runInNewContext('gc') as (options: { type: 'major' }) => void

fixHeapGrowth()
const old = Array.from({ length: 400_000 }, (_, number) => ({ number, name: `${number}` }))
for (let time = 0; time < 2; time++) collect({ type: 'major' })
// Used to the end, so that it is not collected.
process.stdout.write(`${old.length} objects\n`)
