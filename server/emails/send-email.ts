import { createHash } from 'node:crypto'
import { formatSum } from '#contract/sums.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { ownReviewPart, pages, queryString } from '#contract/paths.ts'
import { objectionsPart } from '#contract/site-pages.ts'
import { findRecipient } from '#server/features/auth/service.ts'
import { listAlternatives } from '#server/features/lead-reminders/service.ts'
import { findLeadWithAddresses } from '#server/features/leads/service.ts'
import { findOfferWithAddresses } from '#server/features/offers/service.ts'
import { listUnread } from '#server/features/messages/service.ts'
import { findProfileWithOwner } from '#server/features/professionals/service.ts'
import { findHiddenReply, findReplyWithAuthor } from '#server/features/review-replies/service.ts'
import { findHiddenReview } from '#server/features/reviews/service.ts'
import { findContactMessage, removeContactMessage } from '#server/features/site/service.ts'
import { PermanentJobError, type JobHandler, type MailJob } from '#server/adapters/jobs/jobs.ts'
import { MailRejectedError } from '#server/adapters/mailer/mailer.ts'
import { composeAccountEmail, composeFormerAddressEmail, composeKeyEmail } from './account-emails.ts'
import type { AddressedEmail, MailDeps } from './addressed-email.ts'
import { bookedDayFile } from './booked-day.ts'
import { contactMessage } from './contact.ts'
import { composeDeletionEmail } from './deletions.ts'
import { leadAlternatives, leadReminder, leadStatus, newLead } from './leads.ts'
import { unreadMessages } from './messages.ts'
import { accountRestored, accountSuspended, replyHidden, reviewHidden } from './moderation.ts'
import { newOffer, offerAccepted, offerDeclined } from './offers.ts'
import { profileApproved, profileRejected } from './profile.ts'
import { renderEmail } from './render-email.ts'
import { reviewReminder, reviewReply } from './reviews.ts'
import { composeWebhookEmail } from './webhooks.ts'

type UnreadJob = Extract<MailJob, { kind: 'unread_messages' }>
type LeadJob = Exclude<Extract<MailJob, { lead_id: number }>, UnreadJob>
type FoundLead = NonNullable<Awaited<ReturnType<typeof findLeadWithAddresses>>>

async function composeAlternatives({ db, publicUrl }: MailDeps, lead: FoundLead): Promise<AddressedEmail> {
  const { company_name: companyName, event_date: eventOn } = lead
  const others = await listAlternatives(db, lead)
  const alternatives = others.map((other) => ({
    companyName: other.company_name,
    city: other.city,
    priceRange: other.price_range,
    isAvailable: other.availability === 'available',
    url: publicUrl + pages.professional(other.id, eventOn),
  }))
  const search = queryString({ category_id: others[0]?.category?.id, date: eventOn })
  const email = leadAlternatives({ companyName, eventOn, alternatives, searchUrl: publicUrl + pages.home + search })
  return { to: lead.couple_email, replyTo: lead.owner_email, email }
}

async function composeLeadEmail(deps: MailDeps, job: LeadJob): Promise<AddressedEmail | null> {
  const { db, publicUrl } = deps
  const lead = await findLeadWithAddresses(db, job.lead_id)
  if (!lead) return null
  // The status has changed since: a later mail announces the new one.
  if (lead.status !== (job.kind === 'lead_status' ? job.status : 'new')) return null
  const { company_name: companyName, couple_name: coupleName, event_date: eventOn, message } = lead
  const toProfessional = { to: lead.owner_email, replyTo: lead.couple_email }
  const conversationUrl = publicUrl + pages.conversation(job.lead_id)
  switch (job.kind) {
    case 'new_lead': {
      const { couple_email: coupleEmail, couple_email_confirmed: isEmailConfirmed } = lead
      const offered = lead.package && { name: lead.package.name, price: formatPackagePrice(lead.package) }
      const facts = {
        companyName,
        coupleName,
        coupleEmail,
        isEmailConfirmed,
        eventOn,
        offered,
        message,
        conversationUrl,
      }
      return { ...toProfessional, email: newLead(facts) }
    }
    case 'lead_reminder': {
      if (lead.is_suspended) return null
      return { ...toProfessional, email: leadReminder({ companyName, coupleName, eventOn, message, conversationUrl }) }
    }
    case 'lead_alternatives':
      return lead.is_suspended ? null : composeAlternatives(deps, lead)
    case 'lead_status': {
      const enquiriesUrl = publicUrl + pages.enquiries
      const email = leadStatus({ status: job.status, companyName, eventOn, enquiriesUrl, conversationUrl })
      return { to: lead.couple_email, replyTo: lead.owner_email, email }
    }
  }
}

/** Nothing once all is read; an account that is suspended could not open the conversation. */
async function composeUnreadEmail(
  { db, publicUrl }: MailDeps,
  { lead_id, to }: UnreadJob,
): Promise<AddressedEmail | null> {
  const lead = await findLeadWithAddresses(db, lead_id)
  if (!lead || lead.is_suspended) return null
  const messages = await listUnread(db, lead_id, to)
  if (messages.length === 0) return null
  const email = unreadMessages({
    to,
    companyName: lead.company_name,
    coupleName: lead.couple_name,
    eventOn: lead.event_date,
    messages,
    conversationUrl: publicUrl + pages.conversation(lead_id),
    isUnconfirmed: to === 'couple' && !lead.couple_email_confirmed,
  })
  const { couple_email, owner_email } = lead
  return to === 'couple'
    ? { to: couple_email, replyTo: owner_email, email }
    : { to: owner_email, replyTo: couple_email, email }
}

type OfferJob = Extract<MailJob, { offer_id: number }>

const announcedStatus = { new_offer: 'open', offer_declined: 'declined', offer_accepted: 'accepted' } as const

async function composeOfferEmail({ db, publicUrl }: MailDeps, job: OfferJob): Promise<AddressedEmail | null> {
  const offer = await findOfferWithAddresses(db, job.offer_id)
  // Another offer, or another answer, has come since: a later mail announces that one.
  if (offer?.status !== announcedStatus[job.kind] || offer.lead_status === 'rejected') return null
  const { company_name: companyName, couple_name: coupleName, event_date: eventOn } = offer
  const conversationUrl = publicUrl + pages.conversation(offer.lead_id)
  const facts = { ...offer, companyName, coupleName, eventOn, conversationUrl }
  const toCouple = { to: offer.couple_email, replyTo: offer.owner_email }
  const toProfessional = { to: offer.owner_email, replyTo: offer.couple_email }
  switch (job.kind) {
    case 'new_offer':
      return { ...toCouple, email: newOffer(facts, { isUnconfirmed: !offer.couple_email_confirmed }) }
    case 'offer_declined': {
      const { decline_reason: reason, wanted_total: wantedTotal } = offer
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
      return { ...sides, email: offerAccepted(facts, job.to), attachments: [day] }
    }
  }
}

type ProfileJob = Extract<MailJob, { professional_id: number }>

async function composeProfileEmail(
  deps: MailDeps,
  { professional_id: id, status }: ProfileJob,
): Promise<AddressedEmail | null> {
  const profile = await findProfileWithOwner(deps.db, id)
  if (profile?.status !== status) return null
  const { company_name: companyName, owner_email: to, rejection_reason: reason } = profile
  if (status === 'approved') {
    return { to, email: profileApproved({ companyName, profileUrl: deps.publicUrl + pages.professional(id) }) }
  }
  return { to, email: profileRejected({ companyName, reason, editUrl: deps.publicUrl + pages.professionalProfile }) }
}

const objection = ({ publicUrl, contactEmail }: MailDeps) => ({
  contactEmail,
  objectionUrl: publicUrl + objectionsPart,
})

type SuspensionJob = Extract<MailJob, { kind: 'account_suspended' | 'account_restored' }>

async function composeSuspensionEmail(
  deps: MailDeps,
  { kind, user_id }: SuspensionJob,
): Promise<AddressedEmail | null> {
  const user = await findRecipient(deps.db, user_id)
  if (!user || (user.suspended_at !== null) !== (kind === 'account_suspended')) return null
  const { email: to, company_name: companyName, suspension_reason: reason } = user
  return kind === 'account_suspended'
    ? { to, email: accountSuspended({ companyName, reason, ...objection(deps) }) }
    : { to, email: accountRestored({ companyName, loginUrl: deps.publicUrl + pages.login() }) }
}

type ReviewJob = Extract<MailJob, { review_id: number }>

/** Where the couple reads and writes its review, which it can when signed in. */
const ownReviewUrl = ({ publicUrl }: MailDeps, professionalId: number) =>
  publicUrl + pages.login(pages.professional(professionalId) + ownReviewPart)

async function composeReviewEmail(deps: MailDeps, { kind, review_id: id }: ReviewJob): Promise<AddressedEmail | null> {
  switch (kind) {
    case 'review_hidden': {
      const review = await findHiddenReview(deps.db, id)
      if (!review) return null
      const { author_email: to, company_name: companyName, reason } = review
      return { to, email: reviewHidden({ companyName, reason, ...objection(deps) }) }
    }
    case 'reply_hidden': {
      const reply = await findHiddenReply(deps.db, id)
      if (!reply) return null
      const { owner_email: to, company_name: companyName, reason } = reply
      return { to, email: replyHidden({ companyName, reason, ...objection(deps) }) }
    }
    case 'review_reply': {
      const reply = await findReplyWithAuthor(deps.db, id)
      if (!reply) return null
      const { author_email: to, company_name: companyName, body, professional_id } = reply
      return { to, email: reviewReply({ companyName, body, reviewUrl: ownReviewUrl(deps, professional_id) }) }
    }
  }
}

/** Of the leads that can still be reviewed: nothing once each of them is, or once either side is gone or suspended. */
async function composeReviewReminder(deps: MailDeps, leadIds: number[]): Promise<AddressedEmail | null> {
  const found = await Promise.all(leadIds.map((id) => findLeadWithAddresses(deps.db, id)))
  const leads = found.filter((lead) => lead !== undefined).filter(canBeReviewed)
  const [first] = leads
  if (!first) return null
  const professionals = leads.map(({ company_name, professional_id }) => ({
    companyName: company_name,
    reviewUrl: ownReviewUrl(deps, professional_id),
  }))
  const enquiriesUrl = deps.publicUrl + pages.login(pages.enquiries)
  return { to: first.couple_email, email: reviewReminder({ professionals, enquiriesUrl }) }
}

const canBeReviewed = (lead: FoundLead) =>
  leadLifecycle[lead.status].booksDay && lead.review_id === null && lead.couple_email_confirmed && !lead.is_suspended

/** The message is stored only until it has gone. */
async function composeContactEmail({ db, contactEmail }: MailDeps, id: number): Promise<AddressedEmail | null> {
  const message = await findContactMessage(db, id)
  if (!message || contactEmail === null) return null
  return {
    to: contactEmail,
    replyTo: message.email,
    email: contactMessage(message),
    afterwards: () => removeContactMessage(db, id),
  }
}

/** Throws for a mail of the next release, whose nodes have enqueued it: it waits in the queue for one of them. */
async function compose(deps: MailDeps, job: MailJob): Promise<AddressedEmail | null> {
  switch (job.kind) {
    case 'welcome':
    case 'confirm_email':
    case 'reset_password':
    case 'password_changed':
      return composeAccountEmail(deps, job)
    case 'api_key_created':
      return composeKeyEmail(deps, job.api_key_id)
    case 'address_changed':
      return composeFormerAddressEmail(deps, job.former_address_id)
    case 'new_lead':
    case 'lead_reminder':
    case 'lead_alternatives':
    case 'lead_status':
      return composeLeadEmail(deps, job)
    case 'new_offer':
    case 'offer_declined':
    case 'offer_accepted':
      return composeOfferEmail(deps, job)
    case 'unread_messages':
      return composeUnreadEmail(deps, job)
    case 'profile_decided':
      return composeProfileEmail(deps, job)
    case 'account_suspended':
    case 'account_restored':
      return composeSuspensionEmail(deps, job)
    case 'review_hidden':
    case 'review_reply':
    case 'reply_hidden':
      return composeReviewEmail(deps, job)
    case 'review_reminder':
      return composeReviewReminder(deps, job.lead_ids)
    case 'contact_message':
      return composeContactEmail(deps, job.contact_message_id)
    case 'webhook_disabled':
    case 'webhook_address':
      return composeWebhookEmail(deps, job)
    case 'professional_deleted':
      return composeDeletionEmail(deps, job)
    default:
      throw new Error(`This release knows no mail ${(job satisfies never as MailJob).kind}`)
  }
}

/** Hashed, since ids show how many rows the database has. */
const messageIdOf = (jobKey: string, publicUrl: string) =>
  `<${createHash('sha256').update(`${jobKey} ${publicUrl}`).digest('hex').slice(0, 32)}@${new URL(publicUrl).hostname}>`

/** More than wait at any time for a database that was away when their mails had gone. */
const MAX_SENT = 1_000

/**
 * Sends nothing when the account, lead, profile or review of the mail is gone by now, and nothing a second time once
 * the server has taken it: a job that this node could not note as done runs again, and only finishes what is left.
 */
export function sendMail(deps: MailDeps): JobHandler<'send-mail'> {
  const sent = new Map<string, AddressedEmail['afterwards']>()

  async function send(job: MailJob, key: string, signal: AbortSignal): Promise<void> {
    const mail = await compose(deps, job)
    if (!mail) return
    const { email, afterwards, ...addresses } = mail
    await deps.mailer.send({ ...addresses, ...renderEmail(email), messageId: messageIdOf(key, deps.publicUrl) }, signal)
    sent.set(key, afterwards)
    const [oldest] = sent.keys()
    if (sent.size > MAX_SENT && oldest !== undefined) sent.delete(oldest)
  }

  return async (job, { key, signal }) => {
    try {
      if (!sent.has(key)) await send(job, key, signal)
      await sent.get(key)?.()
    } catch (error) {
      if (error instanceof MailRejectedError)
        throw new PermanentJobError(`${job.kind}: ${error.message}`, { cause: error })
      throw error
    }
  }
}
