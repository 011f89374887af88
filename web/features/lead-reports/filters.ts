import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault, readPage } from '#web/lib/filters.ts'

export type LeadReportsFilters = { status: 'open' | 'resolved'; page: number }

export const reportStatuses: Record<LeadReportsFilters['status'], string> = { open: 'Otvorene', resolved: 'Riješene' }

export const readLeadReportsFilters = (query: URLSearchParams): LeadReportsFilters => ({
  status: oneOf(reportStatuses, query.get('status'), 'open'),
  page: readPage(query),
})

export const leadReportsHref = ({ status, page }: LeadReportsFilters) =>
  pages.adminLeadReports + queryString({ status: omitDefault(status, 'open'), page: omitDefault(page, 1) })
