import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/leads.ts'
import { call } from '#web/call.ts'
import { readOpenLead, readReceivedFilters, receivedHref } from '#web/features/leads/received-filters.ts'
import { ReceivedFailure } from '#web/features/leads/received-failure.tsx'
import { ReceivedLeadsSkeleton } from '#web/features/leads/received-layout.tsx'
import { ReceivedLeads } from '#web/features/leads/received-leads.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import type { LoadFailure } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, professional }) => {
    const query = new URL(request.url).searchParams
    const filters = readReceivedFilters(query)
    const leads = await call('GET /leads', { query: filters, signal: request.signal })
    // The last lead of the last page may just have been taken back, or have left the status that is looked for.
    if (leads.data.length === 0 && leads.total > 0) {
      throw redirect(receivedHref({ ...filters, page: leads.last_page }, readOpenLead(query)))
    }
    return { userId: id, professionalId: professional?.id, filters, leads }
  })

clientLoader.hydrate = true as const

/** Opening and closing one lead leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [list, nextList] = [currentUrl, nextUrl].map(({ searchParams }) =>
    receivedHref(readReceivedFilters(searchParams)),
  )
  const isSameLead = readOpenLead(currentUrl.searchParams) === readOpenLead(nextUrl.searchParams)
  return list === nextList && !isSameLead ? false : defaultShouldRevalidate
}

export const meta = () => [{ title: 'Upiti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = ReceivedLeadsSkeleton

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { userId, professionalId, filters, leads } = loaderData
  return useStillAuthorized(userId) ? (
    <ReceivedLeads loaded={leads} filters={filters} professionalId={professionalId} />
  ) : (
    <ReceivedLeadsSkeleton />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <RouteFailure error={error} />
  // Thrown by web/lib/load.ts.
  const { message } = error.data as LoadFailure
  return <ReceivedFailure message={message} />
}
