import type { ProfessionalFacets } from '#contract/professionals.ts'
import { type ListFilters, isBounded, ratingChoices } from './list-filters.ts'

/** How many have the choice; of them, those whose name has the words as they are spelt. */
export interface FacetRow {
  choice: 'category' | 'city' | 'price' | 'rating' | 'all'
  key: string
  spelling: string | null
  total: number
  exact: number
}

interface Bounds {
  /** The largest number that a list tells. */
  counted: number
  /** How many can be gone through. */
  compared: number
}

const priceChoices = [
  { price_min: 0, price_max: 499.99 },
  { price_min: 500, price_max: 999.99 },
  { price_min: 1000, price_max: 1999.99 },
  { price_min: 2000, price_max: 4999.99 },
  { price_min: 5000, price_max: null },
]

/** One more may be a town without a name, which is none. */
export const MAX_CITIES = 200

const croatian = new Intl.Collator('hr')

/** null where too many would have to be gone through. */
export function facetsFrom(rows: FacetRow[], filters: ListFilters, bounds: Bounds): ProfessionalFacets | null {
  const compared = rows.find(({ choice }) => choice === 'all')?.total ?? 0
  if (isBounded(filters) && compared > bounds.compared) return null
  const most = isBounded(filters) ? bounds.counted : Number.POSITIVE_INFINITY
  /** The list of this choice has similar spellings only where no name has the words as they are. */
  const totalOf = (found: FacetRow[]) => {
    const sum = (number: (row: FacetRow) => number) => found.reduce((all, row) => all + number(row), 0)
    return Math.min(sum(({ exact }) => exact) || sum(({ total }) => total), most)
  }
  const rowsOf = (choice: FacetRow['choice']) => rows.filter((row) => row.choice === choice)
  const groupsOf = (choice: FacetRow['choice']) =>
    [...Map.groupBy(rowsOf(choice), ({ key }) => key)]
      .map(([key, found]) => ({
        key,
        total: totalOf(found),
        spelling: found.find(({ spelling }) => spelling !== null)?.spelling ?? '',
      }))
      .filter(({ total }) => total > 0)
  return {
    categories: groupsOf('category')
      .map(({ key, total }) => ({ category_id: Number(key), total }))
      .toSorted((one, other) => one.category_id - other.category_id),
    cities: groupsOf('city')
      .filter(({ key }) => key !== '')
      .toSorted((one, other) => other.total - one.total || croatian.compare(one.spelling, other.spelling))
      .slice(0, MAX_CITIES)
      .map(({ spelling, total }) => ({ city: spelling, total })),
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
