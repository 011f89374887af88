import type { Suggestion } from '#contract/professionals.ts'
import type { Filters } from './filters.ts'

/** The filters with the category and the town or region that the words mean instead of these words. */
export const asMeant = (filters: Filters, { category, city, region }: Suggestion): Filters => ({
  ...filters,
  ...(category && { category_id: String(category.category_id) }),
  ...(city && { city: city.city }),
  ...(region && { near: region.near, km: String(region.km) }),
  search: (category ?? city ?? region)?.search ?? filters.search,
  by_name: '',
  page: 1,
})

/** The filters that a list was found by: where words were taken for a category or a town, these. */
export const asFound = (filters: Filters, suggestion: Suggestion): Filters =>
  suggestion.category?.applied || suggestion.city?.applied || suggestion.region?.applied
    ? asMeant(filters, suggestion)
    : filters

/** The filters with the sums, the day and the guests that the words name instead of these words. */
export const asWritten = (filters: Filters, written: NonNullable<Suggestion['filters']>): Filters => ({
  ...filters,
  // As text, as an address has them; its day is one.
  ...(Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)])) as Partial<Filters>),
})
