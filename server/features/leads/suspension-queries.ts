import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { addingJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { awaitedStatuses, nextLeads } from './deletion-queries.ts'

interface SuspensionMails {
  kind: 'professional_suspended' | 'professional_restored'
  today: CalendarDay
  runAt: Date
}

/** Creates one mail for each couple that is waiting for the professional or counting on it, instead of one still queued. */
export const insertSuspensionMails = (db: Database, professional_id: number, { kind, today, runAt }: SuspensionMails) =>
  db
    .selectFrom(nextLeads(db, { professional_id }, awaitedStatuses, today))
    .select(
      addingJob('send-mail', sql`json_build_object('kind', ${kind}::text, 'lead_id', lead_id)`, {
        key: sql`'professional_suspension ' || lead_id`,
        runAt,
      }).as('job'),
    )
    .execute()
