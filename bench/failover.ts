import { parseArgs } from 'node:util'
import { makeDataDir } from '#test/product.ts'
import { endCluster, raiseCluster } from '#scripts/cluster/raise.ts'
import { cutNetwork, killEtcdLeader, killMostOfEtcd, rebuildReplica, reinitReplica } from './failover-parts.ts'
import { type Change, changes, countMails, deaths, runRound } from './failover-round.ts'
import { makePeople } from './fault-people.ts'
import { nothingAcknowledged } from './fault-writers.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `npm run failover [-- --times 20 --death machine]`: a cluster's primary dies repeatedly under a thousand leads,
 * bookings and messages. Every node must write again within 15 s, and nothing acknowledged may be lost. Then the
 * network of one node is cut, the etcd leader killed five times, two etcd members stopped for twenty seconds, a replica
 * copied again, both automatically and on request, and the leader switched in an orderly way.
 */
const SWITCHOVERS = 3
const ETCD_DEATHS = 5
const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    writes: { type: 'string', default: '500' },
    death: { type: 'string' },
  },
})
/** The queue passes a job whose worker was cut off to another after a minute. */
const MAILS_MS = 300_000

const deathsTried = wholeNumber('times', options.times, 0)
const writes = wholeNumber('writes', options.writes)
const chosen: readonly Change[] =
  options.death === undefined ? deaths : changes.filter((change) => change === options.death)
if (chosen.length === 0) {
  console.error(`--death is one of ${changes.join(', ')}.`)
  process.exit(1)
}

const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`)
const dir = makeDataDir()
let failures = 0
const times: { death: Change; backMs: number | null }[] = []

function note(seen: string, problems: readonly string[]): void {
  console.log(seen)
  for (const problem of problems) console.error(`✗ ${problem}`)
  failures += problems.length
}

// Ctrl-C leaves no database behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endCluster(dir, { keepsFiles: false }).finally(() => process.exit(1)))

try {
  const cluster = await raiseCluster({ dir, log: console.log })
  const people = await makePeople(cluster.addresses.writer)
  const acknowledged = nothingAcknowledged()
  const change = async (death: Change) => {
    const result = await runRound({ cluster, people, acknowledged, death, writes })
    times.push({ death, backMs: result.backMs })
    const answers = [...result.outcomes].map(([status, count]) => `${count} × ${status === 0 ? 'none' : status}`)
    const seen = `writing after ${seconds(result.backMs)}, news after ${seconds(result.newsMs)}; ${answers.join(', ')}`
    note(`${times.length}. ${death}: ${seen}`, result.problems)
  }
  for (let number = 0; number < deathsTried; number++) await change(chosen[number % chosen.length] ?? 'machine')
  if (options.death === undefined) {
    for (let number = 0; number < SWITCHOVERS; number++) await change('switchover')
    const parts = [
      () => cutNetwork(cluster, people),
      ...Array.from({ length: ETCD_DEATHS }, () => () => killEtcdLeader(cluster, people)),
      () => killMostOfEtcd(cluster, people),
      () => rebuildReplica(cluster),
      () => reinitReplica(cluster),
    ]
    for (const part of parts) {
      const { seen, problems } = await part()
      note(seen, problems)
    }
  }
  const { leads, missing, waiting, repeated } = await countMails(cluster, MAILS_MS)
  console.log(
    `${leads} leads without an answer: the mails of ${missing.length} are lost, ${waiting} wait, ${repeated} came once more`,
  )
  for (const message of missing) console.error(`✗ no mail of: ${message}`)
  failures += missing.length + waiting
  for (const death of changes) {
    const all = times.filter((time) => time.death === death).map(({ backMs }) => backMs ?? Infinity)
    const sorted = all.toSorted((one, other) => one - other)
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    if (median !== undefined && longest !== undefined)
      console.log(
        `${death}: ${all.length} times, writing again after ${seconds(median)} in the middle, ${seconds(longest)} at most`,
      )
  }
} finally {
  await endCluster(dir, { keepsFiles: failures > 0 })
}
console.log(failures > 0 ? `${failures} failures; the logs and the mails stay in ${dir}` : 'no failures')
process.exit(failures > 0 ? 1 : 0)
