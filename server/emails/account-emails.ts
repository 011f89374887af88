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
import type { Email } from './email.ts'

const linkPages = {
  reset_password: (token: string) => pages.resetPassword + queryString({ token }),
  confirm_email: (token: string) => pages.confirmEmail + queryString({ token }),
}

type AccountJob = Extract<MailJob, { kind: 'welcome' | 'confirm_email' | 'reset_password' | 'password_changed' }>

export async function composeAccountEmail(
  deps: MailDeps,
  { kind, user_id }: AccountJob,
): Promise<AddressedEmail | null> {
  const { db, publicUrl } = deps
  const user = await findRecipient(db, user_id)
  if (!user) return null
  const { email: to, email_confirmed: isConfirmed, role, professional_id: professionalId } = user
  /** Of a mail with a link that has a new token. */
  async function withLink(purpose: 'reset_password' | 'confirm_email', emailWith: (url: string) => Email) {
    const token = await deps.createToken(user_id, purpose, to)
    const url = publicUrl + linkPages[purpose](token)
    return { to, isConfirmed, email: emailWith(url), whenUnsent: () => deps.removeToken(token) }
  }
  switch (kind) {
    case 'welcome': {
      const homeUrl = publicUrl + pages.home
      if (isConfirmed) return { to, isConfirmed, email: welcome({ role, homeUrl, confirmUrl: null }) }
      return withLink('confirm_email', (confirmUrl) => welcome({ role, homeUrl, confirmUrl }))
    }
    case 'confirm_email':
      return isConfirmed ? null : withLink(kind, (confirmUrl) => confirmEmail({ role, confirmUrl }))
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
      const hasKeys = (await listKeyNames(db, user_id)).length > 0
      return withLink(kind, (resetUrl) => resetPassword({ resetUrl, hasKeys }))
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
