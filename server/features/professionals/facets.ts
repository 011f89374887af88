import { factDefinitions, type FactKey } from '#contract/facts.ts'
import { priceChoices } from '#contract/price-bands.ts'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { type ListFilters, isBounded, ratingChoices } from './list-filters.ts'

/** How many have the choice; of them, those whose name has the words as they are spelt. */
export interface FacetRow {
  choice: 'category' | 'city' | 'price' | 'rating' | 'all'
  key: string
  total: number
  exact: number
}

/** How many state a flag, or an option of a choice; without a fact how many were gone through. */
export interface FactRow {
  fact: FactKey | null
  option: string | null
  total: number
  exact: number
}

interface Bounds {
  /** The largest number that a list tells. */
  counted: number
  /** How many can be gone through. */
  compared: number
}

/** One more may be a town without a name, which is none. */
export const MAX_CITIES = 200

type FactFacets = NonNullable<ProfessionalFacets['facts']> | null

const croatian = new Intl.Collator('hr')

/** A town as it is shown, and its place among all of them by name. */
interface SpeltTown {
  city: string
  place: number
}

/** By the town as it is searched for. */
export type Spellings = Record<string, SpeltTown>

/** Sorted here once instead of in each answer. */
export const spellingsFrom = (rows: { search_city: string; city: string }[]): Spellings =>
  Object.fromEntries(
    rows
      .toSorted((one, other) => croatian.compare(one.city, other.city))
      .map(({ search_city, city }, place) => [search_city, { city, place }]),
  )

export const areSpelt = (rows: FacetRow[], spellings: Spellings): boolean =>
  rows.every(({ choice, key }) => choice !== 'city' || key === '' || Object.hasOwn(spellings, key))

type Found = Pick<FacetRow, 'total' | 'exact'>

const none: Found = { total: 0, exact: 0 }

const plus = (one: Found, { total, exact }: Found): Found => ({ total: one.total + total, exact: one.exact + exact })

/** The list of a choice has similar spellings only where no name has the words as they are. */
const shownOf = ({ total, exact }: Found, most: number): number => Math.min(exact || total, most)

/** The numbers found for each choice, by key. */
function foundByChoice(rows: FacetRow[]): Record<FacetRow['choice'], Map<string, Found>> {
  const byKey = () => new Map<string, Found>()
  const found = { category: byKey(), city: byKey(), price: byKey(), rating: byKey(), all: byKey() }
  for (const row of rows) {
    const keys = found[row.choice]
    const before = keys.get(row.key)
    keys.set(row.key, before ? plus(before, row) : row)
  }
  return found
}

/** null where too many would have to be gone through. */
export function facetsFrom(
  rows: FacetRow[],
  filters: ListFilters,
  bounds: Bounds,
  spellings: Spellings,
): ProfessionalFacets | null {
  const found = foundByChoice(rows)
  if (isBounded(filters) && (found.all.get('')?.total ?? 0) > bounds.compared) return null
  const most = isBounded(filters) ? bounds.counted : Number.POSITIVE_INFINITY
  const cities: (SpeltTown & { total: number })[] = []
  for (const [key, one] of found.city) {
    const spelt = spellings[key]
    const total = shownOf(one, most)
    if (key !== '' && spelt !== undefined && total > 0) cities.push({ city: spelt.city, place: spelt.place, total })
  }
  return {
    categories: [...found.category]
      .map(([key, one]) => ({ category_id: Number(key), total: shownOf(one, most) }))
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => one.category_id - other.category_id),
    cities: cities
      .toSorted((one, other) => other.total - one.total || one.place - other.place)
      .slice(0, MAX_CITIES)
      .map(({ city, total }) => ({ city, total })),
    prices: priceChoices.map((band, place) => ({
      ...band,
      total: shownOf(found.price.get(String(place)) ?? none, most),
    })),
    ratings: ratingChoices.toReversed().map((rating_min) => ({
      rating_min,
      total: shownOf(
        [...found.rating]
          .filter(([key]) => Number(key) > ratingChoices.indexOf(rating_min))
          .reduce((sum, [, one]) => plus(sum, one), none),
        most,
      ),
    })),
  }
}

/** In the order of the category's facts and of their options; null where too many would have to be gone through. */
export function factFacetsFrom(rows: FactRow[], keys: readonly FactKey[], bounds: Bounds): FactFacets {
  const compared = rows.find(({ fact }) => fact === null)?.total ?? 0
  if (compared > bounds.compared) return null
  const placeOf = ({ fact, option }: { fact: FactKey; option: string | null }) => {
    const definition = factDefinitions[fact]
    const options = definition.kind === 'choice' ? Object.keys(definition.options) : []
    return 100 * keys.indexOf(fact) + options.indexOf(option ?? '')
  }
  return rows
    .flatMap(({ fact, option, ...row }) =>
      fact === null ? [] : [{ fact, option, total: shownOf(row, bounds.counted) }],
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
