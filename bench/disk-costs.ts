import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { InjectOptions } from 'light-my-request'
import pg from 'pg'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { API_BASE } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { silentLog } from '#server/adapters/jobs/log.ts'
import { startWorker } from '#server/adapters/jobs/worker.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase, directSettings } from '#server/db/connect.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDeps } from '#server/deps.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeFactories } from '#test/factories.ts'
import { prepareTemporaryCluster } from '#test/temporary-cluster.ts'
import { readLargeMarketplace } from './marketplace.ts'

/**
 * `npm run bench -- disk`: the database writes that a request causes, counted by PostgreSQL 18 itself, including its
 * mails and everything else that follows.
 */

const PROFESSIONALS = 5_000
const REQUESTS = 300
const PATIENCE_MS = 120_000

const plan = await prepareTemporaryCluster()
// As in production: a commit waits for the disk.
const cluster = await startCluster({ ...plan, durable: true })
const url = cluster.urlOf('postgres')
await migrate(url)
await migrateJobs(url)
const client = new pg.Client(url)
await client.connect()
const { rows: versions } = await client.query<{ version: number }>(
  `select current_setting('server_version_num')::integer as version`,
)
if ((versions[0]?.version ?? 0) < 180_000)
  throw new Error('This needs PostgreSQL 18, as it comes along: leave TEST_POSTGRES_BIN out.')
await client.query(await readLargeMarketplace(PROFESSIONALS))
await client.query('vacuum analyze')

const home = mkdtempSync(join(tmpdir(), 'zauvijek-disk-'))
const config = {
  ...readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', WORKERS: '1', RATE_LIMIT_FACTOR: '100000' }),
  dataDir: home,
}
const people = connectDatabase(url, { max: 1 })
const make = makeFactories({ db: people.db, clock: systemClock })
const [couple, professional] = [await make.couple(), await make.professional()]
const asked = await Promise.all(Array.from({ length: 10 }, () => make.professional()))
const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id })
await people.close()

async function startNode() {
  const { db, pool, close } = connectDatabase(url)
  const deps = createDeps({ config, db, pool, direct: directSettings(url) })
  const app = await buildApp(deps)
  await app.ready()
  const worker = await startWorker({ url, handlers: jobHandlers(deps), log: silentLog })
  /** A connection's counts are complete once it is closed. */
  const end = async () => {
    await worker.stop()
    await app.close()
    await close()
  }
  return { app, end }
}

async function untilJobsAreDone(): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await client.query('select from graphile_worker.jobs where run_at <= now() limit 1')
    if (rows.length === 0) return
    if (performance.now() > until) throw new Error('The jobs are not done.')
    await delay(100)
  }
}

interface Counts {
  /** WAL bytes. */
  bytes: number
  logWrites: number
  syncs: number
  /** Pages of tables and indexes, 8 KiB each. */
  pages: number
}

async function readCounts(): Promise<Counts> {
  await client.query('checkpoint')
  const { rows } = await client.query<Counts>(
    `select (select wal_bytes::float8 from pg_stat_wal) as bytes,
            sum(writes) filter (where object = 'wal')::float8 as "logWrites",
            sum(fsyncs) filter (where object = 'wal')::float8 as syncs,
            (sum(write_bytes) filter (where object = 'relation') / 8192)::float8 as pages
       from pg_stat_io`,
  )
  const [counts] = rows
  if (!counts) throw new Error('PostgreSQL counts nothing.')
  return counts
}

let number = 0
const day = () => addDays(toCalendarDay('2031-01-01'), number)
const as = (token: string, method: 'POST' | 'GET', path: string, payload?: object): InjectOptions => ({
  method,
  url: API_BASE + path,
  headers: { authorization: `Bearer ${token}` },
  ...(payload && { payload }),
})
const kinds: Record<string, () => InjectOptions | string> = {
  'an enquiry with its mail': () =>
    as(couple.token, 'POST', '/leads', {
      professional_id: asked[number % asked.length]?.id,
      event_date: day(),
      message: 'Jeste li slobodni toga dana?',
    }),
  'a message': () => as(couple.token, 'POST', `/leads/${lead.id}/messages`, { body: `Još jedno pitanje, ${number}.` }),
  'an entry in a calendar': () =>
    as(professional.token, 'POST', '/events', { event_date: day(), event_type: 'blocked' }),
  'a list that is not ready': () =>
    `${API_BASE}/professionals?facets=0&page=${1 + (number % 200)}&price_max=${1_000 + number}`,
  'the leads of a couple': () => as(couple.token, 'GET', '/leads'),
}

console.log(`Of one request, in the mean of ${REQUESTS}, with ${PROFESSIONALS} professionals:`)
for (const [name, send] of Object.entries(kinds)) {
  const node = await startNode()
  const before = await readCounts()
  for (let request = 0; request < REQUESTS; request++, number++) {
    const { statusCode, body } = await node.app.inject(send())
    if (statusCode >= 300) throw new Error(`${name}: ${statusCode} ${body}`)
  }
  await untilJobsAreDone()
  await node.end()
  const after = await readCounts()
  const of = (count: keyof Counts) => ((after[count] - before[count]) / REQUESTS).toFixed(2)
  console.log(
    `${name.padEnd(26)} ${of('logWrites')} writes and ${of('syncs')} syncs of the log, ${of('bytes')} bytes; ${of('pages')} pages at the next checkpoint`,
  )
}

await client.end()
await cluster.stop()
rmSync(home, { recursive: true })
