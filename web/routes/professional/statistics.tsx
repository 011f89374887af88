import type { Route } from './+types/statistics.ts'
import { call } from '#web/call.ts'
import { UnansweredLine } from '#web/features/reviews/unanswered-line.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { StatisticsPage, StatisticsSkeleton } from '#web/features/statistics/statistics-page.tsx'
import { loadOptional } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => {
    const { signal } = request
    const [{ data }, received] = await Promise.all([
      call('GET /statistics', { signal }),
      loadOptional(call('GET /reviews/received', { query: { per_page: 1 }, signal })),
    ])
    return { userId: id, statistics: data, received }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Brojke · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = StatisticsSkeleton

export default function Statistics({ loaderData: { userId, statistics, received } }: Route.ComponentProps) {
  if (!useStillAuthorized(userId)) return <StatisticsSkeleton />
  return <StatisticsPage statistics={statistics}>{received && <UnansweredLine {...received} />}</StatisticsPage>
}

export const ErrorBoundary = RouteFailure
