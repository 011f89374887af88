import type { Route } from './+types/categories.ts'
import { call } from '#web/call.ts'
import { Categories, CategoriesSkeleton } from '#web/features/categories/categories-page.tsx'
import { loadAdmin } from '#web/lib/load-admin.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, () => call('GET /categories', { signal: request.signal }))

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Kategorije · Administracija · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = CategoriesSkeleton

export default function AdminCategories({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Categories loaded={loaded.data} /> : <CategoriesSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded error={error} title="Greška pri učitavanju kategorija" />
)
