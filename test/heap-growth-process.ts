import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { limitHeapGrowth } from '#server/heap-growth.ts'

/**
 * Prints how many times what is in use the heap becomes where each old object is replaced by another again and again.
 * A process of its own, since V8 knows the limit from its beginning on.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const KEPT = 400
const REPLACED = 3_000
const ITEMS = 5_000

const make = (number: number) => Array.from({ length: ITEMS }, (_, at) => ({ number, at }))

limitHeapGrowth()
const kept = Array.from({ length: KEPT }, (_, at) => make(at))
collect()
const used = process.memoryUsage().heapUsed
let most = 0
for (let number = 0; number < REPLACED; number++) {
  kept[number % KEPT] = make(number)
  if (number % 10 === 0) await turn()
  most = Math.max(most, process.memoryUsage().heapUsed)
}
process.stdout.write(String(most / used))
