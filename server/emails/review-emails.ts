import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { findReporter } from '#server/features/admin-reviews/service.ts'
import { findLeadWithAddresses } from '#server/features/leads/service.ts'
import { findJudgedReply, findReplyWithAuthor } from '#server/features/review-replies/service.ts'
import { findJudgedReview, findReviewWithOwner } from '#server/features/reviews/service.ts'
import { type AddressedEmail, type MailDeps, objection, ownReviewUrl } from './addressed-email.ts'
import { replyHidden, replyShown, reportDecided, reviewHidden, reviewShown } from './moderation.ts'
import { newReview, reviewReminder, reviewReply } from './reviews.ts'

/** Where a professional reads and answers its reviews; leads through the sign-in. */
const receivedReviewsUrl = ({ publicUrl }: MailDeps) => publicUrl + pages.login(pages.professionalReviews)

type ReviewJob = Extract<MailJob, { review_id: number }>

export async function composeReviewEmail(deps: MailDeps, job: ReviewJob): Promise<AddressedEmail | null> {
  const { review_id: id } = job
  switch (job.kind) {
    case 'new_review': {
      const review = await findReviewWithOwner(deps.db, id)
      if (!review) return null
      const { owner_email: to, owner_email_confirmed: isConfirmed, couple_name, company_name, rating, comment } = review
      const reviewsUrl = receivedReviewsUrl(deps)
      const facts = { coupleName: couple_name, companyName: company_name, rating, comment, reviewsUrl }
      return { to, isConfirmed, email: newReview(facts, { isUnconfirmed: !isConfirmed }) }
    }
    case 'review_hidden': {
      const review = await findJudgedReview(deps.db, id)
      if (!review?.hidden_at) return null
      const { author_email: to, author_email_confirmed: isConfirmed, reason, is_reported: isReported } = review
      const { company_name: companyName } = review
      return { to, isConfirmed, email: reviewHidden({ companyName, reason, isReported, ...objection(deps) }) }
    }
    case 'review_shown': {
      const review = await findJudgedReview(deps.db, id)
      if (!review || review.hidden_at || review.author_suspended) return null
      const { author_email: to, author_email_confirmed: isConfirmed, company_name: companyName } = review
      const reviewUrl = ownReviewUrl(deps, review.professional_id)
      return { to, isConfirmed, email: reviewShown({ companyName, reviewUrl }) }
    }
    case 'reply_hidden': {
      const reply = await findJudgedReply(deps.db, id)
      if (!reply?.hidden_at) return null
      const { owner_email: to, owner_email_confirmed: isConfirmed, company_name: companyName, reason } = reply
      return { to, isConfirmed, email: replyHidden({ companyName, reason, ...objection(deps) }) }
    }
    case 'reply_shown': {
      const reply = await findJudgedReply(deps.db, id)
      if (!reply || reply.hidden_at || reply.status !== 'approved') return null
      const { owner_email: to, owner_email_confirmed: isConfirmed, company_name: companyName } = reply
      return { to, isConfirmed, email: replyShown({ companyName, reviewsUrl: receivedReviewsUrl(deps) }) }
    }
    case 'report_decided': {
      const { about, outcome } = job
      const reported = await findReporter(deps.db, about, id)
      // There has been another decision since.
      if (!reported || (reported.hidden_at !== null) !== (outcome === 'hidden')) return null
      const { reporter_email: to, reporter_email_confirmed: isConfirmed } = reported
      const { company_name: companyName, couple_name: coupleName, professional_id } = reported
      const reviewUrl = about === 'review' ? receivedReviewsUrl(deps) : ownReviewUrl(deps, professional_id)
      const facts = { about, outcome, companyName, coupleName, reviewUrl }
      return { to, isConfirmed, email: reportDecided({ ...facts, ...objection(deps) }) }
    }
    case 'review_reply': {
      const reply = await findReplyWithAuthor(deps.db, id)
      if (!reply) return null
      const {
        author_email: to,
        author_email_confirmed: isConfirmed,
        company_name: companyName,
        professional_id,
      } = reply
      const body = isConfirmed ? reply.body : null
      const reviewUrl = ownReviewUrl(deps, professional_id)
      return { to, isConfirmed, email: reviewReply({ companyName, body, reviewUrl }) }
    }
  }
}

/**
 * Covers the leads that can still be reviewed; nothing once all of them are, or once either side is deleted or
 * suspended.
 */
export async function composeReviewReminder(deps: MailDeps, leadIds: number[]): Promise<AddressedEmail | null> {
  const found = await Promise.all(leadIds.map((id) => findLeadWithAddresses(deps.db, id)))
  const leads = found.filter((lead) => lead !== undefined).filter(canBeReviewed)
  const [first] = leads
  if (!first) return null
  const professionals = leads.map(({ company_name, professional_id }) => ({
    companyName: company_name,
    reviewUrl: ownReviewUrl(deps, professional_id),
  }))
  const enquiriesUrl = deps.publicUrl + pages.login(pages.enquiries)
  return { to: first.couple_email, isConfirmed: true, email: reviewReminder({ professionals, enquiriesUrl }) }
}

type FoundLead = NonNullable<Awaited<ReturnType<typeof findLeadWithAddresses>>>

/** The same conditions as for the form, except for the day, which is over. */
const canBeReviewed = (lead: FoundLead) =>
  lead.has_its_day && lead.review_id === null && lead.couple_email_confirmed && !lead.is_suspended
