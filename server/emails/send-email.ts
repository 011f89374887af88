import { createHash } from 'node:crypto'
import { findContactMessage, removeContactMessage } from '#server/features/site/service.ts'
import { PermanentJobError, type JobHandler, type MailJob } from '#server/adapters/jobs/jobs.ts'
import { MailRejectedError, MailUnansweredError } from '#server/adapters/mailer/mailer.ts'
import { composeAccountEmail, composeFormerAddressEmail, composeKeyEmail } from './account-emails.ts'
import type { AddressedEmail, MailDeps } from './addressed-email.ts'
import { contactMessage } from './contact.ts'
import { takePlace } from './daily-limit.ts'
import { composeProfileEmail, composeSuspensionEmail } from './decision-emails.ts'
import { composeDeletionEmail } from './deletions.ts'
import { composeDepartureEmail } from './departures.ts'
import { composeLeadReportEmail } from './lead-reports.ts'
import { composeLeadEmail, composeNewLeadEmail, composeUnreadEmail } from './lead-emails.ts'
import { composeOfferEmail } from './offer-emails.ts'
import { renderEmail } from './render-email.ts'
import { composeReviewEmail, composeReviewReminder } from './review-emails.ts'
import { composeAbsenceEmail } from './suspensions.ts'
import { composeWebhookEmail } from './webhooks.ts'

/** The message is stored only until the mail is sent. */
async function composeContactEmail({ db, contactEmail }: MailDeps, id: number): Promise<AddressedEmail | null> {
  const message = await findContactMessage(db, id)
  if (!message || contactEmail === null) return null
  return {
    to: contactEmail,
    isConfirmed: true, // the operator's own
    replyTo: message.email,
    email: contactMessage(message),
    afterwards: () => removeContactMessage(db, id),
  }
}

/**
 * Throws for a kind of mail from the next release, whose nodes have enqueued it: it waits in the queue for one of them.
 */
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
      return composeNewLeadEmail(deps, job.lead_id)
    case 'lead_reminder':
    case 'lead_alternatives':
    case 'lead_status':
      return composeLeadEmail(deps, job)
    case 'new_offer':
    case 'offer_declined':
    case 'offer_accepted':
    case 'offer_day_taken':
      return composeOfferEmail(deps, job)
    case 'unread_messages':
      return composeUnreadEmail(deps, job)
    case 'profile_decided':
    case 'profile_under_review':
      return composeProfileEmail(deps, job)
    case 'account_suspended':
    case 'account_restored':
      return composeSuspensionEmail(deps, job)
    case 'professional_suspended':
    case 'professional_restored':
    case 'couple_suspended':
    case 'couple_restored':
      return composeAbsenceEmail(deps, job)
    case 'new_review':
    case 'review_hidden':
    case 'review_reply':
    case 'review_shown':
    case 'reply_hidden':
    case 'reply_shown':
    case 'report_decided':
      return composeReviewEmail(deps, job)
    case 'lead_report_resolved':
      return composeLeadReportEmail(deps, job)
    case 'review_reminder':
      return composeReviewReminder(deps, job.lead_ids)
    case 'contact_message':
      return composeContactEmail(deps, job.contact_message_id)
    case 'webhook_disabled':
    case 'webhook_address':
      return composeWebhookEmail(deps, job)
    case 'professional_deleted':
      return composeDeletionEmail(deps, job)
    case 'lead_withdrawn':
    case 'couple_deleted':
      return composeDepartureEmail(deps, job)
    default:
      // Queued by a later release.
      throw new Error(`This release knows no mail ${(job satisfies never as MailJob).kind}`)
  }
}

/** Hashed, because ids reveal how many rows the database has. */
const messageIdOf = (key: string, publicUrl: string) =>
  `<${createHash('sha256').update(`${key} ${publicUrl}`).digest('hex').slice(0, 32)}@${new URL(publicUrl).hostname}>`

/**
 * The id of a mail that is never sent, and that all mails about the lead claim to answer. They form a thread even if
 * some of them are missing.
 */
const threadIdOf = (leadId: number, publicUrl: string) => messageIdOf(`lead ${leadId}`, publicUrl)

/** A server that never answers to a whole mail may deliver it each time. Ten attempts take three and a half hours. */
const MOST_UNANSWERED = 10

/** More than can ever be waiting for a database that went away just after their mails were sent. */
const MAX_SENT = 1_000

function dropOldest(known: Map<string, unknown>): void {
  const [oldest] = known.keys()
  if (known.size > MAX_SENT && oldest !== undefined) known.delete(oldest)
}

/**
 * Sends nothing if the mail's account, lead, profile or review no longer exists, or if an unconfirmed address has had
 * its mails of the day. Nothing is sent twice once the server has accepted it: if a job runs again because this node
 * could not mark it as done, it only finishes the rest.
 */
export function sendMail(deps: MailDeps): JobHandler<'send-mail'> {
  const sent = new Map<string, AddressedEmail['afterwards']>()
  const unanswered = new Map<string, number>()

  /** How often the server got this mail and did not answer. */
  function countUnanswered(key: string): number {
    const count = (unanswered.get(key) ?? 0) + 1
    unanswered.set(key, count)
    dropOldest(unanswered)
    return count
  }

  async function send(job: MailJob, key: string, signal: AbortSignal): Promise<void> {
    const mail = await compose(deps, job)
    if (!mail) return
    const { email, afterwards, whenUnsent, leadId, isConfirmed, ...addresses } = mail
    const place = await takePlace(deps, { kind: job.kind, to: mail.to, isConfirmed })
    if (place.isOver) {
      await whenUnsent?.()
      await afterwards?.()
      throw new PermanentJobError(`${job.kind}: the unconfirmed address has had its mails of the day`)
    }
    const threadId = leadId === undefined ? undefined : threadIdOf(leadId, deps.publicUrl)
    const messageId = messageIdOf(key, deps.publicUrl)
    try {
      await deps.mailer.send({ ...addresses, ...renderEmail(email), messageId, threadId }, signal)
    } catch (error) {
      await place.giveBack().catch(() => {}) // the counter expires at the end of the day anyway
      if (!(error instanceof MailUnansweredError)) {
        await whenUnsent?.().catch(() => {}) // it expires anyway
        throw error
      }
      if (countUnanswered(key) < MOST_UNANSWERED) throw error
      const times = `${job.kind}: ${error.message}; it was sent ${MOST_UNANSWERED} times`
      throw new PermanentJobError(times, { cause: error })
    }
    sent.set(key, afterwards)
    dropOldest(sent)
  }

  return async (job, { key, signal }) => {
    try {
      if (!sent.has(key)) await send(job, key, signal)
      await sent.get(key)?.()
    } catch (error) {
      // The operator's own address is one that the operator can correct while the message waits.
      if (error instanceof MailRejectedError && job.kind !== 'contact_message')
        throw new PermanentJobError(`${job.kind}: ${error.message}`, { cause: error })
      throw error
    }
  }
}
