import type { LeadPackage } from '#contract/leads.ts'
import type { Offer } from '#contract/offers.ts'

/** The starting point of a new offer. */
export interface OfferStart {
  /** Its lines and terms are copied; null for an empty offer. */
  from: Offer | null
  /** The first line if there is no offer to copy. */
  offered?: LeadPackage | null
  /** In euros: the total that the couple wants, to which the lines are adjusted. */
  wantedTotal?: number
}
