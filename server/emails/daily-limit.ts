import { domainToASCII } from 'node:url'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { accountKey, DAY_SECONDS, decrement, foldEmail, HOUR_SECONDS, increment } from '#server/db/rate-counters.ts'
import type { MailDeps } from './addressed-email.ts'

/**
 * The most mails a day to an address that nobody has confirmed. It may be a stranger's, and any number of accounts can
 * use it one after another. Password reset links are counted separately, because anyone may request them and must not
 * use up the rest. Beyond their number one an hour is still sent, which is valid for as long: nobody can keep the owner
 * from a new password.
 */
const limits = { password: 20, account: 15, others: 30 }

type Group = keyof typeof limits

const groups: Partial<Record<MailJob['kind'], Group>> = {
  reset_password: 'password',
  welcome: 'account',
  confirm_email: 'account',
  password_changed: 'account',
  address_changed: 'account',
  api_key_created: 'account',
  webhook_disabled: 'account',
  webhook_address: 'account',
}

/**
 * The mailbox to which many providers deliver: `ana.anic+foto@primjer.hr` arrives at `anaanic@primjer.hr`. All spellings of
 * a host are one: `šator.hr` is `xn--ator-f6a.hr`.
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
  isConfirmed: boolean
}

const unlimited = { isOver: false, giveBack: async () => {} }

/**
 * Counts a mail before it is sent, since several are sent at once. `isOver` says that the address has had its
 * number of mails of this kind. A mail that could not be sent gives its place back, since it will be retried and is a
 * single mail.
 */
export async function takePlace({ db, clock }: LimitDeps, { kind, to, isConfirmed }: Sending) {
  if (isConfirmed) return unlimited
  const what = groups[kind] ?? 'others'
  const mailbox = mailboxOf(to)
  const ofDay = { key: accountKey(`mails about ${what}`, mailbox), seconds: DAY_SECONDS }
  const ofHour = { key: accountKey(`mails of the hour about ${what}`, mailbox), seconds: HOUR_SECONDS }
  const counters = what === 'password' ? [ofDay, ofHour] : [ofDay]
  const counted = await increment(db, clock.now(), counters)
  const isFirstOfHour = counted.get(ofHour.key)?.count === 1
  return {
    isOver: (counted.get(ofDay.key)?.count ?? 0) > limits[what] && !isFirstOfHour,
    giveBack: () => decrement(db, [...counted.keys()]),
  }
}
