import type { Route } from './+types/statistics.ts'
import { call } from '#web/call.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { StatisticsPage, StatisticsSkeleton } from '#web/features/statistics/statistics-page.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => {
    const { data } = await call('GET /statistics', { signal: request.signal })
    return { userId: id, statistics: data }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Brojke · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = StatisticsSkeleton

export default function Statistics({ loaderData: { userId, statistics } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <StatisticsPage statistics={statistics} /> : <StatisticsSkeleton />
}

export const ErrorBoundary = RouteFailure
