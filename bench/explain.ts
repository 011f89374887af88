import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import * as z from 'zod/mini'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { professionalCalls } from '#contract/professionals.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { listFreeDays } from '#server/features/availability/service.ts'
import { readAmounts } from '#server/typed-words/read-amounts.ts'
import { listProfessionals } from '#server/features/professionals/search-service.ts'
import { listSuggestions } from '#server/features/suggestions/service.ts'
import { createResponseCache } from '#server/response-cache/response-cache.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'
import { readLargeMarketplace } from './marketplace.ts'

/**
 * Combinations of the list's filters and orders with 100,000 professionals: fails if PostgreSQL scans a whole table for
 * any statement that the service actually runs, and prints the service's times.
 */

const place = { category_id: ['', '2'], city: ['', 'Split'], date: ['', '2027-06-12'] }

/** Every combination of each group. */
const groups: Record<string, string[]>[] = [
  {
    ...place,
    price_max: ['', '300'],
    search: ['bend', 'bend u Splitu', 'studio marina', 'fotogarf', 'bend qwzx', 'dj', 'marina', 'bend u lipnju'],
  },
  {
    ...place,
    price_max: ['', '900'],
    search: ['', 'studio', 'djakovic', 'marina zlatni', 'a', 'an', 'horvta', 'qwzx', '%'],
    by_name: ['1'],
    page: ['1', '40'],
  },
  {
    ...place,
    sort: ['', 'rating', 'price', 'reviews', 'newest'],
    rating_min: ['', '4', '4.2'],
    price_min: ['', '500'],
    page: ['1', '40'],
  },
  {
    ...place,
    near: ['Split', 'Nigdje'],
    free_only: ['', '1'],
    search: ['', 'studio'],
    by_name: ['1'],
    sort: ['', 'price'],
  },
  {
    ...place,
    fact_guests: ['', '150'],
    fact_languages: ['', 'en'],
    fact_parking: ['', '1'],
    near: ['', 'Split'],
    sort: ['', 'price'],
    rating_min: ['', '4'],
  },
]

function combinations<Value>(choices: [string, Value[]][]): Record<string, Value>[] {
  const [[name, options] = ['', []], ...rest] = choices
  if (choices.length === 0) return [{}]
  return combinations(rest).flatMap((combination) => options.map((value) => ({ [name]: value, ...combination })))
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** These need all their input rows before they return the first. */
const gatherers = ['Sort', 'Aggregate', 'Hash', 'Incremental Sort', 'WindowAgg']

/** A limit above ends a scan early: for a fact that many state, matches are found quickly in any order. */
function readsWholeTable(plan: Plan, isBounded = false): boolean {
  const type = plan['Node Type']
  if (type === 'Seq Scan' && plan['Relation Name'] === 'professionals') return !isBounded
  const below = type === 'Limit' || (isBounded && !gatherers.includes(type))
  return (plan.Plans ?? []).some((child) => readsWholeTable(child, below))
}

/** The days of all professionals are counted from indexes; without a filter that is nearly everyone. */
const readsAllEvents = (plan: Plan): boolean =>
  (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'events') || (plan.Plans ?? []).some(readsAllEvents)

const cluster = await startTemporaryCluster()
const url = cluster.urlOf('postgres')
await migrate(url)
// Without timeouts: on a busy machine filling it exceeds any that would suit a statement.
const { pool, close } = connectDatabase(url, { statement_timeout: 0, query_timeout: 0, max: 1 })
await pool.query(await readLargeMarketplace(100_000))
await pool.query('vacuum analyze')

/** It never hears of changes, so nothing is cached in it. */
const responseCache = createResponseCache({ clock: systemClock })
const statements: CompiledQuery[] = []
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void statements.push(query) })

type Explained = { 'QUERY PLAN': [{ Plan: Plan }] }

const planIn = (rows: Explained[]): Plan => rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' }

async function planOf({ sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await pool.query<Explained>(`explain (format json) ${sql}`, [...parameters])
  return planIn(rows)
}

const textOf = (value: unknown) =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : String(value)

/** The plan of a statement that was prepared and has run often: from the sixth run PostgreSQL may use a generic one. */
async function settledPlanOf({ sql, parameters }: CompiledQuery): Promise<Plan> {
  const values = parameters.map((value) => pg.escapeLiteral(textOf(value))).join(', ')
  const execute = values === '' ? 'execute settled' : `execute settled (${values})`
  const client = await pool.connect()
  await client.query(`prepare settled as ${sql}`)
  for (let times = 0; times < 6; times++) await client.query(execute)
  const { rows } = await client.query<Explained>(`explain (format json) ${execute}`)
  await client.query('deallocate settled')
  client.release()
  return planIn(rows)
}

const readsProfessionals = ({ sql }: CompiledQuery) => /"?professionals"? as "?p\b/.test(sql)

/** Searches that are still being typed. */
const beginnings = ['s', 'st', 'studio m', 'bend spl', 'ana', 'or', 'horv', 'qwzx']

const times: { ms: number; query: string; total: number }[] = []
const problems = new Set<string>()
const settled = new Set<string>()

/** Examines the plans of the recorded statements. */
async function examine(name: string): Promise<void> {
  for (const statement of statements.filter(readsProfessionals)) {
    if (readsWholeTable(await planOf(statement))) problems.add(`${name}\n  ${statement.sql}`)
    if (settled.has(statement.sql)) continue
    settled.add(statement.sql)
    if (readsWholeTable(await settledPlanOf(statement))) problems.add(`prepared: ${name}\n  ${statement.sql}`)
  }
}

for (const combination of groups.flatMap((group) => combinations(Object.entries(group)))) {
  const query = z.parse(professionalCalls['GET /professionals'].query, combination)
  const name = Object.entries(combination)
    .flatMap(([key, value]) => (value ? [`${key}=${value}`] : []))
    .join('&')
  const read = readAmounts(query, systemClock.today())
  const list = () => listProfessionals({ db, clock: systemClock, responseCache }, query, read)
  await list() // once for the caches
  statements.length = 0
  const begin = performance.now()
  const { total } = await list()
  times.push({ ms: performance.now() - begin, query: name, total })
  await examine(name)
}
for (const search of beginnings) {
  statements.length = 0
  await listSuggestions({ db, clock: systemClock }, search)
  await examine(`suggestions: ${search}`)
}

for (const filter of [{}, { category_id: 2 }, { city: 'Split' }, { category_id: 2, city: 'Split' }]) {
  statements.length = 0
  const from = toCalendarDay('2027-01-01')
  const begin = performance.now()
  const days = await listFreeDays(
    { db, clock: systemClock },
    { from, to: undefined, category_id: undefined, city: undefined, ...filter },
  )
  const name = `free days ${JSON.stringify(filter)}`
  console.log(
    `${(performance.now() - begin).toFixed(1).padStart(7)} ms  ${String(days.length).padStart(6)} days   ${name}`,
  )
  for (const statement of statements)
    if (readsAllEvents(await planOf(statement))) problems.add(`${name}, over events\n  ${statement.sql}`)
}

times.sort((a, b) => b.ms - a.ms)
const at = (share: number) => times[Math.floor(times.length * share)]?.ms.toFixed(1)
for (const { ms, query, total } of times.slice(0, 15))
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${String(total).padStart(6)} found  ${query}`)
console.log(`${times.length} combinations: median ${at(0.5)} ms, 90 % within ${at(0.1)} ms, slowest ${at(0)} ms`)
for (const problem of problems) console.error(`A sequential scan over professionals: ${problem}`)
await close()
await cluster.stop()
if (problems.size > 0) process.exitCode = 1
