import type { Route } from './+types/log.ts'
import { logHref, readLog } from '#web/features/admin-professionals/address.ts'
import { AdminFailure } from '#web/ui/admin-layout.tsx'
import { loadAdmin, redirectPastLastPage } from '#web/lib/load-admin.ts'
import { Log, LogSkeleton } from '#web/features/admin-log/log-page.tsx'
import { failed, titles } from '#web/features/admin-log/text.ts'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAdmin(request, async (query) => {
    const filters = readLog(query)
    const wanted = { ...filters, action: filters.action || undefined }
    const page = await redirectPastLastPage(adminApi.listLog(wanted, request.signal), (last) =>
      logHref({ ...filters, page: last }),
    )
    return { filters, page }
  })

clientLoader.hydrate = true as const

export const meta = () => [
  { title: `${titles.log} · Administracija · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = LogSkeleton

export default function AdminLog({ loaderData: { userId, loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <Log {...loaded} /> : <LogSkeleton />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <AdminFailure error={error} title={titles.log} failed={failed.log} />
)
