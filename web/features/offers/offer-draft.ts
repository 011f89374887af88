import type { Offer, OfferInput } from '#contract/offers.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'

/** Beside the values: what was sent of them, null again once they are changed. */
interface Attempt {
  sent: OfferInput | null
}

const keyOf = (leadId: number) => `offer-${leadId}`

const contentOf = ({ items, deposit, deposit_due, valid_until, vat, note, cancellation, issuer }: Offer | OfferInput) =>
  JSON.stringify([
    items.map(({ label, quantity, unit_price }) => [label, quantity, unit_price]),
    [deposit, deposit_due, valid_until, vat, note, cancellation, issuer],
  ])

/** Whether it is among the lead's offers though its answer was lost, as where the page was reloaded meanwhile. */
const isSent = (input: OfferInput, offers: readonly Offer[]) =>
  offers.some((offer) => contentOf(offer) === contentOf(input))

/** The values of an offer that was begun in this tab for this lead and not sent. */
export function readOfferDraft<Values extends object>(leadId: number, offers: readonly Offer[]) {
  const draft = readDraft<Values & Attempt>(keyOf(leadId))
  if (draft === null) return null
  const { sent, ...values } = draft
  return sent && isSent(sent, offers) ? null : values
}

export const hasOfferDraft = (leadId: number, offers: readonly Offer[]) => readOfferDraft(leadId, offers) !== null

/** `sent` is given where the values are about to be sent. */
export const writeOfferDraft = (leadId: number, values: object | null, sent: OfferInput | null = null) =>
  writeDraft(keyOf(leadId), values && { ...values, sent })
