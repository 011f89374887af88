import type { Route } from './+types/users.ts'
import { call } from '#web/call.ts'
import { readUsersFilters, usersHref } from '#web/features/admin-users/filters.ts'
import { Users, UsersSkeleton } from '#web/features/admin-users/users-page.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readUsersFilters(query)
    const page = await redirectPastLastPage(
      call('GET /admin/users', { query: filters, signal: request.signal }),
      (last) => usersHref({ ...filters, page: last, after: '' }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Korisnici · Administracija · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = UsersSkeleton

export default function AdminUsers({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Users ownId={userId} {...loaded} /> : <UsersSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded error={error} title="Greška pri učitavanju korisnika" />
)
