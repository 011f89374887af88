import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault } from '#web/lib/filters.ts'
import { placedPageKeys, type PlacedPage, readPlacedPage } from '#web/lib/placed-page.ts'

export type LeadReportsFilters = { status: 'open' | 'resolved' } & PlacedPage

export const reportStatuses: Record<LeadReportsFilters['status'], string> = { open: 'Otvorene', resolved: 'Riješene' }

export const readLeadReportsFilters = (query: URLSearchParams): LeadReportsFilters => ({
  status: oneOf(reportStatuses, query.get('status'), 'open'),
  ...readPlacedPage(query),
})

export const leadReportsHref = ({ status, ...place }: LeadReportsFilters) =>
  pages.adminLeadReports + queryString({ status: omitDefault(status, 'open'), ...placedPageKeys(place) })
