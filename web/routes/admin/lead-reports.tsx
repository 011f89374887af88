import type { Route } from './+types/lead-reports.ts'
import { call } from '#web/call.ts'
import { leadReportsHref, readLeadReportsFilters } from '#web/features/lead-reports/filters.ts'
import { LeadReports, LeadReportsSkeleton } from '#web/features/lead-reports/reports-page.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readLeadReportsFilters(query)
    const page = await redirectPastLastPage(
      call('GET /admin/lead-reports', { query: filters, signal: request.signal }),
      (last) => leadReportsHref({ ...filters, page: last, after: '' }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [
  { title: 'Prijavljeni razgovori · Administracija · Zauvijek' },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = LeadReportsSkeleton

export default function AdminLeadReports({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <LeadReports {...loaded} /> : <LeadReportsSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded error={error} title="Greška pri učitavanju prijava" />
)
