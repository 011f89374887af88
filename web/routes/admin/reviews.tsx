import type { Route } from './+types/reviews.ts'
import { readReviews, reviewsHref } from '#web/features/admin-professionals/address.ts'
import { AdminFailure } from '#web/ui/admin-layout.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { Reviews, ReviewsSkeleton } from '#web/features/admin-reviews/reviews-page.tsx'
import { failed, titles } from '#web/features/admin-log/text.ts'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readReviews(query)
    const page = await redirectPastLastPage(adminApi.listReviews(filters, request.signal), (last) =>
      reviewsHref({ ...filters, page: last }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [
  { title: `${titles.reviews} · Administracija · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = ReviewsSkeleton

export default function AdminReviews({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Reviews {...loaded} /> : <ReviewsSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AdminFailure error={error} title={titles.reviews} failed={failed.reviews} />
)
