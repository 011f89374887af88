import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { killMostOfEtcd, reinitReplica } from '#bench/failover-parts.ts'
import { countMails, runRound } from '#bench/failover-round.ts'
import { makePeople } from '#bench/fault-people.ts'
import { nothingAcknowledged } from '#bench/fault-writers.ts'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { afterChangeHeader, API_BASE, changeHeader } from '#contract/paths.ts'
import { ensureBuilt } from '#test/built.ts'
import { eventually } from '#test/eventually.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { askMembers } from './members.ts'
import { endCluster, findCluster, raiseCluster } from './raise.ts'

ensureBuilt()
const dir = makeDataDir()
const cluster = await raiseCluster({ dir, nodes: 2 })
const { addresses, processes, mails, postmasterOf } = cluster
afterAll(async () => {
  if (findCluster(dir)) await endCluster(dir)
  removeDataDir(dir)
})
const people = await makePeople(addresses.writer)
const [couple] = people.couples
const [professional] = people.professionals

const post = (origin: string, path: string, token: string | undefined, body: object) =>
  fetch(origin + API_BASE + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** One that has ended has no words any more, though the first process of the system may not have asked for it yet. */
const runs = (pid: number | null) => existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

test('three databases are one primary and two that follow it, one of them in step', async () => {
  const members = await askMembers(addresses.patroni)
  expect(members.map(({ role }) => role).toSorted()).toEqual(['leader', 'replica', 'sync_standby'])
})

test('a promotion is put off for at most half a second by a replica that is looking for its primary', async () => {
  const client = new pg.Client(addresses.superuser)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ ms: number }>(
    "select setting::int as ms from pg_settings where name = 'wal_retrieve_retry_interval'",
  )
  expect(rows[0]?.ms).toBeLessThanOrEqual(500)
})

test('what is written through the proxy is read at each node, and its mail arrives', async () => {
  const lead = {
    professional_id: professional?.id,
    event_date: toCalendarDay('2029-05-17'),
    message: 'Jeste li slobodni?',
  }
  expect((await post(addresses.site, '/leads', couple?.token, lead)).status).toBe(201)
  for (const node of addresses.nodes) {
    const answer = await fetch(`${node}${API_BASE}/leads`, {
      headers: { authorization: `Bearer ${professional?.token}` },
    })
    expect(await answer.text()).toContain('Jeste li slobodni?')
  }
  await eventually(() => {
    const subjects = readdirSync(mails).map(
      (name) => /^Subject: .*$/m.exec(readFileSync(join(mails, name), 'utf8'))?.[0],
    )
    expect(subjects).toEqual([expect.stringContaining('Upit')])
  })
})

test('a node behind PgBouncer reads from replicas, and sees there what any node has just written', async () => {
  const [direct = '', pooled = ''] = addresses.nodes
  const readsOf = async (node: string) => {
    const metrics = await (await fetch(`${node}/metrics`)).text()
    const reads = [...metrics.matchAll(/^database_replica_reads_total\{.*\} (\d+)$/gm)]
    return reads.reduce((sum, [, count]) => sum + Number(count), 0)
  }
  const before = await readsOf(pooled)
  for (let time = 0; time < 20; time++) {
    const event_date = addDays(toCalendarDay('2031-01-01'), time)
    const [writer, reader] = time % 2 === 0 ? [pooled, direct] : [direct, pooled]
    const written = await post(writer, '/events', professional?.token, { event_date, event_type: 'blocked' })
    expect(written.status).toBe(201)
    const change = written.headers.get(changeHeader) ?? ''
    expect(change).not.toBe('')
    const days = `/professionals/${professional?.id}/availability?start_date=${event_date}&end_date=${event_date}`
    for (const node of [reader, writer]) {
      const answer = await fetch(node + API_BASE + days, { headers: { [afterChangeHeader]: change } })
      expect(await answer.json()).toEqual({ data: [{ date: event_date, status: 'blocked' }] })
    }
  }
  expect(await readsOf(pooled)).toBeGreaterThan(before)
})

test('a second one in the same folder is refused, whoever asks for it', async () => {
  await expect(raiseCluster({ dir, nodes: 0 })).rejects.toThrow(`A cluster runs in ${dir} already.`)
})

test('when the primary dies under writers, every node writes again in time and nothing acknowledged is lost', async () => {
  const acknowledged = nothingAcknowledged()
  const { problems, newsMs } = await runRound({ cluster, people, acknowledged, death: 'machine', writes: 40 })
  expect(problems).toEqual([])
  expect(newsMs).not.toBeNull()
  // A queue that never begins again, or never frees what it had, would wait for hours.
  expect(await countMails(cluster, 60_000)).toMatchObject({ missing: [], waiting: 0 })
}, 240_000)

test('handed over in order under writers, the lead is taken within seconds and nothing acknowledged is lost', async () => {
  const acknowledged = nothingAcknowledged()
  const { problems } = await runRound({ cluster, people, acknowledged, death: 'switchover', writes: 40 })
  expect(problems).toEqual([])
}, 180_000)

test('while two of three etcd are away, for longer than a lead lasts, every write is done', async () => {
  expect((await killMostOfEtcd(cluster, people)).problems).toEqual([])
})

test('a replica that is copied anew by order costs the readers next to nothing', async () => {
  expect((await reinitReplica(cluster)).problems).toEqual([])
})

test('its end leaves no process, no port and no file', async () => {
  const databases = ['database1', 'database2', 'database3'].map(postmasterOf)
  const pids = [...processes.list().map(({ pid }) => pid), ...databases]
  const urls = [addresses.site, ...addresses.nodes, addresses.writer, addresses.reader, ...addresses.members]
  const ports = [...urls, addresses.pgbouncer, addresses.mail, ...addresses.patroni].map((url) =>
    Number(new URL(url).port),
  )
  expect(await Promise.all(ports.map(answers))).not.toContain(false)
  // Its folder is all that the one who ends it knows of it.
  await endCluster(dir)
  expect(await Promise.all(ports.map(answers))).not.toContain(true)
  expect(pids.filter(runs)).toEqual([])
  expect(existsSync(dir)).toBe(false)
})
