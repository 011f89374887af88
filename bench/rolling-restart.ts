import { parseArgs } from 'node:util'
import { startRollingSite } from './rolling-nodes.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `npm run rolling-restart [-- --times 2]`: four nodes behind `deploy/haproxy.cfg`, restarted one by one under readers
 * and writers. No request may fail, and every acknowledged write must exist.
 */
const { values: options } = parseArgs({ options: { times: { type: 'string', default: '2' } } })
const times = wholeNumber('times', options.times)

await using resources = new AsyncDisposableStack()
const site = await startRollingSite(resources)
await site.run()
for (let time = 1; time <= times; time++) await site.replaceAll()
if ((await site.finish(`Each node restarted ${times} times`)) > 0) process.exitCode = 1
