import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { pages } from '#contract/paths.ts'
import { formatSum } from '#contract/sums.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { findOfferWithAddresses } from '#server/features/offers/service.ts'
import { type AddressedEmail, type MailDeps, toCouple, toProfessional } from './addressed-email.ts'
import { dayFile, dayTitle } from './booked-day.ts'
import { searchUrlOf } from './lead-emails.ts'
import { newOffer, offerAccepted, offerDayTaken, offerDeclined } from './offers.ts'

type OfferJob = Extract<MailJob, { offer_id: number }>

const announcedStatus = {
  new_offer: 'open',
  offer_day_taken: 'open',
  offer_declined: 'declined',
  offer_accepted: 'accepted',
} as const

export async function composeOfferEmail(deps: MailDeps, job: OfferJob): Promise<AddressedEmail | null> {
  const { db, publicUrl } = deps
  const offer = await findOfferWithAddresses(db, job.offer_id)
  // There has been another offer or another answer since; a later mail announces that one.
  if (offer?.status !== announcedStatus[job.kind] || offer.lead_status === 'rejected') return null
  // Nobody could open the conversation, or answer there; what both have agreed on reaches them all the same.
  if (offer.is_suspended && job.kind !== 'offer_accepted') return null
  const { company_name: companyName, couple_name: coupleName, event_date: eventOn } = offer
  const conversationUrl = publicUrl + pages.conversation(offer.lead_id)
  const isToCouple = job.kind === 'offer_accepted' ? job.to === 'couple' : job.kind !== 'offer_declined'
  const address = isToCouple ? toCouple(offer, offer.lead_id) : toProfessional(offer, offer.lead_id)
  const facts = { ...offer, companyName, coupleName, eventOn, conversationUrl, replyTo: address.replyTo }
  switch (job.kind) {
    case 'new_offer':
      return { ...address, email: newOffer(facts, { isUnconfirmed: !address.isConfirmed }) }
    case 'offer_day_taken': {
      // By now the day may be free again, or this couple's in another way.
      if (!offer.is_day_busy || !leadLifecycle[offer.lead_status].isOpen) return null
      const searchUrl = searchUrlOf(deps, offer)
      return { ...address, email: offerDayTaken(facts, { searchUrl }) }
    }
    case 'offer_declined': {
      const { decline_reason, wanted_total: wantedTotal } = offer
      const reason = offer.owner_email_confirmed ? decline_reason : null
      return { ...address, email: offerDeclined(facts, { reason, wantedTotal }) }
    }
    case 'offer_accepted': {
      const day = dayFile(publicUrl, 'booked', {
        leadId: offer.lead_id,
        eventOn,
        title: dayTitle(job.to === 'couple' ? companyName : coupleName),
        description: `Ponuda br. ${offer.number}, ukupno ${formatSum(offer.total)}`,
        url: conversationUrl,
        sequence: offer.former_agreements,
        at: offer.decided_at ?? offer.created_at,
      })
      const email = offerAccepted(facts, job.to, { isUnconfirmed: !address.isConfirmed })
      return { ...address, email, attachments: [day] }
    }
  }
}
