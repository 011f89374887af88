import { factDefinitions, type FactKey } from '#contract/facts.ts'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { type ListFilters, isBounded, priceChoices, ratingChoices } from './list-filters.ts'

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

/** The list of a choice has similar spellings only where no name has the words as they are. */
function totalIn(found: Pick<FacetRow, 'total' | 'exact'>[], most: number): number {
  const sum = (number: (row: (typeof found)[number]) => number) => found.reduce((all, row) => all + number(row), 0)
  return Math.min(sum(({ exact }) => exact) || sum(({ total }) => total), most)
}

/** null where too many would have to be gone through. */
export function facetsFrom(
  rows: FacetRow[],
  filters: ListFilters,
  bounds: Bounds,
  spellings: Spellings,
): ProfessionalFacets | null {
  const compared = rows.find(({ choice }) => choice === 'all')?.total ?? 0
  if (isBounded(filters) && compared > bounds.compared) return null
  const most = isBounded(filters) ? bounds.counted : Number.POSITIVE_INFINITY
  const totalOf = (found: FacetRow[]) => totalIn(found, most)
  const rowsOf = (choice: FacetRow['choice']) => rows.filter((row) => row.choice === choice)
  const groupsOf = (choice: FacetRow['choice']) =>
    [...Map.groupBy(rowsOf(choice), ({ key }) => key)]
      .map(([key, found]) => ({ key, total: totalOf(found) }))
      .filter(({ total }) => total > 0)
  return {
    categories: groupsOf('category')
      .map(({ key, total }) => ({ category_id: Number(key), total }))
      .toSorted((one, other) => one.category_id - other.category_id),
    cities: groupsOf('city')
      .flatMap(({ key, total }) => {
        const spelt = spellings[key]
        return key === '' || spelt === undefined ? [] : [{ ...spelt, total }]
      })
      .toSorted((one, other) => other.total - one.total || one.place - other.place)
      .slice(0, MAX_CITIES)
      .map(({ city, total }) => ({ city, total })),
    prices: priceChoices.map((band, place) => ({
      ...band,
      total: totalOf(rowsOf('price').filter(({ key }) => Number(key) === place)),
    })),
    ratings: ratingChoices.toReversed().map((rating_min) => ({
      rating_min,
      total: totalOf(rowsOf('rating').filter(({ key }) => Number(key) > ratingChoices.indexOf(rating_min))),
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
      fact === null ? [] : [{ fact, option, total: totalIn([row], bounds.counted) }],
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
