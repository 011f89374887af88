import { mdiFlagOutline, mdiStorefrontOutline, mdiTextBoxOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { type ConversationSide, MESSAGES_PER_PAGE } from '#contract/messages.ts'
import { pages, queryString } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import type { Route } from './+types/conversation.ts'
import { BookingPhone } from '#web/features/leads/booking-phone.tsx'
import { LeadNotice } from '#web/features/leads/lead-notice.tsx'
import { coupleNotice, professionalNotice } from '#web/features/leads/lead-notices.ts'
import { OtherEnquiriesLine } from '#web/features/leads/other-enquiries.tsx'
import { ReceivedChip, SentChip } from '#web/features/leads/status-chip.tsx'
import type { ConversationParts } from '#web/features/messages/conversation-parts.ts'
import { ConversationView } from '#web/features/messages/conversation-view.tsx'
import { ConversationSkeleton } from '#web/features/messages/messages-layout.tsx'
import { ConversationFailure } from '#web/features/messages/conversation-failure.tsx'
import { otherName } from '#web/features/messages/sides.ts'
import { UnsentMessage } from '#web/features/messages/unsent-message.tsx'
import { ConversationOffer } from '#web/features/offers/conversation-offer.tsx'
import { NewOfferButton } from '#web/features/offers/new-offer-button.tsx'
import { OfferPanel } from '#web/features/offers/offer-panel.tsx'
import { type OfferPanelState, useOfferPanel } from '#web/features/offers/use-offer-panel.ts'
import { fetchOffers, type LeadOffers, useOffers } from '#web/features/offers/use-offers.ts'
import { countLeadChanges } from '#web/lib/lead-stream.ts'
import type { LoadFailure } from '#web/lib/load.ts'
import { useSession } from '#web/lib/session.ts'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'
import { useRepeatedReloads } from '#web/lib/use-repeated-reloads.ts'
import { useToday } from '#web/lib/use-today.ts'
import { cx } from '#web/ui/class-names.ts'

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) =>
  loadProtected(request, async (user) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw data({ message: 'Razgovor nije pronađen.' } satisfies LoadFailure, 404)
    const { signal } = request
    const asOf = countLeadChanges()
    const [{ data: lead }, first, offers] = await Promise.all([
      call('GET /leads/:id', { params: { id }, signal }),
      call('GET /leads/:id/messages', { params: { id }, query: { per_page: MESSAGES_PER_PAGE }, signal }),
      // With the messages, which would move as they arrive. A failure is shown in their place once they are asked for again.
      fetchOffers(Number(id), signal).catch(() => null),
    ])
    const side: ConversationSide = user.role === 'professional' ? 'professional' : 'couple'
    return { userId: user.id, side, lead, first, offers, asOf }
  })

clientLoader.hydrate = true as const

/** A different search does not change the open conversation. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? otherName(loaderData.lead, loaderData.side) : 'Razgovor'} · Zauvijek` },
  { name: 'robots', content: 'noindex' },
]

export default function Conversation({ loaderData }: Route.ComponentProps) {
  const { userId, lead } = loaderData
  useRepeatedReloads(loaderData)
  if (!useStillAuthorized(userId)) return <ConversationSkeleton />
  return <OpenConversation key={lead.id} {...loaderData} />
}

/** The conversation and the form for a new offer. Keyed by the lead. */
function OpenConversation({
  userId,
  side,
  lead,
  first,
  offers: firstOffers,
  asOf,
}: Route.ComponentProps['loaderData']) {
  const [query] = useSearchParams()
  const offers = useOffers(lead.id, firstOffers, asOf)
  const form = useOfferPanel()
  // Stays mounted once opened and is only closed, so that the focus returns to where it was.
  const [reported, setReported] = useState<number | null>()
  const parts = useParts(side, offers, form.open, () => setReported(lead.id))
  return (
    <div
      className={cx('h-full', form.opened && 'lg:grid lg:grid-cols-[minmax(0,1fr)_31rem] lg:grid-rows-[minmax(0,1fr)]')}
    >
      <ConversationView
        userId={userId}
        side={side}
        lead={lead}
        first={first}
        asOf={asOf}
        search={query.get('search') ?? ''}
        parts={parts}
      />
      {form.opened && (
        <OfferPanel
          key={form.opened.count}
          lead={form.opened.lead}
          start={form.opened.start}
          offers={offers.offers ?? []}
          onOutdated={offers.reload}
          onSent={async () => {
            form.closeSent()
            await offers.reload()
          }}
          onClose={form.close}
        />
      )}
      {reported !== undefined && (
        <Suspense>
          <ReportDialog leadId={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Loaded when a professional first opens them. */
const SavedReplies = lazyOptional(() =>
  import('#web/features/reply-templates/saved-replies.tsx').then((module) => module.SavedReplies),
)

const ReportDialog = lazyOptional(() =>
  import('#web/features/lead-reports/report-dialog.tsx').then((module) => module.ReportDialog),
)

const UnsentOffer = lazyOptional(() =>
  import('#web/features/offers/unsent-offer.tsx').then((module) => module.UnsentOffer),
)

/** The parts that other features add to a conversation. */
function useParts(
  side: ConversationSide,
  offers: LeadOffers,
  openForm: OfferPanelState['open'],
  onReport: () => void,
): ConversationParts {
  const navigate = useNavigate()
  const today = useToday()
  const open = (address: string) => () => void navigate(address)
  function detailsOf({ id, professional_id, professional }: Lead) {
    if (side === 'professional') {
      const onChoose = open(pages.professionalLeads + queryString({ lead: id }))
      return [{ label: 'Podaci o upitu', icon: mdiTextBoxOutline, onChoose }]
    }
    const onChoose = open(pages.professional(professional_id))
    return professional.is_public ? [{ label: 'Otvori profil', icon: mdiStorefrontOutline, onChoose }] : []
  }
  return {
    statusOf: (lead) => (side === 'couple' ? <SentChip lead={lead} /> : <ReceivedChip lead={lead} />),
    phoneOf: ({ professional, couple }) => (
      <BookingPhone iconOnPhone phone={side === 'couple' ? professional.phone : couple?.phone} />
    ),
    offerOf: (message, lead) => (
      <ConversationOffer
        message={message}
        lead={lead}
        loaded={offers}
        onNextOffer={
          side === 'professional' && lead.professional.is_public ? (start) => openForm(lead, start) : undefined
        }
      />
    ),
    actionsOf: (lead) =>
      side === 'professional' && lead.can_write && lead.professional.is_public && offers.offers !== null ? (
        <NewOfferButton leadId={lead.id} offers={offers.offers} onOpen={() => openForm(lead)} />
      ) : null,
    menuOf: (lead) => [
      ...detailsOf(lead),
      { label: 'Prijavi razgovor', icon: mdiFlagOutline, isGrave: true, onChoose: onReport },
    ],
    noticeOf: (lead) => {
      const notice = side === 'couple' ? coupleNotice(lead, today) : professionalNotice(lead, today)
      return (
        <>
          {notice && <LeadNotice notice={notice} className="shrink-0 border-b border-line lg:px-5" />}
          <OtherEnquiriesLine lead={lead} />
        </>
      )
    },
    ...(side === 'professional' && {
      savedReplies: (replies) => (
        <Suspense>
          <SavedReplies {...replies} />
        </Suspense>
      ),
    }),
  }
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { user } = useSession()
  const leadId = Number(params.id)
  const unsent = user && (
    <>
      <UnsentMessage userId={user.id} leadId={leadId} />
      <Suspense>
        <UnsentOffer leadId={leadId} />
      </Suspense>
    </>
  )
  return <ConversationFailure error={error} unsent={unsent} />
}
