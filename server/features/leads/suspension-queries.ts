import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { answeredStatuses } from '#contract/lead-lifecycle.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import type { LeadSide } from '#server/pubsub/lead-updates.ts'
import { awaitedStatuses, nextLeads } from './deletion-queries.ts'

interface SuspensionMails {
  isSuspended: boolean
  today: CalendarDay
  runAt: Date
}

/**
 * Creates one mail for each couple that is waiting for the professional or counting on it, or for each professional that
 * has answered the couple, instead of one still queued.
 */
export function insertSuspensionMails(db: Database, side: LeadSide, { isSuspended, today, runAt }: SuspensionMails) {
  const [name, statuses] =
    'couple_id' in side ? (['couple', answeredStatuses] as const) : (['professional', awaitedStatuses] as const)
  const kind: `${typeof name}_${'suspended' | 'restored'}` = `${name}_${isSuspended ? 'suspended' : 'restored'}`
  return db
    .selectFrom(nextLeads(db, side, statuses, today))
    .select(
      addingJob('send-mail', sql`json_build_object('kind', ${kind}::text, 'lead_id', lead_id)`, {
        key: sql`${`${name}_suspension `}::text || lead_id`,
        runAt,
      }).as('job'),
    )
    .execute()
}
