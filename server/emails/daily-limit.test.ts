import { afterAll, expect, test } from 'vitest'
import { stoppedClock } from '#server/adapters/clock.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { createTestDatabase } from '#test/database.ts'
import { takePlace } from './daily-limit.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const clock = stoppedClock(new Date('2027-03-01T10:00:00Z'))
const deps = { db, clock }

/** The mails that are counted together. */
const groups: Record<MailJob['kind'], 'password' | 'account' | 'others'> = {
  reset_password: 'password',
  welcome: 'account',
  confirm_email: 'account',
  password_changed: 'account',
  address_changed: 'account',
  api_key_created: 'account',
  webhook_disabled: 'account',
  webhook_address: 'account',
  new_lead: 'others',
  lead_reminder: 'others',
  lead_alternatives: 'others',
  lead_status: 'others',
  lead_withdrawn: 'others',
  lead_report_resolved: 'others',
  unread_messages: 'others',
  new_offer: 'others',
  offer_declined: 'others',
  offer_accepted: 'others',
  offer_day_taken: 'others',
  profile_decided: 'others',
  profile_under_review: 'others',
  account_suspended: 'others',
  account_restored: 'others',
  professional_suspended: 'others',
  professional_restored: 'others',
  couple_suspended: 'others',
  couple_restored: 'others',
  professional_deleted: 'others',
  couple_deleted: 'others',
  new_review: 'others',
  review_hidden: 'others',
  review_reply: 'others',
  review_reminder: 'others',
  reply_hidden: 'others',
  review_shown: 'others',
  reply_shown: 'others',
  report_decided: 'others',
  contact_message: 'others',
}
const kinds = Object.keys(groups) as MailJob['kind'][] // those of the record

const isOver = async (kind: MailJob['kind'], isConfirmed = false, to = 'tudja@primjer.test') =>
  (await takePlace(deps, { kind, to, isConfirmed })).isOver

test.each([
  ['account', 15],
  ['password', 20],
  ['others', 30],
] as const)('an unconfirmed address gets of the mails about %s %i a day, of whatever kinds', async (group, limit) => {
  const own = kinds.filter((kind) => groups[kind] === group)
  for (let mail = 0; mail < limit; mail++)
    expect([mail, await isOver(own[mail % own.length] ?? 'welcome')]).toEqual([mail, false])
  for (const kind of own) expect([kind, await isOver(kind), await isOver(kind, true)]).toEqual([kind, true, false])
})

test('beyond its links of the day, an unconfirmed address gets one an hour, so that nobody can use them up', async () => {
  const isRefused = () => isOver('reset_password', false, 'vlasnica@primjer.test')
  for (let mail = 0; mail < 30; mail++) await isRefused()
  for (let hour = 0; hour < 3; hour++) {
    clock.forward(3_600)
    expect([await isRefused(), await isRefused()]).toEqual([false, true])
  }
  const failed = async () => {
    const place = await takePlace(deps, { kind: 'reset_password', to: 'vlasnica@primjer.test', isConfirmed: false })
    await place.giveBack()
    return place.isOver
  }
  clock.forward(3_600)
  // A mail that could not be sent does not use up the hour.
  expect([await failed(), await failed(), await isRefused(), await isRefused()]).toEqual([false, false, false, true])
})
