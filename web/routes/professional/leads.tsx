import type { Route } from './+types/leads.ts'
import { ReceivedLeads, ReceivedLeadsSkeleton } from '../../features/leads/received-leads.tsx'
import { RouteFailure } from '../../features/shell/failure-page.tsx'
import { browserApi } from '../../lib/browser-api.ts'
import { loadProtected, useStillAdmitted } from '../../lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, ['professional'], async ({ id }) => {
    const page = Number(new URL(request.url).searchParams.get('page')) || 1
    return { userId: id, leads: await browserApi.listLeads(page, request.signal) }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Upiti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = ReceivedLeadsSkeleton

export default function Leads({ loaderData: { userId, leads } }: Route.ComponentProps) {
  return useStillAdmitted(userId) ? <ReceivedLeads leads={leads} /> : <ReceivedLeadsSkeleton />
}

export const ErrorBoundary = RouteFailure
