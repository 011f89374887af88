import type { PageQuery } from '#contract/page.ts'
import type { ProfessionalsQuery } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import type { FacetRow } from './facets.ts'
import { findsNobody, isBounded, type ListFilters } from './list-filters.ts'
import { type ListRow, MAX_COUNTED, selectProfessionals } from './list-queries.ts'
import { areFoundOnce, selectWithFacets } from './once-queries.ts'

/**
 * A single statement, unless the page is past the last one. For words that many names have, no more are listed than are
 * counted.
 */
export async function findPage(
  db: Database,
  filters: ListFilters,
  { page, per_page, sort = 'recommended', facets }: PageQuery & Partial<Pick<ProfessionalsQuery, 'sort' | 'facets'>>,
) {
  const offset = (page - 1) * per_page
  const isMinimumAt = isBounded(filters) ? MAX_COUNTED : Number.POSITIVE_INFINITY
  const limit = Math.max(0, Math.min(per_page, isMinimumAt - offset))
  const present = (rows: ListRow[], total: number, facetRows?: FacetRow[]) => {
    const isMinimum = total > isMinimumAt
    return { rows, total: isMinimum ? isMinimumAt : total, isMinimum, filters, facetRows }
  }
  if (findsNobody(filters)) return present([], 0)
  if (page === 1 && facets !== false && areFoundOnce(filters)) {
    const found = await selectWithFacets(db, filters, sort, { limit, offset })
    return present(found.rows, found.total, found.facets)
  }
  const rows = await selectProfessionals(db, filters, sort, { limit, offset })
  const [counted] =
    rows.length > 0 || offset === 0 ? rows : await selectProfessionals(db, filters, sort, { limit: 1, offset: 0 })
  return present(rows, counted?.total ?? 0)
}

export type Found = Awaited<ReturnType<typeof findPage>>
