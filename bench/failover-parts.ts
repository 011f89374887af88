import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { findFreePort } from '#scripts/free-ports.ts'
import { startProduct } from '#test/product.ts'
import { askMembers } from '#scripts/cluster/members.ts'
import { patronictl } from './patronictl.ts'
import { type Cluster, waitUntilWhole } from '#scripts/cluster/raise.ts'
import { startCutProxy } from './cut-proxy.ts'
import { signal } from './fault-database.ts'
import type { WriterPeople } from './fault-writers.ts'
import { watchLeads, watchWrites } from './failover-watch.ts'

const CUT_MS = 20_000
const WITHOUT_LEADER_MS = 8_000
/** Longer than the leader's `ttl`. */
const WITHOUT_ETCD_MS = 12_000
/** An unanswered statement is given up after twelve seconds, and the next one reconnects. */
const BACK_MS = 15_000
const PATIENCE_MS = 60_000

/** The observations, and those that are problems. */
interface Seen {
  seen: string
  problems: string[]
}

const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`)

async function ask(url: string, limitMs: number): Promise<{ status: number; headers: Headers } | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) }).catch(() => null)
  await answer?.arrayBuffer()
  return answer
}

/** Starts another node and cuts its connection to the primary for twenty seconds. */
export async function cutNetwork({ dir, addresses }: Cluster, { professionals }: WriterPeople): Promise<Seen> {
  const problems: string[] = []
  const url = new URL(addresses.writer)
  const proxy = await startCutProxy(Number(url.port))
  url.port = String(proxy.port)
  const token = professionals[0]?.token ?? ''
  const port = await findFreePort()
  const node = await startProduct({
    dataDir: join(dir, 'cut-node'),
    log: join(dir, 'logs/cut-node.log'),
    env: {
      DATABASE_URL: url.href,
      STORAGE_URL: addresses.store,
      SMTP_URL: addresses.mail,
      PORT: String(port),
      PUBLIC_URL: addresses.site,
      DEMO: 'off',
      WORKERS: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    const page = `${origin}/api/v1/categories`
    await ask(page, 5_000)
    const writes = watchWrites(origin, token)
    const leads = watchLeads(origin, token)
    await delay(1_000)
    proxy.cut()
    const cutAt = performance.now()
    while (performance.now() - cutAt < CUT_MS) {
      const age = performance.now() - cutAt
      const [health, ready, known] = await Promise.all([
        ask(`${origin}/healthz`, 2_000),
        ask(`${origin}/readyz`, 2_000),
        ask(page, 5_000),
      ])
      if (health?.status !== 200) problems.push(`/healthz: ${health?.status} after ${seconds(age)}`)
      // A check that was already running may be answered earlier.
      if (ready?.status !== 503 && age > 100) problems.push(`/readyz: ${ready?.status} after ${seconds(age)}`)
      if (known?.status !== 200 && known?.status !== 503)
        problems.push(`a ready answer: ${known?.status} after ${seconds(age)}`)
      await delay(500)
    }
    proxy.mend()
    const mendedAt = performance.now()
    while (writes.backAfter(mendedAt) === null && performance.now() - mendedAt < PATIENCE_MS) await delay(50)
    const backMs = writes.backAfter(mendedAt)
    if (backMs === null || backMs > BACK_MS) problems.push(`it wrote again after ${seconds(backMs)}`)
    await Promise.all([writes.stop(), leads.stop()])
    const ready = await ask(`${origin}/readyz`, 2_000)
    if (ready?.status !== 200) problems.push(`/readyz: ${ready?.status} after it`)
    return { seen: `cut off for ${seconds(CUT_MS)}, writing again ${seconds(backMs)} after its end`, problems }
  } finally {
    await node.kill()
    proxy.close()
  }
}

const etcdStatus = z.object({ header: z.object({ member_id: z.string() }), leader: z.string().optional() })

/** Each member's name, and whether it leads; members that do not answer are omitted. */
async function askEtcd({ addresses }: Cluster): Promise<{ name: string; leads: boolean; knowsLeader: boolean }[]> {
  const answers = addresses.etcd.map(async (origin, index) => {
    const answer = await fetch(`${origin}/v3/maintenance/status`, { method: 'POST', body: '{}' }).catch(() => null)
    if (!answer?.ok) return []
    const { header, leader = '0' } = etcdStatus.parse(await answer.json())
    return [{ name: `etcd${index + 1}`, leads: header.member_id === leader, knowsLeader: leader !== '0' }]
  })
  return (await Promise.all(answers)).flat()
}

async function untilEtcdIsWhole(cluster: Cluster): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  const { length } = cluster.addresses.etcd
  while ((await askEtcd(cluster)).filter(({ knowsLeader }) => knowsLeader).length < length) {
    if (performance.now() > until) throw new Error('The members of etcd do not find each other again.')
    await delay(100)
  }
}

/** Kills some etcd members while writers use each node: none of the writes may fail, and the leader must stay. */
async function killEtcd(
  cluster: Cluster,
  { professionals }: WriterPeople,
  { names, ms }: { names: string[]; ms: number },
): Promise<Seen> {
  const { addresses, processes } = cluster
  const problems: string[] = []
  const findLeader = async () => (await askMembers(addresses.patroni)).find(({ role }) => role === 'leader')?.name
  const before = await findLeader()
  const nodes = addresses.nodes.map((node) => watchWrites(node, professionals[0]?.token ?? ''))
  await delay(1_000)
  for (const name of names) processes.signal(name, 'SIGKILL')
  const killedAt = performance.now()
  await delay(ms)
  for (const name of names) processes.startAgain(name)
  await untilEtcdIsWhole(cluster)
  await waitUntilWhole(cluster)
  // With an etcd leader again, Patroni reports what it could not write down meanwhile.
  await delay(1_000)
  const failed = nodes.reduce((sum, node) => sum + node.failedAfter(killedAt), 0)
  const times = nodes.map((node) => node.backAfter(killedAt))
  const backMs = times.includes(null) ? null : Math.max(...times.map(Number))
  await Promise.all(nodes.map((node) => node.stop()))
  const after = await findLeader()
  if (failed > 0) problems.push(`${failed} writes failed; written again after ${seconds(backMs)}`)
  if (after !== before) problems.push(`${before} led before, ${after} after`)
  return { seen: `${names.join(' and ')} gone for ${seconds(ms)}, ${failed} writes failed, ${after} leads`, problems }
}

/** Kills the leader: the other two may take two seconds to elect another, in which none of them answers. */
export async function killEtcdLeader(cluster: Cluster, people: WriterPeople): Promise<Seen> {
  const leader = (await askEtcd(cluster)).find(({ leads }) => leads)?.name
  if (leader === undefined) return { seen: 'no etcd leads', problems: ['no etcd leads'] }
  return killEtcd(cluster, people, { names: [leader], ms: WITHOUT_LEADER_MS })
}

/** Kills two of three, for longer than the leader's lease. */
export const killMostOfEtcd = (cluster: Cluster, people: WriterPeople): Promise<Seen> =>
  killEtcd(cluster, people, { names: ['etcd1', 'etcd2'], ms: WITHOUT_ETCD_MS })

/** Reads over new connections to the readers' port until stopped. */
function watchReads(url: string) {
  const stopped = new AbortController()
  const outcomes = { read: 0, failed: 0 }
  const reading = (async () => {
    while (!stopped.signal.aborted) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
      client.on('error', () => {}) // counted below
      await client
        .connect()
        .then(() => client.query('select count(*) from leads'))
        .then(
          () => outcomes.read++,
          () => outcomes.failed++,
        )
      await client.end().catch(() => {}) // the connection may already be lost
      await delay(50)
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await reading
      return outcomes
    },
  }
}

/** A replica loses its data, and Patroni copies it again while the readers' port keeps serving. */
async function watchCopy(cluster: Cluster, lose: (replica: string) => Promise<void>): Promise<Seen> {
  const { addresses } = cluster
  const replica = (await askMembers(addresses.patroni)).find(({ role }) => role === 'replica')?.name
  if (replica === undefined) return { seen: 'there is no replica', problems: ['there is no replica'] }
  const reads = watchReads(addresses.reader)
  const lostAt = performance.now()
  await lose(replica)
  await waitUntilWhole(cluster)
  const wholeMs = performance.now() - lostAt
  const { read, failed } = await reads.stop()
  // In the second that the proxy needs to notice, a new connection may still reach the dead replica.
  const problems = failed > 3 ? [`${failed} of ${read + failed} reads failed`] : []
  return { seen: `${replica} copied anew in ${seconds(wholeMs)}; ${read} reads meanwhile, ${failed} failed`, problems }
}

/** Kills it with its Patroni, and removes its data. */
export const rebuildReplica = (cluster: Cluster): Promise<Seen> =>
  watchCopy(cluster, async (replica) => {
    const { dir, processes, postmasterOf } = cluster
    const postmaster = postmasterOf(replica)
    processes.signal(replica, 'SIGKILL')
    if (postmaster !== null) signal(postmaster, 'SIGKILL')
    await delay(1_000)
    rmSync(join(dir, replica, 'data'), { recursive: true, force: true, maxRetries: 5 })
    processes.startAgain(replica)
    await untilAnother(cluster, replica, postmaster)
  })

/** As an operator orders it from Patroni. */
export const reinitReplica = (cluster: Cluster): Promise<Seen> =>
  watchCopy(cluster, async (replica) => {
    const postmaster = cluster.postmasterOf(replica)
    await patronictl(cluster.dir, ['reinit', 'zauvijek', replica, '--force'])
    await untilAnother(cluster, replica, postmaster)
  })

/** Until another PostgreSQL runs there, etcd may still report the old one. */
async function untilAnother({ postmasterOf }: Cluster, replica: string, former: number | null): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const now = postmasterOf(replica)
    if (now !== null && now !== former) return
    if (performance.now() > until) throw new Error(`${replica} does not come back.`)
    await delay(50)
  }
}
