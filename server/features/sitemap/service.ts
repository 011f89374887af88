import { slugOf, INDEXED_FROM } from '#contract/landing-address.ts'
import { pages, queryString } from '#contract/paths.ts'
import { informationPages } from '#contract/site-pages.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { countProfessionals } from '#server/features/landing/service.ts'
import { getPublicSummary, listPublicDates } from '#server/features/professionals/service.ts'
import { PROFESSIONALS_PER_FILE, presentSitemap, presentSitemapIndex } from './present.ts'

const fileCount = (total: number) => Math.max(1, Math.ceil(total / PROFESSIONALS_PER_FILE))

/** The index of all sitemaps: the site's own pages, and one file per 50,000 professionals. */
export async function renderSitemapIndex(deps: Deps): Promise<string> {
  const { total, changed_at } = await getPublicSummary(deps)
  const files = ['pages', ...Array.from({ length: fileCount(total) }, (_, index) => index + 1)]
  return presentSitemapIndex(
    deps.config.publicUrl,
    files.map((name) => ({ path: `/sitemap-${name}.xml`, changedAt: changed_at })),
  )
}

/** All pages except the professionals': the fixed ones, and categories and landing pages with enough professionals. */
export async function renderPagesSitemap(deps: Deps): Promise<string> {
  const [{ changed_at }, counts] = await Promise.all([getPublicSummary(deps), countProfessionals(deps)])
  const landings = counts.flatMap(({ category, cities }) =>
    cities.filter(({ total }) => total >= INDEXED_FROM).map(({ city }) => pages.landing(category.slug, slugOf(city))),
  )
  const categories = counts.flatMap(({ category, total }) =>
    total >= INDEXED_FROM ? [pages.home + queryString({ category_id: category.id })] : [],
  )
  return presentSitemap(deps.config.publicUrl, [
    ...[pages.home, pages.professionals, ...categories].map((path) => ({ path, changedAt: changed_at })),
    ...[pages.categories, pages.map, pages.dates, ...landings, ...informationPages].map((path) => ({
      path,
      changedAt: null,
    })),
  ])
}

/** The sitemap with that number, counted from 1. */
export async function renderSitemap(deps: Deps, number: number): Promise<string> {
  const { total } = await getPublicSummary(deps)
  if (number > fileCount(total)) throw new AppError('not_found')
  const rows = await listPublicDates(deps, PROFESSIONALS_PER_FILE, (number - 1) * PROFESSIONALS_PER_FILE)
  const professionals = rows.map(({ id, updated_at }) => ({ path: pages.professional(id), changedAt: updated_at }))
  return presentSitemap(deps.config.publicUrl, professionals)
}
