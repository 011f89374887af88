import { mdiStorefrontOutline, mdiTextBoxOutline } from '@mdi/js'
import { data, isRouteErrorResponse, useNavigate, useSearchParams } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { MESSAGES_PER_PAGE } from '#contract/messages.ts'
import { pages, queryString } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import type { Route } from './+types/conversation.ts'
import { BookingPhone } from '#web/features/leads/booking-phone.tsx'
import { SentChip, StatusChip } from '#web/features/leads/status-chip.tsx'
import type { ConversationParts } from '#web/features/messages/conversation-parts.ts'
import { ConversationView } from '#web/features/messages/conversation-view.tsx'
import { ConversationSkeleton } from '#web/features/messages/messages-layout.tsx'
import { ConversationFailure } from '#web/features/messages/conversation-failure.tsx'
import { otherName, type Side } from '#web/features/messages/sides.ts'
import type { LoadFailure } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) =>
  loadProtected(request, async (user) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw data({ message: 'Razgovor nije pronađen.' } satisfies LoadFailure, 404)
    const { signal } = request
    const [{ data: lead }, first] = await Promise.all([
      call('GET /leads/:id', { params: { id }, signal }),
      call('GET /leads/:id/messages', { params: { id }, query: { per_page: MESSAGES_PER_PAGE }, signal }),
    ])
    const side: Side = user.role === 'professional' ? 'professional' : 'couple'
    return { userId: user.id, side, lead, first }
  })

clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? otherName(loaderData.lead, loaderData.side) : 'Razgovor'} · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export default function Conversation({ loaderData }: Route.ComponentProps) {
  const { userId, side, lead, first } = loaderData
  const [query] = useSearchParams()
  const parts = useParts(side)
  if (!useStillAuthorized(userId)) return <ConversationSkeleton />
  return (
    <ConversationView
      key={lead.id}
      userId={userId}
      side={side}
      lead={lead}
      first={first}
      search={query.get('search') ?? ''}
      parts={parts}
    />
  )
}

/** The pieces that other parts of the product add to a conversation. */
function useParts(side: Side): ConversationParts {
  const navigate = useNavigate()
  const open = (address: string) => () => void navigate(address)
  const detailsOf = ({ id, professional_id }: Lead) =>
    side === 'couple'
      ? { label: 'Otvori profil', icon: mdiStorefrontOutline, onChoose: open(pages.professional(professional_id)) }
      : {
          label: 'Podaci o upitu',
          icon: mdiTextBoxOutline,
          onChoose: open(pages.professionalLeads + queryString({ lead: id })),
        }
  return {
    statusOf: ({ status }) => (side === 'couple' ? <SentChip status={status} /> : <StatusChip status={status} />),
    phoneOf: ({ professional, couple }) => (
      <BookingPhone phone={side === 'couple' ? professional.phone : couple?.phone} />
    ),
    offerOf: ({ body }) => <p className="rounded-card border border-line bg-surface p-4">Ponuda {body}</p>,
    menuOf: (lead) => [detailsOf(lead)],
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Thrown by web/lib/load.ts.
  const { message } = (isRouteErrorResponse(error) ? error.data : {}) as Partial<LoadFailure>
  return <ConversationFailure isMissing={isRouteErrorResponse(error) && error.status === 404} message={message} />
}
