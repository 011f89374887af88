import type { Route } from './+types/reviews.ts'
import { call } from '#web/call.ts'
import { readReviewsFilters, reviewsHref } from '#web/features/admin-reviews/filters.ts'
import { Reviews, ReviewsSkeleton } from '#web/features/admin-reviews/reviews-page.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readReviewsFilters(query)
    const page = await redirectPastLastPage(
      call('GET /admin/reviews', { query: filters, signal: request.signal }),
      (last) => reviewsHref({ ...filters, page: last, after: '' }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Recenzije · Administracija · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = ReviewsSkeleton

export default function AdminReviews({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Reviews {...loaded} /> : <ReviewsSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded error={error} title="Greška pri učitavanju recenzija" />
)
