import { domainToASCII } from 'node:url'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { accountKey, decrement, foldEmail, increment } from '#server/db/rate-counters.ts'
import { hasConfirmedAddress } from '#server/features/auth/service.ts'
import type { MailDeps } from './addressed-email.ts'

const DAY = 86_400

/**
 * So many mails a day go to an address that nobody has confirmed. It may be a stranger's, and any number of accounts can
 * have it one after the other. Links for a new password are counted by themselves: anybody may ask for them, and must not
 * use up the others.
 */
const limits = { password: 20, account: 15, others: 30 }

type Counted = keyof typeof limits

const counted: Partial<Record<MailJob['kind'], Counted | null>> = {
  reset_password: 'password',
  welcome: 'account',
  confirm_email: 'account',
  password_changed: 'account',
  address_changed: 'account',
  api_key_created: 'account',
  webhook_disabled: 'account',
  webhook_address: 'account',
  // To the operator.
  contact_message: null,
}

/**
 * As many providers deliver it: `ana.anic+foto@primjer.hr` to the mailbox of `anaanic@primjer.hr`. A host is one by all of
 * its spellings: `šator.hr` is `xn--ator-f6a.hr`.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  return `${foldEmail(address.slice(0, at).replace(/\+.*/, '').replaceAll('.', ''))}@${domainToASCII(host) || foldEmail(host)}`
}

type LimitDeps = Pick<MailDeps, 'db' | 'clock'>

interface Sending {
  kind: MailJob['kind']
  to: string
  /** Looked up where it is not known. */
  isConfirmed: boolean | undefined
}

const unlimited = { isOver: false, giveBack: async () => {} }

/**
 * Counts a mail before it goes, since several go at once. `isOver` says that its address has had all mails of this kind
 * that it gets in a day. One that has not gone gives its place back: it is sent again, and is one mail.
 */
export async function takePlace({ db, clock }: LimitDeps, { kind, to, isConfirmed }: Sending) {
  const what = kind in counted ? counted[kind] : 'others'
  if (!what || (isConfirmed ?? (await hasConfirmedAddress(db, to)))) return unlimited
  const key = accountKey(`mails about ${what}`, mailboxOf(to))
  const counter = (await increment(db, clock.now(), [{ key, seconds: DAY }])).get(key)
  return { isOver: counter !== undefined && counter.count > limits[what], giveBack: () => decrement(db, [key]) }
}
