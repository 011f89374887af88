import type { NamedFacts, Suggestion } from '#contract/professionals.ts'
import type { Filters } from './filters.ts'

/** Filters that the words name, as text, as an address has them. */
const written = ({ filters }: Suggestion) =>
  Object.fromEntries(Object.entries(filters ?? {}).map(([key, value]) => [key, String(value)])) as Partial<Filters> // its day is one

/** The filters for facts that words name. */
export const factsAsFilters = (facts: NamedFacts = []) =>
  Object.fromEntries(facts.map(({ fact, option }) => [`fact_${fact}`, option ?? '1']))

/** The filters with everything that the words mean instead of these words. */
export const asMeant = (filters: Filters, suggestion: Suggestion): Filters => {
  const { category, city, region, facts } = suggestion
  return {
    ...filters,
    ...written(suggestion),
    ...(category && { category_id: String(category.category_id) }),
    ...(city && { city: city.city }),
    ...(region && { near: region.near, km: String(region.km) }),
    ...factsAsFilters(facts?.stated),
    search: (category ?? city ?? region ?? facts ?? suggestion.filters)?.search ?? filters.search,
    by_name: '',
    page: 1,
  }
}

/** The filters that a list was found by: sums, a day and guests of the words, and what else they were taken for. */
export function asFound(filters: Filters, suggestion: Suggestion): Filters {
  const { category, city, region, facts, filters: named } = suggestion
  if ((category ?? city ?? region ?? facts)?.applied) return asMeant(filters, suggestion)
  return named ? asMeant(filters, { filters: named }) : filters
}
