import type { LeadPackage } from '#contract/leads.ts'
import type { Offer } from '#contract/offers.ts'

/** From what a new offer begins. */
export interface OfferStart {
  /** Its lines and terms are taken over; null for an empty one. */
  from: Offer | null
  /** Its first line, where there is no offer to begin from. */
  offered?: LeadPackage | null
  /** In euros: the total that the couple wishes, to which the lines are fitted. */
  wantedTotal?: number
}
