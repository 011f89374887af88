import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { API_BASE } from '#contract/paths.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { createReplicas, noReplicas, type Replicas } from '#server/db/replicas/replicas.ts'
import { createDeps } from '#server/deps.ts'
import { startReplicatedPostgres } from '#test/replicated-postgres.ts'
import { cpuOf, watchMachine } from './machine.ts'
import { readLargeMarketplace } from './marketplace.ts'

/**
 * Processor time of the primary for an uncached public read: without replicas, with one, and with one if a change was
 * announced before each read. Each way is measured several times, in alternation.
 */

const PROFESSIONALS = 5_000
const READS = 400
const ways = ['primary', 'replica', 'replica after a change'] as const
type Way = (typeof ways)[number]

const { url, pid, standbys, stop } = await startReplicatedPostgres(1)
const [standby] = standbys
if (!standby) throw new Error('There is no standby.')
const filling = new pg.Client(url)
await filling.connect()
await filling.query(await readLargeMarketplace(PROFESSIONALS))
await filling.query('vacuum analyze')
await filling.end()

const home = mkdtempSync(join(tmpdir(), 'zauvijek-replicas-'))
const config = { ...readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', WORKERS: '1' }), dataDir: home }

async function startNode(replicas: Replicas) {
  const { db, pool, close } = connectDatabase(url, { router: replicas })
  const app = await buildApp(createDeps({ config, db, pool, replicas }))
  await app.ready()
  const end = async () => {
    await app.close()
    await replicas.close()
    await close()
  }
  return { app, end }
}

const replicas = createReplicas({ urls: [standby.url] })
const [alone, withReplica] = [await startNode(noReplicas), await startNode(replicas)]

let page = 0
const readCold = async ({ app }: typeof alone) => {
  const answer = await app.inject(
    `${API_BASE}/professionals?facets=0&sort=rating&page=${1 + (page++ % 400)}&price_max=${1_000 + page}`,
  )
  if (answer.statusCode !== 200) throw new Error(`A read was answered ${answer.statusCode}.`)
}

async function measure(way: Way) {
  const node = way === 'primary' ? alone : withReplica
  const used = () => ({ primary: cpuOf(pid() ?? 0).database, replica: cpuOf(standby?.pid() ?? 0).database })
  const before = used()
  for (let read = 0; read < READS; read++) {
    if (way === 'replica after a change') replicas.noteChange()
    await readCold(node)
  }
  const after = used()
  return { primary: (after.primary - before.primary) / READS, replica: (after.replica - before.replica) / READS }
}

/** Until the standby has received the filled data. */
for (let tries = 0; (replicas.stats().replicas[0]?.reads ?? 0) === 0; tries++) {
  if (tries > 600) throw new Error('The replica does not catch up.')
  await readCold(withReplica)
  await delay(100)
}
for (const way of ways) await measure(way)

const saysMachine = watchMachine()
const sums = new Map<Way, { primary: number; replica: number }[]>(ways.map((way) => [way, []]))
for (const way of [...ways, ...ways.toReversed(), ...ways, ...ways.toReversed()])
  sums.get(way)?.push(await measure(way))

const mean = (values: number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)
console.log(`A cold list of ${PROFESSIONALS} professionals, ms of processor time of each database:`)
for (const [way, measured] of sums) {
  const [primary, replica] = [mean(measured.map((one) => one.primary)), mean(measured.map((one) => one.replica))]
  console.log(`${way.padEnd(24)} primary ${primary}, replica ${replica}`)
}
console.log(JSON.stringify(replicas.stats()))
console.log(saysMachine())

await alone.end()
await withReplica.end()
await stop()
rmSync(home, { recursive: true })
