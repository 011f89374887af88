import type { Route } from './+types/statistics.ts'
import { call } from '#web/call.ts'
import { LeadNotice } from '#web/features/leads/lead-notice.tsx'
import { profileUnseen } from '#web/features/leads/lead-notices.ts'
import { UnansweredLine } from '#web/features/reviews/unanswered-line.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { StatisticsPage, StatisticsSkeleton } from '#web/features/statistics/statistics-page.tsx'
import { loadOptional } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, professional }) => {
    const { signal } = request
    const [{ data }, received, profile] = await Promise.all([
      call('GET /statistics', { signal }),
      loadOptional(call('GET /reviews/received', { query: { per_page: 1 }, signal })),
      professional && loadOptional(call('GET /professionals/:id', { params: { id: professional.id }, signal })),
    ])
    return { userId: id, statistics: data, received, profileStatus: profile?.data.status }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Brojke · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = StatisticsSkeleton

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { userId, statistics, received, profileStatus = 'approved' } = loaderData
  if (!useStillAuthorized(userId)) return <StatisticsSkeleton />
  return (
    <StatisticsPage statistics={statistics} profileStatus={profileStatus}>
      {profileStatus !== 'approved' && <LeadNotice notice={profileUnseen} className="mb-4 rounded-control" />}
      {received && <UnansweredLine {...received} />}
    </StatisticsPage>
  )
}

export const ErrorBoundary = RouteFailure
