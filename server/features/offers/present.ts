import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { currentStatus } from '#contract/offer-lifecycle.ts'
import type { Offer, OfferDocument } from '#contract/offers.ts'
import { canDecide, canWithdraw, isDayTaken } from './policy.ts'
import type { OfferRow, PartiesRow } from './queries.ts'

const presentOffer = (row: OfferRow, today: CalendarDay): Offer => ({
  id: row.id,
  lead_id: row.lead_id,
  number: row.number,
  status: currentStatus(row, today),
  items: row.items,
  total: row.total,
  deposit: row.deposit,
  deposit_due: row.deposit_due,
  valid_until: row.valid_until,
  vat: row.vat,
  note: row.note,
  cancellation: row.cancellation,
  issuer: row.issuer,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decline_reason: row.decline_reason,
  wanted_total: row.wanted_total,
  is_amendment: row.is_amendment,
  is_day_taken: isDayTaken(row, today),
})

/** As its couple sees it, with what the couple may do. */
export const presentReceivedOffer = (row: OfferRow, today: CalendarDay): Offer => ({
  ...presentOffer(row, today),
  can_decide: canDecide(row, today),
})

/** As its professional sees it, with what the professional may do. */
export const presentSentOffer = (row: OfferRow, today: CalendarDay): Offer => ({
  ...presentOffer(row, today),
  can_withdraw: canWithdraw(row, today),
})

function presentCouple({ couple_name: name, couple_email: email }: PartiesRow, phone: string | null) {
  return name === null || email === null ? null : { name, email, phone }
}

/** Phone numbers are only shown once the day is booked. */
export function presentDocument(
  offer: Offer,
  parties: PartiesRow,
  { lead_status }: Pick<OfferRow, 'lead_status'>,
): OfferDocument {
  const phoneOf = (phone: string | null) => (leadLifecycle[lead_status].booksDay ? phone : null)
  return {
    offer,
    event_date: parties.event_date,
    professional: {
      id: parties.professional_id,
      company_name: parties.company_name,
      city: parties.city,
      email: parties.owner_email,
      phone: phoneOf(parties.owner_phone),
    },
    couple: presentCouple(parties, phoneOf(parties.couple_phone)),
  }
}
