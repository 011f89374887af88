import { sql } from 'kysely'
import type { ProfessionalOrder } from '#contract/professionals.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { comparedRows, comparedTable } from './compared-queries.ts'
import { hasExactWords, isNarrowed, isNotTaken, ofWords, saysFree } from './filter-queries.ts'
import { type ListFilters, mayBeSpelt } from './list-filters.ts'
import { closenessTo, type ListRow, MAX_COUNTED } from './list-queries.ts'
import { keyOf, ofPart, orderOf, type Part } from './order-queries.ts'
import { packed, type PackedRow, unpack } from './packed-queries.ts'
import { approved, cards } from './queries.ts'

const selectListed = compileOnce((db, { ids }: { ids: number[] }) =>
  cards(db)
    .select(['p.score', 'p.rating_sum'])
    .where(sql<boolean>`p.id = any(${ids})`)
    .where('p.status', '=', approved),
)

interface Compared {
  page: { id: number; is_available: boolean | null }[]
  total: number
  facets: PackedRow[]
}

/** Those who have all the filters are listed; where they are more than are counted, in the order of all, and nobody is counted. */
async function compare(db: Database, filters: ListFilters, sort: ProfessionalOrder, part: Part): Promise<Compared> {
  const { date } = filters
  const hasExact = mayBeSpelt(filters)
  const isAvailable = date === undefined ? sql`null::boolean` : saysFree(date)
  const closeness = sort === 'recommended' ? closenessTo(filters) : sql`0`
  const compared = comparedTable({
    values: filters,
    from: ofWords(filters),
    conditions: [...isNarrowed(filters), ...(date === undefined ? [] : [isNotTaken(date)])],
    // The price is one of those that are counted by.
    columns: sql`p.id, p.company_name, p.search_name, ${sort === 'price' ? sql`` : sql`${keyOf(sort)},`}`,
    isExact: hasExact ? hasExactWords(filters) : undefined,
  })
  const areAll = sql`(select total from listed) <= ${sql.lit(MAX_COUNTED)}`
  const counted = comparedRows(1, { choices: ['category', 'city', 'price', 'rating'], where: areAll, hasExact })
  const { rows } = await sql<Compared>`
    with ${compared},
    listed as materialized (
      select count(*)::integer as total from compared where in_category and in_city and has_price and has_rating),
    page as (
      select p.id, ${isAvailable} as is_available from compared as p
       where in_category and in_city and has_price and has_rating
       order by is_available desc, case when ${areAll} then ${closeness} end desc, ${orderOf(sort)} ${ofPart(part)})
    select (select coalesce(json_agg(page), '[]') from page) as page, (select total from listed) as total,
           (select json_agg(facet) from (${packed(counted, hasExact)}) as facet) as facets`.execute(db)
  return rows[0] ?? { page: [], total: 0, facets: [] }
}

/** A page with the number of all, as `selectProfessionals`, and the numbers beside the filters, as `selectFacets`. */
export async function selectWithFacets(db: Database, filters: ListFilters, sort: ProfessionalOrder, part: Part) {
  const { page, total, facets } = await compare(db, filters, sort, part)
  const found = page.length === 0 ? [] : await selectListed(db, { ids: page.map(({ id }) => id) })
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = page.flatMap(({ id, is_available }): ListRow[] => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ ...row, total, is_available }]
  })
  return { rows, total, facets: unpack(facets) }
}
