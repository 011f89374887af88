import { Outlet, useParams } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { call } from '#web/call.ts'
import type { Route } from './+types/messages.ts'
import { ReceivedChip, SentChip } from '#web/features/leads/status-chip.tsx'
import { MessagesSkeleton } from '#web/features/messages/messages-layout.tsx'
import { MessagesPage } from '#web/features/messages/messages-page.tsx'
import { CONVERSATIONS_PER_PAGE } from '#web/features/messages/use-conversations.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadOptional } from '#web/lib/load.ts'
import { countLeadChanges } from '#web/lib/lead-stream.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, role, professional }) => {
    const search = new URL(request.url).searchParams.get('search') ?? ''
    const query = { sort: 'latest', search, per_page: CONVERSATIONS_PER_PAGE } as const
    const asOf = countLeadChanges()
    const { signal } = request
    const loaded = await call('GET /leads', { query, signal })
    // If there is no conversation because no lead can arrive yet, the page says why.
    const profile =
      loaded.data.length === 0 && professional
        ? await loadOptional(call('GET /professionals/:id', { params: { id: professional.id }, signal }))
        : null
    return {
      userId: id,
      side: role === 'professional' ? role : ('couple' as const),
      loaded,
      profileStatus: profile?.data.status,
      search,
      asOf,
    }
  })

clientLoader.hydrate = true as const

export const HydrateFallback = Skeleton

function Skeleton() {
  return <MessagesSkeleton isOpen={useParams()['id'] !== undefined} />
}

const statusOf = {
  couple: (lead: Lead) => <SentChip lead={lead} />,
  professional: (lead: Lead) => <ReceivedChip lead={lead} />,
}

/** The list of conversations; the child route shows the open one. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { userId, side, loaded, profileStatus = 'approved', search, asOf } = loaderData
  const { id } = useParams()
  const isAuthorized = useStillAuthorized(userId)
  if (!isAuthorized) return <Skeleton />
  return (
    <MessagesPage
      key={userId}
      side={side}
      loaded={loaded}
      profileStatus={profileStatus}
      search={search}
      asOf={asOf}
      openId={id === undefined ? null : Number(id)}
      statusOf={statusOf[side]}
    >
      <Outlet />
    </MessagesPage>
  )
}

export const ErrorBoundary = RouteFailure
