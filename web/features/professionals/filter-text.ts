import type { Category } from '#contract/categories.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { isUnitInLabel } from '#contract/fact-units.ts'
import { type FactDefinition, factDefinitions, factKeys, factParameter } from '#contract/facts.ts'
import { formatEuro } from '#contract/money.ts'
import { longDay } from '#web/lib/format.ts'
import { formatRating } from '#web/ui/stars.tsx'
import type { FilterKey, Filters } from './filters.ts'

export interface FilterChip {
  /** Removed together: a distance is meaningless without its town. */
  keys: [FilterKey, ...FilterKey[]]
  text: string
}

/** The radius around a town, in kilometres, if the address has none. */
export const USUAL_KM = '50'

/**
 * The label of a filter for a fact: `Barem 120 gostiju`, `Predujam: najviše 30 %`, `Vlastito parkiralište`, `Jezici:
 * Engleski`.
 */
function factText(definition: FactDefinition, value: string): string {
  if (definition.kind === 'flag') return definition.label
  if (definition.kind === 'choice') return `${definition.label}: ${definition.options[value] ?? value}`
  const [one, few, many] = definition.unit
  const amount = formatQuantity(Number(value), one, few, many)
  if (definition.filter === 'at_most') return `${definition.label}: najviše ${amount}`
  return isUnitInLabel(definition) ? `Barem ${amount}` : `${definition.label}: barem ${amount}`
}

/**
 * The labels of the active filters, each with the keys that its removal deletes from the address. A filter that the
 * words have replaced is not active.
 */
export function filterChips(filters: Filters, categories: Category[], found = filters): FilterChip[] {
  const chips: FilterChip[] = []
  const add = (text: string, key: FilterKey, ...along: FilterKey[]) => {
    const isActive = key === 'search' || found[key] === filters[key]
    if (filters[key] && isActive) chips.push({ keys: [key, ...along], text })
  }
  add(`${filters.by_name ? 'Ime: ' : ''}„${filters.search}”`, 'search', 'by_name')
  add(
    categories.find((category) => String(category.id) === filters.category_id)?.name ?? '',
    'category_id',
    ...factKeys.map(factParameter).filter((key) => filters[key]),
  )
  add(filters.city ?? '', 'city')
  add(`${filters.near} i okolica do ${filters.km ?? USUAL_KM}\u00A0km`, 'near', 'km')
  add(filters.date ? longDay(filters.date) : '', 'date', 'free_only')
  add('Samo slobodni', 'free_only')
  add(`od ${formatEuro(Number(filters.price_min))}`, 'price_min')
  add(`do ${formatEuro(Number(filters.price_max))}`, 'price_max')
  add(`Ocjena ${formatRating(Number(filters.rating_min))} i više`, 'rating_min')
  for (const key of factKeys) {
    const parameter = factParameter(key)
    add(factText(factDefinitions[key], filters[parameter] ?? ''), parameter)
  }
  return chips
}
