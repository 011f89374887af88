import { type Category, categorySlugs } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import type { CategoryCount } from '#contract/landing.ts'
import type { HomeCity } from '#contract/landing-address.ts'

/** Categories that an operator or a later release has added to the database have no landing pages here. */
const hasPages = ({ slug }: Category) => categorySlugs.some((known) => known === slug)

/** Every category in order, with only those cities, also in order, that have a professional and a landing page. */
export function presentCounts(
  categories: Category[],
  counted: { category_id: number; city: HomeCity | null; total: number }[],
): CategoryCount[] {
  return categories.map((category) => {
    const own = counted.filter(({ category_id }) => category_id === category.id)
    return {
      category,
      total: own.find(({ city }) => city === null)?.total ?? 0,
      cities: (hasPages(category) ? homeCities : []).flatMap((city) => {
        const total = own.find((row) => row.city === city)?.total ?? 0
        return total > 0 ? [{ city, total }] : []
      }),
    }
  })
}
