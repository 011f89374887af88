import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { pages } from '#contract/paths.ts'
import { formatSum } from '#contract/sums.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { listAlternatives } from '#server/features/lead-reminders/service.ts'
import { findOfferWithAddresses } from '#server/features/offers/service.ts'
import type { AddressedEmail, MailDeps } from './addressed-email.ts'
import { bookedDayFile } from './booked-day.ts'
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
  // Another offer, or another answer, has come since: a later mail announces that one.
  if (offer?.status !== announcedStatus[job.kind] || offer.lead_status === 'rejected') return null
  const { company_name: companyName, couple_name: coupleName, event_date: eventOn } = offer
  const conversationUrl = publicUrl + pages.conversation(offer.lead_id)
  const facts = { ...offer, companyName, coupleName, eventOn, conversationUrl }
  const toCouple = { to: offer.couple_email, replyTo: offer.owner_email, leadId: offer.lead_id }
  const toProfessional = { to: offer.owner_email, replyTo: offer.couple_email, leadId: offer.lead_id }
  switch (job.kind) {
    case 'new_offer':
      return { ...toCouple, email: newOffer(facts, { isUnconfirmed: !offer.couple_email_confirmed }) }
    case 'offer_day_taken': {
      // The day may be free again by now, or this couple's by another way.
      if (!offer.is_day_busy || !leadLifecycle[offer.lead_status].isOpen) return null
      const { lead_id: id, professional_id, event_date } = offer
      const others = await listAlternatives(db, { id, professional_id, event_date })
      const searchUrl = searchUrlOf(deps, offer, others)
      return { ...toCouple, email: offerDayTaken(facts, { searchUrl }) }
    }
    case 'offer_declined': {
      const { decline_reason, wanted_total: wantedTotal } = offer
      const reason = offer.owner_email_confirmed ? decline_reason : null
      return { ...toProfessional, email: offerDeclined(facts, { reason, wantedTotal }) }
    }
    case 'offer_accepted': {
      const day = bookedDayFile(publicUrl, {
        leadId: offer.lead_id,
        eventOn,
        title: `Vjenčanje – ${job.to === 'couple' ? companyName : coupleName}`,
        description: `Ponuda br. ${offer.number}, ukupno ${formatSum(offer.total)}`,
        url: conversationUrl,
        sequence: offer.former_agreements,
        agreedAt: offer.decided_at ?? offer.created_at,
      })
      const sides = job.to === 'couple' ? toCouple : toProfessional
      const isConfirmed = job.to === 'couple' ? offer.couple_email_confirmed : offer.owner_email_confirmed
      return { ...sides, email: offerAccepted(facts, job.to, { isUnconfirmed: !isConfirmed }), attachments: [day] }
    }
  }
}
