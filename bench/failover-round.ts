import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { API_BASE } from '#contract/paths.ts'
import { askMembers } from '#scripts/cluster/members.ts'
import { patronictl } from './patronictl.ts'
import { type Cluster, waitUntilWhole } from '#scripts/cluster/raise.ts'
import { findBroken } from './fault-checks.ts'
import { childrenOf, signal } from './fault-database.ts'
import { type Acknowledged, startWriters, type WriterPeople } from './fault-writers.ts'
import { watchLeads, watchWrites } from './failover-watch.ts'

/** The goal: from the primary's death, or the order, until every node writes again. */
const GOAL_MS = 15_000
const PATIENCE_MS = 60_000

/** `machine` kills PostgreSQL and its Patroni. `patroni` leaves PostgreSQL running, and nobody may write to it. */
export const deaths = ['machine', 'postgres', 'patroni'] as const
type Death = (typeof deaths)[number]

/** Also the orderly change: Patroni is told to make another one the leader. */
export const changes = [...deaths, 'switchover'] as const
export type Change = (typeof changes)[number]

interface RoundOptions {
  cluster: Cluster
  people: WriterPeople
  acknowledged: Acknowledged
  death: Change
  /** Acknowledged before the primary dies, and as many again afterwards. */
  writes: number
}

interface RoundResult {
  problems: string[]
  /** Milliseconds until the slowest node wrote again. */
  backMs: number | null
  /** Until every lead stream, one per node, delivered a lead sent afterwards. */
  newsMs: number | null
  outcomes: Map<number, number>
}

const countOf = ({ leads, events, messages, statuses }: Acknowledged) =>
  leads.size + events.size + messages.size + statuses.size

async function until(isDone: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS
  while (!isDone()) {
    if (performance.now() > end) return false
    await delay(50)
  }
  return true
}

async function findLeader({ addresses }: Cluster): Promise<string> {
  const leader = (await askMembers(addresses.patroni)).find(({ role }) => role === 'leader')
  if (!leader) throw new Error('Nobody leads.')
  return leader.name
}

/** As if it ran out of memory, or lost power. */
function kill({ processes, postmasterOf }: Cluster, leader: string, death: Death): void {
  const postmaster = postmasterOf(leader)
  if (death !== 'postgres') processes.signal(leader, 'SIGKILL')
  if (death === 'patroni' || postmaster === null) return
  const backends = death === 'machine' ? childrenOf(postmaster).map(({ pid }) => pid) : []
  for (const pid of [postmaster, ...backends]) signal(pid, 'SIGKILL')
}

/** Resolves when the other one leads. */
const switchOver = ({ dir }: Cluster, leader: string) =>
  patronictl(dir, ['switchover', 'zauvijek', '--leader', leader, '--force'])

/** Sends a lead, and returns the milliseconds until all watchers have received it; null if some never do. */
async function measureNews(
  { addresses }: Cluster,
  { couples, professionals }: WriterPeople,
  watches: ReturnType<typeof watchLeads>[],
  acknowledged: Acknowledged,
): Promise<number | null> {
  const message = `Upit ${randomUUID()}`
  const event_date = addDays(toCalendarDay('2100-01-01'), Math.floor(Math.random() * 10_000))
  const answer = await fetch(`${addresses.site}${API_BASE}/leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${couples[0]?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ professional_id: professionals[0]?.id, event_date, message }),
  })
  const { data } = (await answer.json()) as { data?: { id: number } } // the shape of our API's answers
  if (answer.status !== 201 || !data) throw new Error(`The lead whose news was awaited was answered ${answer.status}.`)
  acknowledged.leads.set(message, data.id)
  const sentAt = performance.now()
  const isHeard = await until(() => watches.every((watch) => watch.hasHeard(message)))
  return isHeard ? performance.now() - sentAt : null
}

/**
 * One death of the primary, or a switchover, under write load, and all checks that must hold afterwards; at its end the
 * cluster is complete again.
 */
export async function runRound({ cluster, people, acknowledged, death, writes }: RoundOptions): Promise<RoundResult> {
  const { addresses, processes } = cluster
  const problems: string[] = []
  const owner = people.professionals[0]?.token ?? ''
  const leader = await findLeader(cluster)
  const streams = addresses.nodes.map((node) => watchLeads(node, owner))
  const nodes = addresses.nodes.map((node) => watchWrites(node, owner))
  const writers = startWriters(addresses.site, people, acknowledged, (text) => problems.push(text))
  const before = countOf(acknowledged)
  if (!(await until(() => countOf(acknowledged) >= before + writes))) problems.push('too few writes before it')

  const killedAt = performance.now()
  const atDeath = countOf(acknowledged)
  if (death === 'switchover') await switchOver(cluster, leader)
  else kill(cluster, leader, death)
  const isBack = () => nodes.every((node) => node.backAfter(killedAt) !== null)
  await until(() => isBack() && countOf(acknowledged) >= atDeath + writes)
  const times = nodes.map((node) => node.backAfter(killedAt))
  const backMs = times.includes(null) ? null : Math.max(...times.map(Number))
  if (backMs === null || backMs > GOAL_MS)
    problems.push(
      `not every node wrote within ${GOAL_MS / 1000} s: ${times.map((ms) => ms && Math.round(ms)).join(', ')}`,
    )
  const newsMs = await measureNews(cluster, people, streams, acknowledged).catch((error: unknown) => {
    problems.push(String(error))
    return null
  })
  if (newsMs === null) problems.push('not every stream of leads had the news')
  await Promise.all([writers.stop(), ...nodes.map((node) => node.stop()), ...streams.map((stream) => stream.stop())])

  if (death === 'machine' || death === 'patroni') processes.startAgain(leader)
  await waitUntilWhole(cluster)
  if ((await findLeader(cluster)) === leader) problems.push(`${leader} led again, and nobody took over`)
  problems.push(...(await findBroken(addresses.writer, acknowledged)))
  return { problems, backMs, newsMs, outcomes: writers.outcomes }
}

interface MailCount {
  leads: number
  /** Messages of leads with neither a delivered mail nor a waiting job. */
  missing: string[]
  /** Leads whose job is still waiting. */
  waiting: number
  /** Mails delivered more than once. */
  repeated: number
}

/**
 * Waits until no mail of a new lead is left to be sent, and counts the delivered ones of leads that nobody has
 * answered: the others get no mail if the answer came first.
 */
export async function countMails({ addresses, mails }: Cluster, patienceMs: number): Promise<MailCount> {
  const client = new pg.Client(addresses.writer)
  await client.connect()
  try {
    const end = performance.now() + patienceMs
    const findWaiting = async () => {
      const { rows } = await client.query<{ lead: string }>(
        `select payload ->> 'lead_id' as lead from graphile_worker._private_jobs where payload ->> 'kind' = 'new_lead'`,
      )
      return new Set(rows.map(({ lead }) => lead))
    }
    let waiting = await findWaiting()
    while (waiting.size > 0 && performance.now() < end) {
      await delay(500)
      waiting = await findWaiting()
    }
    const arrived = new Map<string, number>()
    for (const name of readdirSync(mails)) {
      // Without the line breaks of the mail's encoding. Its HTML part has the same content.
      const text = readFileSync(join(mails, name), 'utf8').replaceAll(/=\r?\n/g, '')
      const message = /Upit [\da-f-]{36}/.exec(text)?.[0]
      if (message !== undefined) arrived.set(message, (arrived.get(message) ?? 0) + 1)
    }
    // Both ids as text, as in the payload.
    const { rows } = await client.query<{ id: string; message: string }>(
      `select id::text, message from leads where status = 'new' and message like 'Upit %'`,
    )
    const leads = rows.map(({ id, message }) => ({
      message,
      times: arrived.get(message) ?? 0,
      isWaiting: waiting.has(id),
    }))
    return {
      leads: rows.length,
      missing: leads.filter(({ times, isWaiting }) => times === 0 && !isWaiting).map(({ message }) => message),
      waiting: leads.filter(({ times, isWaiting }) => times === 0 && isWaiting).length,
      repeated: leads.reduce((sum, { times }) => sum + Math.max(times - 1, 0), 0),
    }
  } finally {
    await client.end()
  }
}
