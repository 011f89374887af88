import type { Suggestion } from '#contract/professionals.ts'
import type { Filters } from './filters.ts'

/** The filters with the category and the town that the words mean instead of these words. */
export const asMeant = (filters: Filters, { category, city }: Suggestion): Filters => ({
  ...filters,
  ...(category && { category_id: String(category.category_id) }),
  ...(city && { city: city.city }),
  search: (category ?? city)?.search ?? filters.search,
  by_name: '',
  page: 1,
})

/** The filters that a list was found by: where words were taken for a category or a town, these. */
export const asFound = (filters: Filters, suggestion: Suggestion): Filters =>
  suggestion.category?.applied || suggestion.city?.applied ? asMeant(filters, suggestion) : filters
