import type { NamedFacts, Suggestion } from '#contract/professionals.ts'
import type { Filters } from './filters.ts'

/** The filters named by the words, as text for an address. */
const written = ({ filters }: Suggestion) =>
  Object.fromEntries(Object.entries(filters ?? {}).map(([key, value]) => [key, String(value)])) as Partial<Filters> // its day is one

/** The filters for facts named by the words. */
export const factsAsFilters = (facts: NamedFacts = []) =>
  Object.fromEntries(facts.map(({ fact, option }) => [`fact_${fact}`, option ?? '1']))

/** The filters with the words replaced by everything that they mean. */
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

/** The filters that were applied to a list: with the amounts, day and guests of the words, and their other meanings. */
export function asFound(filters: Filters, suggestion: Suggestion): Filters {
  const { category, city, region, facts, filters: named } = suggestion
  if ((category ?? city ?? region ?? facts)?.applied) return asMeant(filters, suggestion)
  return named ? asMeant(filters, { filters: named }) : filters
}
