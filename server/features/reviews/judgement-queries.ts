import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'

/** Why the couple's deleted review of the professional was hidden. The new review then takes it over. */
export const takeHiddenReason = (db: Database, coupleId: number, professionalId: number) =>
  db
    .deleteFrom('hidden_reviews')
    .where('couple_id', '=', coupleId)
    .where('professional_id', '=', professionalId)
    .returning('hidden_reason')
    .executeTakeFirst()

/** For a review that its couple has deleted. */
export const keepHiddenReason = (
  db: Database,
  hidden: { couple_id: number; professional_id: number; hidden_reason: string | null },
) => db.insertInto('hidden_reviews').values(hidden).execute()

/** The report of the couple's review of the professional that the couple deleted before an admin judged it. */
export const takeReport = (db: Database, coupleId: number, professionalId: number) =>
  db
    .deleteFrom('unjudged_reports')
    .where('couple_id', '=', coupleId)
    .where('professional_id', '=', professionalId)
    .returning(['reported_at', 'report_reason'])
    .executeTakeFirst()

/** For a review that its couple has deleted. */
export const keepReport = (
  db: Database,
  report: { couple_id: number; professional_id: number; reported_at: Date; report_reason: string | null },
) => db.insertInto('unjudged_reports').values(report).execute()

/** Erases matches of the pattern from the reports stored by `keepReport`. */
export const eraseFromUnjudgedReports = (db: Database, pattern: string) =>
  db
    .updateTable('unjudged_reports')
    .set({ report_reason: erasedText('report_reason', pattern) })
    .where(isFound('report_reason', pattern))
    .execute()

/** Erases matches of the pattern from the reasons for hiding reviews that their couples have deleted. */
export const eraseFromHiddenReasons = (db: Database, pattern: string) =>
  db
    .updateTable('hidden_reviews')
    .set({ hidden_reason: erasedText('hidden_reason', pattern) })
    .where(isFound('hidden_reason', pattern))
    .execute()

export const selectForDecision = (db: Database, id: number) =>
  db
    .selectFrom('reviews')
    .select(['professional_id', 'updated_at as changed_at', 'reported_at', 'hidden_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A review that was rewritten is thereby judged: it has no report of its own, and is no longer among those waiting. */
export const updateHidden = (db: Database, id: number, hidden_reason: string, now: Date) =>
  db
    .updateTable('reviews')
    .set({ hidden_at: now, hidden_reason, reported_at: sql<Date>`coalesce(reported_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute()

/** Neither hidden nor reported any more; a report is thereby dismissed. */
export const updateShown = (db: Database, id: number, now: Date) =>
  db
    .updateTable('reviews')
    .set({
      hidden_at: null,
      hidden_reason: null,
      reported_at: null,
      report_reason: null,
      report_dismissed_at: sql<Date | null>`case when reported_at is null then report_dismissed_at else ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .execute()
