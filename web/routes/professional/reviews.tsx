import { redirect } from 'react-router'
import type { Route } from './+types/reviews.ts'
import { call } from '#web/call.ts'
import { readReceivedFilters, receivedHref } from '#web/features/reviews/received-filters.ts'
import { ReceivedReviews, ReceivedSkeleton } from '#web/features/reviews/received-page.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, professional }) => {
    const filters = readReceivedFilters(new URL(request.url).searchParams)
    const { signal } = request
    const query = { page: filters.page, unanswered: filters.show === 'unanswered' || undefined }
    const [received, profile] = await Promise.all([
      call('GET /reviews/received', { query, signal }),
      professional && call('GET /professionals/:id', { params: { id: professional.id }, signal }),
    ])
    // The last review of the last page may just have been answered or deleted.
    if (received.data.length === 0 && received.total > 0)
      throw redirect(receivedHref({ ...filters, page: received.last_page }))
    return { userId: id, filters, received, companyName: profile?.data.company_name ?? '' }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Recenzije · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = ReceivedSkeleton

export default function Reviews({ loaderData: { userId, ...loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <ReceivedReviews {...loaded} /> : <ReceivedSkeleton />
}

export const ErrorBoundary = RouteFailure
