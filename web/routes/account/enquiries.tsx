import { redirect } from 'react-router'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import type { Route } from './+types/enquiries.ts'
import { readSentFilters, sentHref } from '#web/features/leads/sent-filters.ts'
import { SentLeads, SentLeadsSkeleton } from '#web/features/leads/sent-leads.tsx'
import { MY_REVIEW } from '#web/features/reviews/text.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { countLeadChanges } from '#web/lib/lead-stream.ts'
import { omitDefault } from '#web/lib/filters.ts'
import { loadOptional } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'
import { useFreshLeads } from '#web/lib/use-fresh-leads.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => {
    const filters = readSentFilters(new URL(request.url).searchParams)
    const { status, page } = filters
    const { signal } = request
    const asOf = countLeadChanges()
    const [leads, counts] = await Promise.all([
      call('GET /leads', { query: { page, status: omitDefault(status, 'all') }, signal }),
      loadOptional(call('GET /leads/counts', { signal })),
    ])
    // The last enquiry of the last page may just have been withdrawn.
    if (leads.data.length === 0 && leads.total > 0) throw redirect(sentHref({ status, page: leads.last_page }))
    // So may the last of a status, or the other side has given it another one.
    if (leads.total === 0 && status !== 'all') throw redirect(sentHref({ status: 'all', page: 1 }))
    return { userId: id, asOf, filters, leads, counts: counts?.data ?? null }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Moji upiti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = SentLeadsSkeleton

const reviewHrefOf = (professionalId: number) => `${pages.professional(professionalId)}#${MY_REVIEW}`

export default function Enquiries({ loaderData: { userId, asOf, ...loaded } }: Route.ComponentProps) {
  useFreshLeads(asOf)
  return useStillAuthorized(userId) ? <SentLeads {...loaded} reviewHrefOf={reviewHrefOf} /> : <SentLeadsSkeleton />
}

export const ErrorBoundary = RouteFailure
