import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'light-my-request'
import pg from 'pg'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { API_BASE } from '#contract/paths.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createDeps } from '#server/deps.ts'
import { makeFactories } from '#test/factories.ts'
import { startPooler } from '#test/pooler.ts'
import { startReplicatedPostgres } from '#test/replicated-postgres.ts'
import { cpuOf, watchMachine } from './machine.ts'
import { readLargeMarketplace } from './marketplace.ts'
import { mean } from './statistics.ts'

/**
 * `npm run bench -- pooling`: processor time of a request with named statements, on the same connection without names,
 * and through PgBouncer in transaction mode, without names. Each way is measured several times, in alternation.
 */

const PROFESSIONALS = 5_000
const REQUESTS = 200
const ways = ['named', 'unnamed', 'PgBouncer'] as const
type Way = (typeof ways)[number]

const { url, pid, stop } = await startReplicatedPostgres(0)
await migrateJobs(url)
const filling = new pg.Client(url)
await filling.connect()
await filling.query(await readLargeMarketplace(PROFESSIONALS))
await filling.query('vacuum analyze')
await filling.end()
const pooler = await startPooler({ url, poolSize: 10 })
const database = new URL(url).pathname.slice(1)
const home = mkdtempSync(join(tmpdir(), 'zauvijek-pooling-'))
const config = {
  ...readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', WORKERS: '1', RATE_LIMIT_FACTOR: '100000' }),
  dataDir: home,
}

const connections: Record<Way, () => ReturnType<typeof connectDatabase>> = {
  named: () => connectDatabase(url),
  // As through a pooler, but without one.
  unnamed: () => connectDatabase(url, { pooling: 'transaction' }),
  PgBouncer: () => connectDatabase(pooler.urlOf(database), { pooling: 'transaction' }),
}

async function startNode(way: Way) {
  const { db, pool, close } = connections[way]()
  const app = await buildApp(createDeps({ config, db, pool }))
  await app.ready()
  const end = async () => {
    await app.close()
    await close()
  }
  return { app, end }
}
type Node = Awaited<ReturnType<typeof startNode>>

const people = connectDatabase(url, { max: 1 })
const make = makeFactories({ db: people.db, clock: systemClock })
const [couple, professional] = [await make.couple(), await make.professional()]
await people.close()

let number = 0
const FIRST_DAY = toCalendarDay('2031-01-01')
const kinds: Record<string, { status: number; send: () => string | InjectOptions }> = {
  'a list that is not ready': {
    status: 200,
    send: () => `${API_BASE}/professionals?facets=0&sort=rating&page=${1 + (number % 400)}&price_max=${1_000 + number}`,
  },
  'the leads of a couple': {
    status: 200,
    send: () => ({ url: `${API_BASE}/leads`, headers: { authorization: `Bearer ${couple.token}` } }),
  },
  'an enquiry': {
    status: 201,
    send: () => ({
      method: 'POST',
      url: `${API_BASE}/leads`,
      headers: { authorization: `Bearer ${couple.token}` },
      payload: {
        professional_id: professional.id,
        event_date: addDays(FIRST_DAY, number),
        message: 'Jeste li slobodni?',
      },
    }),
  },
}

async function measure({ app }: Node, { status, send }: (typeof kinds)[string]) {
  const used = () => ({ database: cpuOf(pid() ?? 0).database, here: cpuOf(process.pid).server })
  const before = used()
  for (let request = 0; request < REQUESTS; request++, number++) {
    const answer = await app.inject(send())
    if (answer.statusCode !== status) throw new Error(`A request was answered ${answer.statusCode}: ${answer.body}`)
  }
  const after = used()
  return { database: (after.database - before.database) / REQUESTS, here: (after.here - before.here) / REQUESTS }
}

const nodes: Record<Way, Node> = {
  named: await startNode('named'),
  unnamed: await startNode('unnamed'),
  PgBouncer: await startNode('PgBouncer'),
}
const saysMachine = watchMachine()
console.log('Milliseconds of processor time of a request, of the database and of node and PgBouncer:')
for (const [name, kind] of Object.entries(kinds)) {
  for (const way of ways) await measure(nodes[way], kind)
  const measured = new Map<Way, { database: number; here: number }[]>(ways.map((way) => [way, []]))
  for (const way of [...ways, ...ways.toReversed(), ...ways, ...ways.toReversed()])
    measured.get(way)?.push(await measure(nodes[way], kind))
  const databaseOf = (way: Way) => mean(measured.get(way)?.map((one) => one.database) ?? [])
  const hereOf = (way: Way) => mean(measured.get(way)?.map((one) => one.here) ?? [])
  for (const way of ways) {
    const times = (databaseOf(way) / databaseOf('named')).toFixed(2)
    console.log(
      `${name.padEnd(26)} ${way.padEnd(10)} database ${databaseOf(way).toFixed(2)} (× ${times}), here ${hereOf(way).toFixed(2)}`,
    )
  }
}
console.log(saysMachine())

for (const node of Object.values(nodes)) await node.end()
await pooler.stop()
await stop()
rmSync(home, { recursive: true })
