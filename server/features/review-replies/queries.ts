import type { ReplyInput } from '#contract/review-replies.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'

/**
 * Writes or replaces the reply. Undefined while the existing one is hidden, or if it is neither the one to be replaced
 * nor already this one, as after a lost answer.
 */
export const upsertReply = (db: Database, review_id: number, { body, replaces }: ReplyInput, now: Date) =>
  db
    .insertInto('review_replies')
    .values({ review_id, body, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('review_id')
        .doUpdateSet({ body, updated_at: now })
        .where('review_replies.hidden_at', 'is', null)
        .where(({ eb, lit }) =>
          replaces === undefined ? lit(true) : eb('review_replies.body', 'in', replaces ? [replaces, body] : [body]),
        ),
    )
    .returning('review_id')
    .executeTakeFirst()

export const selectReply = (db: Database, id: number) =>
  db.selectFrom('review_replies').select(['body', 'hidden_at']).where('review_id', '=', id).executeTakeFirst()

const reviewsOf = (db: Database, id: number, side: { professional_id: number } | { couple_id: number }) =>
  db
    .selectFrom('moderated_reviews')
    .select('id')
    .where('id', '=', id)
    .where(({ and }) => and(side))

/**
 * Keeps the review from being deleted until the transaction ends. Call before locking its reply, which the deletion of
 * a review reaches last.
 */
export const keepReview = (db: Database, id: number) =>
  db.selectFrom('moderated_reviews').select('id').where('id', '=', id).forKeyShare().execute()

export const deleteReply = (db: Database, professional_id: number, id: number) =>
  db
    .deleteFrom('review_replies')
    .where('review_id', '=', reviewsOf(db, id, { professional_id }))
    .returning(['review_id', 'reported_at', 'report_reason', 'hidden_at'])
    .executeTakeFirst()

/** The report of a reply that its professional has deleted before an admin judged it. */
export const keepReport = (
  db: Database,
  report: { review_id: number; reported_at: Date; report_reason: string | null },
) =>
  db
    .insertInto('unjudged_reply_reports')
    .values(report)
    // A release older than this table has written the reply since and left the report where it was.
    .onConflict((conflict) => conflict.column('review_id').doNothing())
    .execute()

/** Takes back the report stored by `keepReport`, for the reply that has just been written. */
export const takeReport = (db: Database, id: number) =>
  db
    .with('taken', (of) =>
      of
        .deleteFrom('unjudged_reply_reports')
        .where('review_id', '=', id)
        .returning(['review_id', 'reported_at', 'report_reason']),
    )
    .updateTable('review_replies as a')
    .from('taken')
    .set(({ ref }) => ({ reported_at: ref('taken.reported_at'), report_reason: ref('taken.report_reason') }))
    .whereRef('a.review_id', '=', 'taken.review_id')
    .where('a.reported_at', 'is', null)
    .execute()

/** Only a reply to the couple's own review that is neither reported nor hidden; otherwise undefined. */
export const markReported = (db: Database, couple_id: number, id: number, report_reason: string, now: Date) =>
  db
    .updateTable('review_replies')
    .set({ reported_at: now, report_reason })
    .where('review_id', '=', reviewsOf(db, id, { couple_id }))
    .where('reported_at', 'is', null)
    .where('hidden_at', 'is', null)
    .returning('review_id')
    .executeTakeFirst()

/** The reply to the couple's own review as it may read it; undefined for a hidden one. */
export const selectVisible = (db: Database, couple_id: number, id: number) =>
  db
    .selectFrom('review_replies')
    .select('review_id')
    .where('review_id', '=', reviewsOf(db, id, { couple_id }))
    .where('hidden_at', 'is', null)
    .executeTakeFirst()

export const selectForDecision = (db: Database, id: number) =>
  db
    .selectFrom('review_replies as a')
    .innerJoin('moderated_reviews as r', 'r.id', 'a.review_id')
    .select(['r.professional_id', 'a.updated_at as changed_at', 'a.reported_at', 'a.hidden_at'])
    .where('a.review_id', '=', id)
    .forNoKeyUpdate('a')
    .executeTakeFirst()

export const updateHidden = (db: Database, review_id: number, hidden_reason: string, now: Date) =>
  db.updateTable('review_replies').set({ hidden_at: now, hidden_reason }).where('review_id', '=', review_id).execute()

/** Neither hidden nor reported any more: its report is dismissed. */
export const updateShown = (db: Database, review_id: number, now: Date) =>
  db
    .updateTable('review_replies')
    .set({ hidden_at: null, hidden_reason: null, reported_at: null, report_reason: null, report_dismissed_at: now })
    .where('review_id', '=', review_id)
    .execute()

/**
 * For the mail to the couple; undefined if the couple could not read the reply because it is deleted, suspended or not
 * public.
 */
export const selectWithAuthor = (db: Database, id: number) =>
  db
    .selectFrom('review_replies as a')
    .innerJoin('moderated_reviews as r', 'r.id', 'a.review_id')
    .innerJoin('accounts as u', 'u.id', 'r.couple_id')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .select(['u.email as author_email', 'p.company_name', 'r.professional_id', 'a.body'])
    .select(isEmailConfirmed('u').as('author_email_confirmed'))
    .where('a.review_id', '=', id)
    .where('a.hidden_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .where('p.status', '=', 'approved')
    .executeTakeFirst()

/** For the mail to its professional about a decision. */
export const selectJudged = (db: Database, id: number) =>
  db
    .selectFrom('review_replies as a')
    .innerJoin('moderated_reviews as r', 'r.id', 'a.review_id')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .innerJoin('accounts as o', 'o.id', 'p.user_id')
    .select(['o.email as owner_email', 'p.company_name', 'p.status', 'a.hidden_at', 'a.hidden_reason as reason'])
    .select(isEmailConfirmed('o').as('owner_email_confirmed'))
    .where('a.review_id', '=', id)
    .executeTakeFirst()

/** Erases matches of the pattern from the replies to the couple's reviews and from what was said about them. */
export const eraseFromTexts = (db: Database, coupleId: number, pattern: string) =>
  db
    .updateTable('review_replies')
    .set({
      body: erasedText('body', pattern),
      report_reason: erasedText('report_reason', pattern),
      hidden_reason: erasedText('hidden_reason', pattern),
    })
    .where('review_id', 'in', (own) =>
      own.selectFrom('moderated_reviews').select('id').where('couple_id', '=', coupleId),
    )
    .execute()

/** Erases matches of the pattern from reports of deleted replies to the couple's reviews. */
export const eraseFromKeptReports = (db: Database, coupleId: number, pattern: string) =>
  db
    .updateTable('unjudged_reply_reports')
    .set({ report_reason: erasedText('report_reason', pattern) })
    .where('review_id', 'in', (own) =>
      own.selectFrom('moderated_reviews').select('id').where('couple_id', '=', coupleId),
    )
    .execute()

/** The reports of anybody's deleted replies. */
export const eraseFromAllKeptReports = (db: Database, pattern: string) =>
  db
    .updateTable('unjudged_reply_reports')
    .set({ report_reason: erasedText('report_reason', pattern) })
    .where(isFound('report_reason', pattern))
    .execute()

export const selectNaming = (db: Database, pattern: string) =>
  db
    .selectFrom('review_replies')
    .select('review_id')
    .where(({ or }) => or([isFound('report_reason', pattern), isFound('hidden_reason', pattern)]))
    .execute()

/** The reasons why anybody's reply was reported or hidden. */
export const eraseFromReasons = (db: Database, pattern: string) =>
  db
    .updateTable('review_replies')
    .set({
      report_reason: erasedText('report_reason', pattern),
      hidden_reason: erasedText('hidden_reason', pattern),
    })
    .where(({ or }) => or([isFound('report_reason', pattern), isFound('hidden_reason', pattern)]))
    .execute()
