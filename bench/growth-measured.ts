import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { addDays } from '#contract/calendar-day.ts'
import { professionalCalls } from '#contract/professionals.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { listFreeDays } from '#server/features/availability/service.ts'
import { readAmounts } from '#server/typed-words/read-amounts.ts'
import { listProfessionals } from '#server/features/professionals/search-service.ts'
import { getProfessional } from '#server/features/professionals/service.ts'
import { listSuggestions } from '#server/features/suggestions/service.ts'
import { createResponseCache } from '#server/response-cache/response-cache.ts'
import { tags } from '#server/response-cache/tags.ts'
import { beginnings, firstDay, freeDays, lists } from './growth-kinds.ts'
import { mean } from './statistics.ts'

/** Until each statement is prepared and PostgreSQL has settled on a plan. */
const WARMING = 8
const SAMPLES = 16

interface Cost {
  /** Processor time of the service and the database. */
  ms: number
  /** Pages of memory and disk that the database touched. */
  pages: number
}

type CostsBySize = [small: Cost, large: Cost]

type Call = (number: number) => Promise<unknown>

/** The service on a marketplace over a single connection, whose backend process is known. */
async function connectMarketplace(url: string) {
  const { db, pool, close } = connectDatabase(url, { max: 1, statement_timeout: 0, query_timeout: 0 })
  const select = async (text: string): Promise<number[]> =>
    (await pool.query<[number]>({ text, rowMode: 'array' })).rows.map(([value]) => value)
  const selectOne = async (text: string) => (await select(text))[0] ?? Number.NaN
  const backend = await selectOne('select pg_backend_pid()')
  const ids = await select(
    `select id from professionals where status = 'approved' and id > (select max(id) / 2 from professionals)
      order by id limit ${WARMING + SAMPLES}`,
  )
  const responseCache = createResponseCache({ clock: systemClock })
  responseCache.resume()
  const deps = { db, clock: systemClock, responseCache }

  const calls = new Map<string, Call>()
  for (const [name, queryOf] of Object.entries(lists))
    calls.set(name, (number) => {
      const query = z.parse(professionalCalls['GET /professionals'].query, texts(queryOf(number)))
      // Counts again, but keeps the cached spellings of towns, like a running product.
      responseCache.invalidate([tags.prices])
      return listProfessionals(deps, query, readAmounts(query, systemClock.today()))
    })
  for (const [name, filters] of Object.entries(freeDays))
    calls.set(name, (number) => {
      const all = { to: undefined, category_id: undefined, city: undefined }
      return listFreeDays(deps, { ...all, ...filters, from: addDays(firstDay, number) })
    })
  for (const [name, search] of Object.entries(beginnings)) calls.set(name, () => listSuggestions(deps, search))
  calls.set('one profile', (number) => getProfessional(deps, null, ids[number] ?? 0))

  const pages = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    return selectOne('select blks_hit + blks_read from pg_stat_database where datname = current_database()')
  }
  const processorMs = () => {
    const { user, system } = process.cpuUsage()
    return (
      (user + system) / 1_000 + Number(readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
    )
  }
  for (let times = 0; times < WARMING; times++) await pages()
  const idlePages = -(await pages()) + (await pages())
  const measure = async (call: Call, number: number): Promise<Cost> => {
    const pagesBefore = await pages()
    const before = processorMs()
    await call(number)
    const ms = processorMs() - before
    return { ms, pages: (await pages()) - pagesBefore - idlePages }
  }
  return { calls, measure, close }
}

const texts = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))

/** The mean of the middle half. */
function middle(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return mean(sorted.slice(Math.floor(sorted.length / 4), Math.ceil((3 * sorted.length) / 4)))
}

const middleCost = (costs: Cost[]): Cost => ({
  ms: middle(costs.map(({ ms }) => ms)),
  pages: Math.round(middle(costs.map(({ pages }) => pages))),
})

/** Measures every kind of call whose name contains `only` on two marketplaces in alternation. */
export async function measureCosts(urls: [small: string, large: string], only = ''): Promise<Map<string, CostsBySize>> {
  const [small, large] = [await connectMarketplace(urls[0]), await connectMarketplace(urls[1])]
  const costs = new Map<string, CostsBySize>()
  for (const [name, call] of small.calls) {
    if (!name.includes(only)) continue
    const both = [
      { costs: [] as Cost[], marketplace: small, call },
      { costs: [] as Cost[], marketplace: large, call: large.calls.get(name) ?? call },
    ] as const
    for (let number = 0; number < WARMING; number++) for (const one of both) await one.call(number)
    for (let number = WARMING; number < WARMING + SAMPLES; number++)
      for (const one of number % 2 === 0 ? both : both.toReversed())
        one.costs.push(await one.marketplace.measure(one.call, number))
    costs.set(name, [middleCost(both[0].costs), middleCost(both[1].costs)])
  }
  await small.close()
  await large.close()
  return costs
}
