import type { Offer, OfferInput } from '#contract/offers.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'

/** Beside the values: the offer as sent, null again once they are edited. */
interface Attempt {
  sent: OfferInput | null
}

const keyOf = (leadId: number) => `offer-${leadId}`

const contentOf = ({ items, deposit, deposit_due, valid_until, vat, note, cancellation, issuer }: Offer | OfferInput) =>
  JSON.stringify([
    items.map(({ label, quantity, unit_price }) => [label, quantity, unit_price]),
    [deposit, deposit_due, valid_until, vat, note, cancellation, issuer],
  ])

/** Whether the offer is among the lead's although its answer was lost, for example because the page was reloaded. */
const isSent = (input: OfferInput, offers: readonly Offer[]) =>
  offers.some((offer) => contentOf(offer) === contentOf(input))

/** The values of an unsent offer that was begun in this tab for this lead. */
export function readOfferDraft<Values extends object>(leadId: number, offers: readonly Offer[]) {
  const draft = readDraft<Values & Attempt>(keyOf(leadId))
  if (draft === null) return null
  const { sent, ...values } = draft
  return sent && isSent(sent, offers) ? null : values
}

export const hasOfferDraft = (leadId: number, offers: readonly Offer[]) => readOfferDraft(leadId, offers) !== null

/** Set `sent` when the values are about to be sent. */
export const writeOfferDraft = (leadId: number, values: object | null, sent: OfferInput | null = null) =>
  writeDraft(keyOf(leadId), values && { ...values, sent })
