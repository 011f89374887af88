import type { ProfessionalsQuery } from '#contract/professionals.ts'
import { factFilters, type ListFilters, nearFilter, wordFilters } from './list-filters.ts'

/** The filters of a query, with texts folded like the search columns. */
export async function filtersFrom(
  query: ProfessionalsQuery,
  fold: (text: string) => Promise<string>,
): Promise<ListFilters> {
  const { category_id, city, date, free_only = false, price_min, price_max, rating_min, near, km, search } = query
  const folded = search === undefined ? '' : await fold(search)
  return {
    category_id,
    search_city: city === undefined ? undefined : await fold(city),
    price_min,
    price_max,
    rating_min,
    date,
    free_only: free_only && date !== undefined,
    near: near === undefined ? undefined : nearFilter(await fold(near), km),
    facts: factFilters(query),
    ...wordFilters(folded),
  }
}
