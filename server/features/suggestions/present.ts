import { MAX_SUGGESTED, type Suggestions } from '#contract/suggestions.ts'

type Lists = Required<Pick<Suggestions, 'facts' | 'categories' | 'cities'>>
type Named = Pick<Suggestions, 'filters' | 'search' | 'phrases'>

/** Empty lists are not suggested. */
const withAnybody = <List extends { total: number }>(lists: List[], max: number) =>
  lists.filter(({ total }) => total > 0).slice(0, max)

export const presentSuggestions = (
  { facts, categories, cities }: Lists,
  professionals: Suggestions['professionals'],
  { filters, search, phrases = [] }: Named,
): Suggestions => ({
  ...(filters && { filters }),
  ...(search && { search }),
  ...(facts.some(({ total }) => total > 0) && { facts }),
  categories: withAnybody(categories, MAX_SUGGESTED.categories),
  cities: withAnybody(cities, MAX_SUGGESTED.cities),
  ...(phrases.length > 0 && { phrases }),
  professionals,
})
