import { createHash } from 'node:crypto'
import { pages, queryString } from '#contract/paths.ts'
import { objectionsPart } from '#contract/site-pages.ts'
import type { Database } from '#server/db/connect.ts'
import { HopelessJob, type JobHandler, type MailJob } from '#server/adapters/jobs/jobs.ts'
import { type Mailer, MailRefused } from '#server/adapters/mailer/mailer.ts'
import { confirmEmail, resetPassword, welcome } from './accounts.ts'
import { leadStatus, newLead } from './leads.ts'
import type { Letter } from './email.ts'
import { accountRestored, accountSuspended, reviewHidden } from './moderation.ts'
import { profileApproved, profileRejected } from './profile.ts'
import { selectHiddenReview, selectLeadWithBoth, selectProfile, selectRecipient, selectSuspension } from './queries.ts'
import { write } from './render-email.ts'

export interface MailDeps {
  db: Database
  mailer: Mailer
  /** The site's origin, without a slash at its end. */
  publicUrl: string
  /**
   * Stores a new token and gives it in clear. A mail that is tried again gets another one, and the first may have
   * arrived all the same, so those of before stay good for their time.
   */
  createToken: (userId: number, purpose: 'reset_password' | 'confirm_email', email: string) => Promise<string>
  /** What the admin wrote at the last rejection. */
  findRejectionReason: (professionalId: number) => Promise<string | null>
  /** Where people write to us; null where the operator has not said it. */
  contactEmail: string | null
}

type Addressed = { to: string; letter: Letter } | null

const resetPage = (token: string) => pages.resetPassword + queryString({ token })
const confirmPage = (token: string) => pages.confirmEmail + queryString({ token })

type AccountJob = Extract<MailJob, { kind: 'welcome' | 'confirm_email' | 'reset_password' }>

async function toAccount({ db, publicUrl, createToken }: MailDeps, { kind, user_id }: AccountJob): Promise<Addressed> {
  const user = await selectRecipient(db, user_id)
  if (!user) return null
  const { email: to, role, is_email_confirmed } = user
  const confirmUrl = async () => publicUrl + confirmPage(await createToken(user_id, 'confirm_email', to))
  switch (kind) {
    case 'welcome': {
      const homeUrl = publicUrl + pages.home
      return { to, letter: welcome({ role, homeUrl, confirmUrl: is_email_confirmed ? null : await confirmUrl() }) }
    }
    case 'confirm_email':
      return is_email_confirmed ? null : { to, letter: confirmEmail({ role, confirmUrl: await confirmUrl() }) }
    case 'reset_password': {
      const token = await createToken(user_id, 'reset_password', to)
      return { to, letter: resetPassword({ resetUrl: publicUrl + resetPage(token) }) }
    }
  }
}

type LeadJob = Extract<MailJob, { lead_id: number }>

async function aboutLead({ db, publicUrl }: MailDeps, job: LeadJob): Promise<Addressed> {
  const lead = await selectLeadWithBoth(db, job.lead_id)
  if (!lead) return null
  // What is no longer so is not told: another mail tells what is.
  if (lead.status !== (job.kind === 'new_lead' ? 'new' : job.status)) return null
  const { company_name: companyName, event_date: eventOn } = lead
  if (job.kind === 'new_lead') {
    const letter = newLead({
      companyName,
      coupleName: lead.couple_name,
      coupleEmail: lead.couple_email,
      isEmailConfirmed: lead.is_couple_confirmed,
      eventOn,
      message: lead.message,
      leadUrl: publicUrl + pages.professionalLeads + queryString({ lead: job.lead_id }),
    })
    return { to: lead.owner_email, letter }
  }
  const letter = leadStatus({ status: job.status, companyName, eventOn, enquiriesUrl: publicUrl + pages.enquiries })
  return { to: lead.couple_email, letter }
}

type ProfileJob = Extract<MailJob, { professional_id: number }>

async function aboutProfile(deps: MailDeps, { professional_id: id, status }: ProfileJob): Promise<Addressed> {
  const profile = await selectProfile(deps.db, id)
  if (profile?.status !== status) return null
  const { company_name: companyName, owner_email: to } = profile
  if (status === 'approved') {
    return { to, letter: profileApproved({ companyName, profileUrl: deps.publicUrl + pages.professional(id) }) }
  }
  const reason = await deps.findRejectionReason(id)
  return { to, letter: profileRejected({ companyName, reason, editUrl: deps.publicUrl + pages.professionalProfile }) }
}

const objection = ({ publicUrl, contactEmail }: MailDeps) => ({
  contactEmail,
  objectionUrl: publicUrl + objectionsPart,
})

type SuspensionJob = Extract<MailJob, { kind: 'account_suspended' | 'account_restored' }>

async function aboutSuspension(deps: MailDeps, { kind, user_id }: SuspensionJob): Promise<Addressed> {
  const user = await selectSuspension(deps.db, user_id)
  if (!user || (user.suspended_at !== null) !== (kind === 'account_suspended')) return null
  const { email: to, company_name: companyName, reason } = user
  return kind === 'account_suspended'
    ? { to, letter: accountSuspended({ companyName, reason, ...objection(deps) }) }
    : { to, letter: accountRestored({ companyName, loginUrl: deps.publicUrl + pages.login() }) }
}

async function aboutHiddenReview(deps: MailDeps, reviewId: number): Promise<Addressed> {
  const review = await selectHiddenReview(deps.db, reviewId)
  if (!review) return null
  const { author_email: to, company_name: companyName, reason } = review
  return { to, letter: reviewHidden({ companyName, reason, ...objection(deps) }) }
}

function compose(deps: MailDeps, job: MailJob): Promise<Addressed> {
  switch (job.kind) {
    case 'welcome':
    case 'confirm_email':
    case 'reset_password':
      return toAccount(deps, job)
    case 'new_lead':
    case 'lead_status':
      return aboutLead(deps, job)
    case 'profile_decided':
      return aboutProfile(deps, job)
    case 'account_suspended':
    case 'account_restored':
      return aboutSuspension(deps, job)
    case 'review_hidden':
      return aboutHiddenReview(deps, job.review_id)
  }
}

/** Hashed, since ids count what the database holds. */
const messageIdOf = (jobKey: string, publicUrl: string) =>
  `<${createHash('sha256').update(`${jobKey} ${publicUrl}`).digest('hex').slice(0, 32)}@${new URL(publicUrl).hostname}>`

/** Whoever or whatever the mail is about may be gone by now: then there is none. */
export const sendMail =
  (deps: MailDeps): JobHandler<'send-mail'> =>
  async (job, { key, signal }) => {
    const mail = await compose(deps, job)
    if (!mail) return
    const messageId = messageIdOf(key, deps.publicUrl)
    try {
      await deps.mailer.send({ to: mail.to, ...write(mail.letter), messageId }, signal)
    } catch (error) {
      if (error instanceof MailRefused) throw new HopelessJob(`${job.kind}: ${error.message}`, { cause: error })
      throw error
    }
  }
