import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { freePort, startProduct } from '#test/product.ts'
import { askMembers } from '#scripts/cluster/members.ts'
import { type Cluster, waitUntilWhole } from '#scripts/cluster/raise.ts'
import { startCutProxy } from './cut-proxy.ts'
import { signal } from './fault-database.ts'
import type { WriterPeople } from './fault-writers.ts'
import { watchLeads, watchWrites } from './failover-watch.ts'

const CUT_MS = 20_000
/** A statement that gets no answer is given up after twelve seconds, and the next one connects anew. */
const BACK_MS = 15_000
const PATIENCE_MS = 60_000

/** In words what was seen, and what should not have been. */
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

/** One node more, whose way to the primary swallows everything for twenty seconds. */
export async function cutNetwork({ dir, addresses }: Cluster, { professionals }: WriterPeople): Promise<Seen> {
  const problems: string[] = []
  const url = new URL(addresses.writer)
  const proxy = await startCutProxy(Number(url.port))
  url.port = String(proxy.port)
  const token = professionals[0]?.token ?? ''
  const port = await freePort()
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
      // The check that was under way may have been answered before.
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

const etcdStatus = z.object({ header: z.object({ member_id: z.string() }), leader: z.string() })

async function findEtcdLeader({ addresses }: Cluster): Promise<string | null> {
  for (const [index, origin] of addresses.etcd.entries()) {
    const answer = await fetch(`${origin}/v3/maintenance/status`, { method: 'POST', body: '{}' })
    const { header, leader } = etcdStatus.parse(await answer.json())
    if (header.member_id === leader) return `etcd${index + 1}`
  }
  return null
}

/** The longest that a write took while the etcd which led was gone. */
export async function killEtcdLeader(cluster: Cluster, { professionals }: WriterPeople): Promise<Seen> {
  const { addresses, processes } = cluster
  const problems: string[] = []
  const findLeader = async () => (await askMembers(addresses.patroni)).find(({ role }) => role === 'leader')?.name
  const [name, before] = [await findEtcdLeader(cluster), await findLeader()]
  if (name === null) return { seen: 'no etcd leads', problems: ['no etcd leads'] }
  const writes = watchWrites(addresses.nodes[0] ?? addresses.site, professionals[0]?.token ?? '')
  await delay(1_000)
  processes.signal(name, 'SIGKILL')
  const killedAt = performance.now()
  await delay(CUT_MS)
  const backMs = writes.backAfter(killedAt)
  const failed = writes.failedAfter(killedAt)
  await writes.stop()
  processes.startAgain(name)
  await waitUntilWhole(cluster)
  const after = await findLeader()
  if (failed > 0) problems.push(`${failed} writes failed; written again after ${seconds(backMs)}`)
  if (after !== before) problems.push(`${before} led before, ${after} after`)
  return { seen: `${name} killed, ${failed} writes failed, ${after} leads as before`, problems }
}

/** A replica is killed, and its data removed: Patroni copies it anew while the reader's port serves. */
export async function rebuildReplica(cluster: Cluster): Promise<Seen> {
  const { dir, addresses, processes, postmasterOf } = cluster
  const replica = (await askMembers(addresses.patroni)).find(({ role }) => role === 'replica')?.name
  if (replica === undefined) return { seen: 'there is no replica', problems: ['there is no replica'] }
  const stopped = new AbortController()
  const outcomes = { read: 0, failed: 0 }
  const reading = (async () => {
    while (!stopped.signal.aborted) {
      const client = new pg.Client({
        connectionString: addresses.reader,
        connectionTimeoutMillis: 3_000,
        query_timeout: 3_000,
      })
      client.on('error', () => {}) // counted below
      await client
        .connect()
        .then(() => client.query('select count(*) from leads'))
        .then(
          () => outcomes.read++,
          () => outcomes.failed++,
        )
      await client.end().catch(() => {}) // it may be lost already
      await delay(50)
    }
  })()
  const postmaster = postmasterOf(replica)
  processes.signal(replica, 'SIGKILL')
  if (postmaster !== null) signal(postmaster, 'SIGKILL')
  await delay(1_000)
  rmSync(join(dir, replica, 'data'), { recursive: true, force: true, maxRetries: 5 })
  processes.startAgain(replica)
  const startedAt = performance.now()
  // Until it runs again, etcd may still say that it does.
  while (postmasterOf(replica) === null && performance.now() - startedAt < PATIENCE_MS) await delay(50)
  await waitUntilWhole(cluster)
  const wholeMs = performance.now() - startedAt
  stopped.abort()
  await reading
  const { read, failed } = outcomes
  // Within the second that the proxy needs to notice, a new connection may still meet the dead one.
  const problems = failed > 3 ? [`${failed} of ${read + failed} reads failed`] : []
  return { seen: `${replica} copied anew in ${seconds(wholeMs)}; ${read} reads meanwhile, ${failed} failed`, problems }
}
