import type { Route } from './+types/categories.ts'
import { Categories, CategoriesSkeleton } from '../../features/administration/categories-page.tsx'
import { AdminFailure } from '../../features/administration/frame.tsx'
import { loadAdmin } from '../../features/administration/load-admin.ts'
import { failed, titles } from '../../features/administration/text.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useStillAdmitted } from '../../lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, () => browserApi.listCategories(request.signal))

clientLoader.hydrate = true as const

export const meta = () => [
  { title: `${titles.categories} · Administracija · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = CategoriesSkeleton

export default function AdminCategories({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAdmitted(userId) ? <Categories loaded={loaded.data} /> : <CategoriesSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AdminFailure error={error} title={titles.categories} failed={failed.categories} />
)
