import type { Route } from './+types/professionals.ts'
import { call } from '#web/call.ts'
import { ProfileHistoryDialog } from '#web/features/admin-log/profile-history-dialog.tsx'
import { professionalsHref, readProfessionalsFilters } from '#web/features/admin-professionals/filters.ts'
import { Professionals, ProfessionalsSkeleton } from '#web/features/admin-professionals/professionals-page.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readProfessionalsFilters(query)
    const page = await redirectPastLastPage(
      call('GET /admin/professionals', {
        query: { ...filters, status: filters.status === 'all' ? '' : filters.status },
        signal: request.signal,
      }),
      (last) => professionalsHref({ ...filters, page: last, after: '' }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [
  { title: 'Pružatelji usluga · Administracija · Zauvijek' },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = ProfessionalsSkeleton

export default function AdminProfessionals({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? (
    <Professionals
      {...loaded}
      renderHistory={(professional, onClose) => <ProfileHistoryDialog professional={professional} onClose={onClose} />}
    />
  ) : (
    <ProfessionalsSkeleton />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded error={error} title="Greška pri učitavanju profesionalaca" />
)
