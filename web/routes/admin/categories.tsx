import type { Route } from './+types/categories.ts'
import { call } from '#web/call.ts'
import { Categories, CategoriesSkeleton } from '#web/features/categories/categories-page.tsx'
import { AdminFailure } from '#web/ui/admin-layout.tsx'
import { loadAdmin } from '#web/lib/load-admin.ts'
import { failed, titles } from '#web/features/admin-log/text.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, () => call('GET /categories', { signal: request.signal }))

clientLoader.hydrate = true as const

export const meta = () => [
  { title: `${titles.categories} · Administracija · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = CategoriesSkeleton

export default function AdminCategories({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Categories loaded={loaded.data} /> : <CategoriesSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AdminFailure error={error} title={titles.categories} failed={failed.categories} />
)
