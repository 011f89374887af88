import { pages } from '../../../contract/paths.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { ADDRESSES_PER_FILE, presentSitemap, presentSitemapIndex } from './present.ts'
import { selectApprovedPage, selectApprovedSummary } from './queries.ts'

const fileCount = (total: number) => Math.max(1, Math.ceil(total / ADDRESSES_PER_FILE))

/** The index of all sitemaps: one more file for every 50,000 professionals. */
export async function makeSitemapIndex({ db, config }: Deps): Promise<string> {
  const { total, changed_at } = await selectApprovedSummary(db)
  const files = Array.from({ length: fileCount(total) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    changedAt: changed_at,
  }))
  return presentSitemapIndex(config.publicUrl, files)
}

/** The sitemap of that number, from 1; the first begins with the home page. */
export async function makeSitemap({ db, config }: Deps, number: number): Promise<string> {
  const { total, changed_at } = await selectApprovedSummary(db)
  if (number > fileCount(total)) throw new AppError('not_found')
  const rows = await selectApprovedPage(db, ADDRESSES_PER_FILE, (number - 1) * ADDRESSES_PER_FILE)
  const professionals = rows.map(({ id, updated_at }) => ({ path: pages.professional(id), changedAt: updated_at }))
  const home = number === 1 ? [{ path: pages.home, changedAt: changed_at }] : []
  return presentSitemap(config.publicUrl, [...home, ...professionals])
}
