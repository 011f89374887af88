import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import type { Route } from './+types/enquiries.ts'
import { SentLeads, sentLeadsHref, SentLeadsSkeleton } from '#web/features/leads/sent-leads.tsx'
import { MY_REVIEW } from '#web/features/reviews/text.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { subscribeToLeadUpdates } from '#web/lib/lead-stream.ts'
import { loadOptional } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => {
    const page = Number(new URL(request.url).searchParams.get('page')) || 1
    const { signal } = request
    const [leads, counts] = await Promise.all([
      call('GET /leads', { query: { page }, signal }),
      loadOptional(call('GET /leads/counts', { signal })),
    ])
    // The last enquiry of the last page may just have been withdrawn.
    if (leads.data.length === 0 && leads.total > 0) throw redirect(sentLeadsHref(leads.last_page))
    return { userId: id, leads, agreedTotal: counts?.data.agreed_total ?? null }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Moji upiti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = SentLeadsSkeleton

const reviewHrefOf = (professionalId: number) => `${pages.professional(professionalId)}#${MY_REVIEW}`

export default function Enquiries({ loaderData: { userId, ...loaded } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(
    () => subscribeToLeadUpdates((update) => ('lead' in update || update.isResumed) && void revalidate()),
    [revalidate],
  )
  return useStillAuthorized(userId) ? <SentLeads {...loaded} reviewHrefOf={reviewHrefOf} /> : <SentLeadsSkeleton />
}

export const ErrorBoundary = RouteFailure
