import { type CalendarDay, daysBetween } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { Offer, VatKind } from '#contract/offers.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import { longDay } from '#web/lib/format.ts'

/** `Ponuda br. 12` */
export const offerTitle = ({ number }: Pick<Offer, 'number'>) => `Ponuda br. ${number}`

/**
 * The remaining validity of an open offer: `još 3 dana`, `još samo danas`.
 * @internal
 */
export function timeLeft(validUntil: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, validUntil)
  return days === 0 ? 'još samo danas' : `još ${formatQuantity(days, 'dan', 'dana', 'dana')}`
}

/** Until when the offer can be, or could have been, accepted: `1. prosinca 2026. (još 3 dana)`. */
export const validityText = (
  { valid_until: day }: Pick<Offer, 'valid_until'>,
  status: OfferStatus,
  today: CalendarDay,
): string => (status === 'open' ? `${longDay(day)} (${timeLeft(day, today)})` : longDay(day))

export const vatSentences: Record<VatKind, string> = {
  included: 'PDV je uključen u cijene.',
  exempt: 'Nije u sustavu PDV-a.',
}

/** On the document. A small business names the article that exempts it: Zakon o PDV-u, čl. 90. st. 1. i 2. */
export const vatNotes: Record<VatKind, string> = {
  included: 'PDV je uključen u cijene.',
  exempt:
    'Nije u sustavu PDV-a: PDV nije obračunat na temelju članka 90. stavaka 1.\u00A0i\u00A02. Zakona o porezu na dodanu vrijednost.',
}

/** The answer to an offer, as a line of the conversation. */
export const offerEventTexts: Record<'accepted' | 'declined' | 'withdrawn', (number: number) => string> = {
  accepted: (number) => `Ponuda br. ${number} je prihvaćena.`,
  declined: (number) => `Ponuda br. ${number} je odbijena.`,
  withdrawn: (number) => `Ponuda br. ${number} je povučena.`,
}

/** Of the fields of the form. */
export const offerLabels = {
  items: 'Stavke',
  deposit: 'Predujam',
  deposit_due: 'Rok za predujam',
  valid_until: 'Vrijedi do',
  vat: 'PDV',
  note: 'Napomena',
  cancellation: 'Uvjeti otkazivanja',
  issuer: 'Izdavatelj',
}
