import type { CategorySlug } from '#contract/categories.ts'
import type { CategoryCount, LandingPrices } from '#contract/landing.ts'
import { findCity } from '#contract/landing-address.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { listCategories } from '#server/features/categories/service.ts'
import { countPublicByCity } from '#server/features/professionals/service.ts'
import { presentCounts } from './present.ts'
import { selectPrices } from './queries.ts'

const allCategories = { page: 1, per_page: 100 }

/** Every category with the number of its public professionals, in total and by home city. */
export async function countProfessionals(deps: Deps): Promise<CategoryCount[]> {
  const [{ data: categories }, counted] = await Promise.all([
    listCategories(deps, allCategories),
    countPublicByCity(deps),
  ])
  return presentCounts(categories, counted)
}

/** The starting prices of a category in one city or, if too few state them there, in the whole country. */
export async function getPrices(deps: Deps, slug: CategorySlug, citySlug: string): Promise<LandingPrices> {
  const { data: categories } = await listCategories(deps, allCategories)
  const category = categories.find((one) => one.slug === slug)
  const city = findCity(citySlug)
  if (category === undefined || city === undefined) throw new AppError('not_found')
  const [here, everywhere] = await Promise.all([
    selectPrices(deps.db, category.id, city),
    selectPrices(deps.db, category.id),
  ])
  return { here, everywhere }
}
