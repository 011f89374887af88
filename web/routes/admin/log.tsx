import type { Route } from './+types/log.ts'
import { call } from '#web/call.ts'
import { logHref, readLogFilters } from '#web/features/admin-log/filters.ts'
import { Log, LogSkeleton } from '#web/features/admin-log/log-page.tsx'
import { LOAD_FAILED } from '#web/features/admin-log/text.ts'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readLogFilters(query)
    const page = await redirectPastLastPage(
      call('GET /admin/log', { query: filters, signal: request.signal }),
      (last) => logHref({ ...filters, page: last }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Dnevnik · Administracija · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = LogSkeleton

export default function AdminLog({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Log {...loaded} /> : <LogSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PageNotLoaded error={error} title={LOAD_FAILED} />
)
