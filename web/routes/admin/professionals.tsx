import type { Route } from './+types/professionals.ts'
import { professionalsHref, readProfessionals } from '#web/features/admin-professionals/address.ts'
import { AdminFailure } from '#web/ui/admin-layout.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { Professionals, ProfessionalsSkeleton } from '#web/features/admin-professionals/professionals-page.tsx'
import { failed, titles } from '#web/features/admin-log/text.ts'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readProfessionals(query)
    const status = filters.status === 'all' ? undefined : filters.status
    const page = await redirectPastLastPage(
      adminApi.listProfessionals({ ...filters, status }, request.signal),
      (last) => professionalsHref({ ...filters, page: last }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [
  { title: `${titles.professionals} · Administracija · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = ProfessionalsSkeleton

export default function AdminProfessionals({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Professionals {...loaded} /> : <ProfessionalsSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AdminFailure error={error} title={titles.professionals} failed={failed.professionals} />
)
