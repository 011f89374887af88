import { sql } from 'kysely'
import type { ProfessionalOrder } from '#contract/professionals.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { comparedRows, comparedTable, fewTable, listedName, listedTable } from './compared-queries.ts'
import {
  all,
  hasExactWords,
  hasOrder,
  hasWide,
  isListedByNumber,
  isNarrowed,
  isNotTaken,
  ofNarrowed,
  ofWords,
  saysFree,
} from './filter-queries.ts'
import { areComparedOnce, type ListFilters, mayBeSpelt } from './list-filters.ts'
import { closenessTo, type ListRow, MAX_COUNTED, selectProfessionals } from './list-queries.ts'
import { keyOf, ofPart, orderOf, type Part, withOrder } from './order-queries.ts'
import { packed, type PackedRow, unpack } from './packed-queries.ts'
import { approved, cards } from './queries.ts'

const selectListed = compileOnce((db, { ids }: { ids: number[] }) =>
  cards(db)
    .select(['p.score', 'p.rating_sum'])
    .where(sql<boolean>`p.id = any(${ids})`)
    .where('p.status', '=', approved),
)

/**
 * So many with several facts are compared for both. Where a town is all that may leave fewer, or nothing is; by other filters
 * more than are counted may be left, of whom a part is soon found for the page, and none is needed for the numbers.
 */
function mostWithFacts(filters: ListFilters): number | undefined {
  if (filters.facts.length < 2 || !isListedByNumber(filters)) return undefined
  if (filters.search_city !== undefined) return 2 * MAX_COUNTED
  return hasWide(filters).length === 0 ? MAX_COUNTED : undefined
}

/** Facts that more have than are compared for both, once that was seen: to try again would be in vain. */
const commonFacts = new Set<string>()
const MAX_COMMON = 1_000

const factsKey = ({ facts, near, date, search_city }: ListFilters) =>
  JSON.stringify([facts, near && [near.centre, near.km], date === undefined, search_city === undefined])

function rememberCommon(filters: ListFilters): void {
  if (commonFacts.size >= MAX_COMMON) commonFacts.clear()
  commonFacts.add(factsKey(filters))
}

/** Whether the page and the numbers beside the filters are found in one statement: by words, or by several facts. */
export const areFoundOnce = (filters: ListFilters): boolean =>
  areComparedOnce(filters) || (mostWithFacts(filters) !== undefined && !commonFacts.has(factsKey(filters)))

interface Compared {
  page: { id: number; is_available: boolean | null }[]
  /** null where more have the facts than are compared here. */
  total: number | null
  facets: PackedRow[]
}

const areAll = sql`(select total from found) <= ${sql.lit(MAX_COUNTED)}`

/** Those who have all the filters are listed; where they are more than are counted, in the order of all, and nobody is counted. */
async function compare(db: Database, filters: ListFilters, sort: ProfessionalOrder, part: Part): Promise<Compared> {
  const { date } = filters
  const most = mostWithFacts(filters)
  const isByFacts = most !== undefined
  const hasExact = mayBeSpelt(filters)
  const isAvailable = date === undefined ? sql`null::boolean` : saysFree(date)
  const closeness = sort === 'recommended' ? closenessTo(filters) : sql`0`
  const isSorted = hasOrder(filters, sort)
  // The price is one of those that are counted by.
  const key = isSorted ? (sort === 'price' ? sql`` : sql`${keyOf(sort)},`) : sql`p.score,`
  const compared = comparedTable({
    values: filters,
    from: isByFacts ? ofNarrowed(filters) : ofWords(filters),
    conditions: [...isNarrowed(filters), ...(date === undefined ? [] : [isNotTaken(date)])],
    columns: sql`p.id, p.company_name, ${key} ${isByFacts ? sql`` : sql`p.search_name,`}`,
    isExact: hasExact ? hasExactWords(filters) : undefined,
    ...(isByFacts && { most }),
  })
  const listed = sql.ref(listedName(filters))
  const areListed = isByFacts ? sql<boolean>`(select total from few) <= ${sql.lit(most)}` : sql<boolean>`true`
  const counted = comparedRows(1, {
    choices: ['category', 'city', 'price', 'rating'],
    where: all([areListed, areAll]),
    listed: filters,
    hasExact,
  })
  const ofPage = sql`(select p.*, ${isAvailable} as is_available from ${listed} as p where ${areListed}) as p`
  const { rows } = await sql<Compared>`
    with ${sql.join([compared, ...(isByFacts ? [fewTable] : []), ...listedTable(filters)])},
    found as materialized (select count(*)::integer as total from ${listed}),
    page as (
      select p.id, p.is_available from ${isSorted ? ofPage : withOrder(ofPage, sort, part)}
       order by p.is_available desc, case when ${areAll} then ${closeness} end desc, ${orderOf(sort)} ${ofPart(part)})
    select (select coalesce(json_agg(page), '[]') from page) as page,
           case when ${areListed} then (select total from found) end as total,
           (select json_agg(facet) from (${packed(counted, hasExact)}) as facet) as facets`.execute(db)
  return rows[0] ?? { page: [], total: 0, facets: [] }
}

/** A page with the number of all, as `selectProfessionals`, and the numbers beside the filters, as `selectFacets`. */
export async function selectWithFacets(db: Database, filters: ListFilters, sort: ProfessionalOrder, part: Part) {
  const { page, total, facets } = await compare(db, filters, sort, part)
  if (total === null) {
    rememberCommon(filters)
    const rows = await selectProfessionals(db, filters, sort, part)
    return { rows, total: rows[0]?.total ?? 0, facets: undefined }
  }
  const found = page.length === 0 ? [] : await selectListed(db, { ids: page.map(({ id }) => id) })
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = page.flatMap(({ id, is_available }): ListRow[] => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ ...row, total, is_available }]
  })
  return { rows, total, facets: unpack(facets) }
}
