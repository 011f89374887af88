import { pages, queryString } from '#contract/paths.ts'
import { findKey, listKeyNames } from '#server/features/api-keys/service.ts'
import { hasFeed } from '#server/features/calendar-feed/service.ts'
import { listReceivingHosts } from '#server/features/webhooks/service.ts'
import {
  findFormerAddress,
  findRecipient,
  hasConfirmedAddress,
  removeFormerAddress,
} from '#server/features/auth/service.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { addressChanged, apiKeyCreated, confirmEmail, passwordChanged, resetPassword, welcome } from './accounts.ts'
import type { AddressedEmail, MailDeps } from './addressed-email.ts'

const resetPage = (token: string) => pages.resetPassword + queryString({ token })
const confirmPage = (token: string) => pages.confirmEmail + queryString({ token })

type AccountJob = Extract<MailJob, { kind: 'welcome' | 'confirm_email' | 'reset_password' | 'password_changed' }>

export async function composeAccountEmail(
  { db, publicUrl, createToken }: MailDeps,
  { kind, user_id }: AccountJob,
): Promise<AddressedEmail | null> {
  const user = await findRecipient(db, user_id)
  if (!user) return null
  const { email: to, email_confirmed: isConfirmed, role, professional_id: professionalId } = user
  const confirmUrl = async () => publicUrl + confirmPage(await createToken(user_id, 'confirm_email', to))
  switch (kind) {
    case 'welcome': {
      const homeUrl = publicUrl + pages.home
      return { to, isConfirmed, email: welcome({ role, homeUrl, confirmUrl: isConfirmed ? null : await confirmUrl() }) }
    }
    case 'confirm_email':
      return isConfirmed ? null : { to, isConfirmed, email: confirmEmail({ role, confirmUrl: await confirmUrl() }) }
    case 'password_changed':
      return {
        to,
        isConfirmed,
        email: passwordChanged({
          forgottenUrl: publicUrl + pages.forgotPassword(),
          keyNames: await listKeyNames(db, user_id),
          webhookHosts: professionalId === null ? [] : await listReceivingHosts(db, professionalId),
          hasFeed: professionalId !== null && (await hasFeed(db, professionalId)),
          isConfirmed,
        }),
      }
    case 'reset_password': {
      const token = await createToken(user_id, 'reset_password', to)
      const hasKeys = (await listKeyNames(db, user_id)).length > 0
      return { to, isConfirmed, email: resetPassword({ resetUrl: publicUrl + resetPage(token), hasKeys }) }
    }
  }
}

/** Nothing for a key that has been revoked since. */
export async function composeKeyEmail({ db, publicUrl }: MailDeps, id: number): Promise<AddressedEmail | null> {
  const key = await findKey(db, id)
  const user = key && (await findRecipient(db, key.user_id))
  if (!user) return null
  const { email: to, email_confirmed: isConfirmed } = user
  const { scope, masked_key: maskedKey, expires_on: expiresOn } = key
  const name = isConfirmed ? key.name : null
  const keysUrl = publicUrl + pages.login(pages.professionalKeys)
  return { to, isConfirmed, email: apiKeyCreated({ name, scope, maskedKey, expiresOn, keysUrl }) }
}

/** The address is stored only until the mail is sent. */
export async function composeFormerAddressEmail(
  { db, publicUrl }: MailDeps,
  id: number,
): Promise<AddressedEmail | null> {
  const former = await findFormerAddress(db, id)
  if (!former) return null
  return {
    to: former.email,
    isConfirmed: await hasConfirmedAddress(db, former.email), // by another account, which may have it by now
    email: addressChanged({ contactUrl: publicUrl + pages.contact }),
    afterwards: () => removeFormerAddress(db, id),
  }
}
