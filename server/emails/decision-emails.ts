import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { findStatusReason } from '#server/features/admin-log/service.ts'
import { findRecipient } from '#server/features/auth/service.ts'
import { findProfileWithOwner } from '#server/features/professionals/service.ts'
import { type AddressedEmail, type MailDeps, objection } from './addressed-email.ts'
import { accountRestored, accountSuspended } from './moderation.ts'
import { profileApproved, profileRejected, profileUnderReview } from './profile.ts'

type ProfileJob = Extract<MailJob, { professional_id: number }>

export async function composeProfileEmail(deps: MailDeps, job: ProfileJob): Promise<AddressedEmail | null> {
  const { professional_id: id } = job
  const profile = await findProfileWithOwner(deps.db, id)
  const status = job.kind === 'profile_under_review' ? 'pending' : job.status
  if (profile?.status !== status) return null
  const { company_name: companyName, owner_email: to, owner_email_confirmed: isConfirmed } = profile
  if (status === 'approved') {
    const profileUrl = deps.publicUrl + pages.professional(id)
    return { to, isConfirmed, email: profileApproved({ companyName, profileUrl }) }
  }
  const editUrl = deps.publicUrl + pages.professionalProfile
  const { contactEmail } = deps
  if (status === 'pending') {
    const reason = await findStatusReason(deps.db, id)
    return { to, isConfirmed, email: profileUnderReview({ companyName, reason, editUrl, contactEmail }) }
  }
  const { rejection_reason: reason } = profile
  return { to, isConfirmed, email: profileRejected({ companyName, reason, editUrl, contactEmail }) }
}

type SuspensionJob = Extract<MailJob, { kind: 'account_suspended' | 'account_restored' }>

export async function composeSuspensionEmail(
  deps: MailDeps,
  { kind, user_id }: SuspensionJob,
): Promise<AddressedEmail | null> {
  const user = await findRecipient(deps.db, user_id)
  if (!user || (user.suspended_at !== null) !== (kind === 'account_suspended')) return null
  const { email: to, email_confirmed: isConfirmed, company_name: companyName, suspension_reason: reason } = user
  return kind === 'account_suspended'
    ? { to, isConfirmed, email: accountSuspended({ companyName, reason, ...objection(deps) }) }
    : { to, isConfirmed, email: accountRestored({ companyName, loginUrl: deps.publicUrl + pages.login() }) }
}
