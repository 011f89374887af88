import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle, type LeadStatus } from '#contract/lead-lifecycle.ts'
import { currentStatus, type OfferStatus } from '#contract/offer-lifecycle.ts'
import { offerLimits, type OfferInput } from '#contract/offers.ts'

interface FieldError {
  field: keyof OfferInput
  message: string
}

/** Why the offer cannot be sent today; null if it can. */
export function validateDays(
  { valid_until, deposit_due }: Pick<OfferInput, 'valid_until' | 'deposit_due'>,
  today: CalendarDay,
): FieldError | null {
  if (valid_until < today) return { field: 'valid_until', message: 'Ponuda mora vrijediti barem do danas.' }
  if (valid_until > addDays(today, offerLimits.validity))
    return { field: 'valid_until', message: 'Ponuda može vrijediti najviše godinu dana.' }
  if (deposit_due !== null && deposit_due < today)
    return { field: 'deposit_due', message: 'Rok za predujam ne može biti prije današnjeg dana.' }
  return null
}

/** A professional whose profile is not public cannot make agreements either. */
export const unpublishedMessage = {
  send: 'Vaš profil trenutačno nije objavljen, pa ne možete slati ponude.',
  accept: 'Profil pružatelja usluga trenutačno nije objavljen, pa se ponuda ne može prihvatiti.',
} as const

/** Each sends the couple a mail, and all of them are loaded at once. */
export const MAX_OFFERS_A_LEAD = 50

export const tooManyMessage = `Za jedan upit može se poslati najviše ${MAX_OFFERS_A_LEAD} ponuda. Dalje se dogovorite porukama.`

const decidedMessages: Record<Exclude<OfferStatus, 'open'>, string> = {
  accepted: 'Ponuda je već prihvaćena i više se ne mijenja.',
  declined: 'Ponuda je već odbijena.',
  withdrawn: 'Ponuda je povučena.',
  expired: 'Ponuda je istekla.',
  replaced: 'Ovu je ponudu zamijenila nova.',
  amended: 'Ovu je ponudu zamijenila prihvaćena dopuna.',
}

type Standing = { status: OfferStatus; valid_until: CalendarDay }

/** Why the offer can no longer be answered; null while it is open. */
export function decidedMessage(offer: Standing, today: CalendarDay): string | null {
  const status = currentStatus(offer, today)
  return status === 'open' ? null : decidedMessages[status]
}

const isOpen = (offer: Standing, today: CalendarDay) => decidedMessage(offer, today) === null

type NumberedStanding = Standing & { id: number; number: number }

const meanwhileMessages: Partial<Record<OfferStatus, (number: number) => string>> = {
  accepted: (number) =>
    `Par je u međuvremenu prihvatio ponudu br. ${number}. Pošaljete li i ovu, bit će to dopuna dogovora.`,
  declined: (number) => `Par je u međuvremenu odbio ponudu br. ${number}. Prije nove ponude pogledajte njegov odgovor.`,
  withdrawn: (number) => `Ponuda br. ${number} u međuvremenu je povučena. Provjerite želite li poslati ovu.`,
}

type Seen = Pick<OfferInput, 'replaces' | 'newest'>

/**
 * Why the lead's offers are not those that the sender of another one has seen; null if they are, if one of them has only
 * expired, and for what its sender does not name. The offers are those of one lead, newest first.
 */
export function meanwhileMessage(
  offers: readonly NumberedStanding[],
  { replaces, newest: seen }: Seen,
  today: CalendarDay,
): string | null {
  const open = offers.find((offer) => isOpen(offer, today))
  if (open !== undefined) {
    if (replaces === undefined || open.id === replaces) return null
    return `U međuvremenu je poslana ponuda br. ${open.number}. Pošaljete li i ovu, zamijenit će je.`
  }
  const newest = offers.at(0)
  const isOther = seen !== undefined && newest?.id !== seen
  if (newest === undefined || (!isOther && (replaces ?? null) === null)) return null
  return meanwhileMessages[newest.status]?.(newest.number) ?? null
}

/** Whether it waits for an answer while somebody else has the day. An amendment is of a day that is the couple's already. */
export const isDayTaken = (offer: Standing & { lead_status: LeadStatus; is_day_busy: boolean }, today: CalendarDay) =>
  isOpen(offer, today) && leadLifecycle[offer.lead_status].isOpen && offer.is_day_busy

interface Day {
  lead_status: LeadStatus
  event_date: CalendarDay
}

/**
 * Whether the day has passed without being booked. Afterwards, only the professional can say that it took place: a
 * couple that booked it then could review a wedding that never was, and nobody could call that booking off in time.
 */
export const hasMissedDay = ({ lead_status, event_date }: Day, today: CalendarDay) =>
  event_date < today && !leadLifecycle[lead_status].booksDay

export const missedDayMessage =
  'Taj je dan već prošao, pa se ponuda ne može prihvatiti. Ako je vjenčanje održano, pružatelj usluga može sam potvrditi rezervaciju.'

/** Whether the couple may accept or decline it now. A rejected lead has no open offer: `leads_status_noted`. */
export const canDecide = (offer: Standing & Day & { is_published: boolean }, today: CalendarDay) =>
  isOpen(offer, today) && offer.is_published && !hasMissedDay(offer, today)

export const canWithdraw = isOpen
