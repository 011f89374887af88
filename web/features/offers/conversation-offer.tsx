import { mdiFileDocumentOutline } from '@mdi/js'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OfferCard } from './offer-card.tsx'
import type { OfferStart } from './offer-start.ts'
import { offerEventTexts } from './text.ts'
import type { LeadOffers } from './use-offers.ts'

/** A message about an offer: the full offer when it was sent, a line when it was answered. */
export function ConversationOffer({
  message,
  lead,
  loaded: { offers, isFailed, reload },
  onNextOffer,
}: {
  message: Pick<Message, 'offer_id' | 'offer_event'>
  lead: Pick<Lead, 'event_date' | 'professional' | 'can_write'>
  loaded: LeadOffers
  /** Opens the form; only for the professional. */
  onNextOffer?: ((start: OfferStart) => void) | undefined
}) {
  const offer = offers?.find(({ id }) => id === message.offer_id)
  const { offer_event: event } = message
  const isLine = event !== 'sent' && event !== null
  if (offer === undefined) {
    if (isFailed) return <NotLoaded onRetry={reload} />
    return <Skeleton className={isLine ? 'h-5 w-44 max-w-full' : 'h-48 w-full max-w-130'} />
  }
  if (isLine) {
    return (
      <p className="inline-flex items-center gap-2 text-sm text-muted">
        <Icon path={mdiFileDocumentOutline} className="size-4.5" />
        {offerEventTexts[event](offer.number)}
      </p>
    )
  }
  const isNewest = offers?.[0]?.id === offer.id
  return (
    <OfferCard
      offer={offer}
      eventDate={lead.event_date}
      companyName={lead.professional.company_name}
      onChanged={reload}
      onNextOffer={isNewest && lead.can_write ? onNextOffer : undefined}
    />
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => Promise<void> }) => (
  <div className="w-full max-w-130 rounded-card border border-line bg-surface p-4 sm:p-5">
    <p>Ponuda se nije učitala.</p>
    <Button className="mt-3" onClick={() => void onRetry()}>
      Pokušaj ponovo
    </Button>
  </div>
)
