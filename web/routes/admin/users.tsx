import type { Route } from './+types/users.ts'
import { readUsers, usersHref } from '#web/features/admin-professionals/address.ts'
import { AdminFailure } from '#web/ui/admin-layout.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { failed, titles } from '#web/features/admin-log/text.ts'
import { Users, UsersSkeleton } from '#web/features/admin-users/users-page.tsx'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readUsers(query)
    const { role, state } = filters
    const wanted = { ...filters, role: role || undefined, state: state || undefined }
    const page = await redirectPastLastPage(adminApi.listUsers(wanted, request.signal), (last) =>
      usersHref({ ...filters, page: last }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [
  { title: `${titles.users} · Administracija · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = UsersSkeleton

export default function AdminUsers({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Users ownId={userId} {...loaded} /> : <UsersSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AdminFailure error={error} title={titles.users} failed={failed.users} />
)
