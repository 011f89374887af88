import { CopyField } from '#web/ui/copy-field.tsx'
import { readOfferDraft } from './offer-draft.ts'
import { offerAsText } from './offer-as-text.ts'
import { emptyItem, type OfferValues } from './values.ts'

const NOTHING_TYPED: OfferValues = {
  items: [emptyItem()],
  deposit: '',
  deposit_due: '',
  valid_until: '',
  vat: '',
  note: '',
  cancellation: '',
  issuer: '',
}

/** The offer that was begun in this tab for a lead that is gone, to be copied. */
export function UnsentOffer({ leadId }: { leadId: number }) {
  const draft = readOfferDraft<OfferValues>(leadId, [])
  if (draft === null) return null
  return (
    <CopyField
      isProse
      label="Ponuda koja nije poslana"
      text={offerAsText({ ...NOTHING_TYPED, ...draft })}
      copyLabel="Kopiraj ponudu"
      copied="Ponuda je kopirana."
    />
  )
}
