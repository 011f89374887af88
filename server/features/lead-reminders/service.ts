import { addDays, type CalendarDay, zagrebTimeOf } from '#contract/calendar-day.ts'
import type { Professional } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findSimilar } from '#server/features/similar/service.ts'
import { insertReminders, insertReviewReminders, selectRecipients } from './queries.ts'

const HOUR_MS = 3_600_000
const REMIND_AFTER_HOURS = 48
const OFFER_OTHERS_AFTER_HOURS = 72
/** Reminders older than this would help nobody; the jobs were not running then. */
const FORGOTTEN_AFTER_HOURS = 7 * 24

/** Days after the wedding, in Zagreb. */
const ASK_FOR_REVIEW_AFTER_DAYS = 7
const ASK_FOR_REVIEW_UNTIL_DAYS = 21

const MAX_ALTERNATIVES = 3

/** A mail at night, which a phone announces, would help nobody before the morning. In Zagreb. */
const isDaytime = (now: Date) => zagrebTimeOf(now) >= '08:00' && zagrebTimeOf(now) < '21:00'

/**
 * For the hourly job: enqueues the mails about unanswered leads and those that ask for a review after the wedding, each
 * of them once, from 8 to 21 o'clock.
 */
export async function remindOfLeads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  if (!isDaytime(now)) return
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const common = { from: before(FORGOTTEN_AFTER_HOURS), today: clock.today() }
  await insertReminders(db, { ...common, side: 'professional', until: before(REMIND_AFTER_HOURS) }, now)
  await insertReminders(db, { ...common, side: 'couple', until: before(OFFER_OTHERS_AFTER_HOURS) }, now)
  const { today } = common
  const days = { from: addDays(today, -ASK_FOR_REVIEW_UNTIL_DAYS), to: addDays(today, -ASK_FOR_REVIEW_AFTER_DAYS) }
  await insertReviewReminders(db, days, now)
}

interface UnansweredLead {
  id: number
  professional_id: number
  event_date: CalendarDay
}

/** For the mail to the couple: whom else it could ask, most similar first. */
export async function listAlternatives(
  db: Database,
  { id, professional_id, event_date }: UnansweredLead,
): Promise<Professional[]> {
  const recipients = new Set((await selectRecipients(db, id)).map((row) => row.professional_id))
  const similar = await findSimilar({ db }, professional_id, event_date)
  return similar.filter((one) => !recipients.has(one.id)).slice(0, MAX_ALTERNATIVES)
}
