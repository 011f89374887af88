import { mdiFileDocumentPlusOutline } from '@mdi/js'
import type { Offer } from '#contract/offers.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hasOfferDraft } from './offer-draft.ts'

interface NewOfferButtonProps {
  leadId: number
  /** The lead's offers. */
  offers: readonly Offer[]
  onOpen: () => void
}

/** Opens the form; its label says whether there is an unsent draft. */
export function NewOfferButton({ leadId, offers, onOpen }: NewOfferButtonProps) {
  const label = hasOfferDraft(leadId, offers) ? 'Nastavi ponudu' : 'Nova ponuda'
  return (
    <Button data-new-offer className="px-3! sm:px-4!" aria-label={label} onClick={onOpen}>
      <Icon path={mdiFileDocumentPlusOutline} />
      <span className="max-sm:hidden">{label}</span>
    </Button>
  )
}
