import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import type { CategoryCount } from '#contract/landing.ts'
import type { HomeCity } from '#contract/landing-address.ts'

export interface RelatedLinks {
  /** The same category in other cities. */
  cities: { city: HomeCity; total: number }[]
  /** Other categories in the same city. */
  categories: { category: Category; total: number }[]
}

/** The related landing pages that have at least one professional. */
export const relatedLinksOf = (counts: CategoryCount[], slug: string, city: HomeCity): RelatedLinks => ({
  cities: counts.flatMap((one) =>
    one.category.slug === slug ? one.cities.filter((place) => place.city !== city) : [],
  ),
  categories: (byCity(counts).find((place) => place.city === city)?.categories ?? []).filter(
    ({ category }) => category.slug !== slug,
  ),
})

/** The cities in their order, each with the categories that have professionals there. */
export const byCity = (counts: CategoryCount[]): { city: HomeCity; categories: RelatedLinks['categories'] }[] =>
  homeCities.flatMap((city) => {
    const categories = counts.flatMap(({ category, cities }) => {
      const total = cities.find((place) => place.city === city)?.total
      return total === undefined ? [] : [{ category, total }]
    })
    return categories.length > 0 ? [{ city, categories }] : []
  })
