import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Offer } from '#contract/offers.ts'
import { currentStatus } from '#contract/offer-lifecycle.ts'

/** Of one lead: the offer that waits for an answer. */
export const openOffer = (offers: readonly Offer[], today: CalendarDay) =>
  offers.find((offer) => currentStatus(offer, today) === 'open')
