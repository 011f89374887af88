import { sql } from 'kysely'
import type { ReviewChange, ReviewInput, ReviewReplacement } from '#contract/reviews.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'

const isOfActiveAuthor = sql<boolean>`not author_suspended`

/** Keeps the account from being suspended or deleted until the transaction ends. Undefined if it already is. */
export const lockAuthor = (db: Database, coupleId: number) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', coupleId)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Call before changing a couple's reviews; see `lockReviewedProfile`. */
export const lockReviewedProfiles = (db: Database, coupleId: number) =>
  db
    .selectFrom('profiles')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('reviews').select('professional_id').where('couple_id', '=', coupleId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const updateAuthorSuspended = (db: Database, coupleId: number, author_suspended: boolean) =>
  db
    .updateTable('reviews')
    .set({ author_suspended })
    .where('couple_id', '=', coupleId)
    .returning('professional_id')
    .execute()

interface NewReview extends ReviewInput {
  couple_id: number
  /** The caller has locked the lead. */
  lead_id: number
  /** Set if the review that this one replaces was hidden: this one then starts out hidden as well. */
  hidden: { hidden_reason: string | null } | undefined
  /** The report of the review that this one replaces. */
  report: { reported_at: Date; report_reason: string | null } | undefined
}

export const insertReview = (
  db: Database,
  { lead_id, professional_id, couple_id, rating, comment, hidden, report }: NewReview,
  now: Date,
) =>
  db
    .insertInto('reviews')
    .values({
      lead_id,
      professional_id,
      couple_id,
      rating,
      comment,
      ...(hidden && { ...hidden, hidden_at: now }),
      ...report,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/**
 * Call before a couple's first review of it, because the deletion of its last one may be under way; see
 * `lockReviewedProfile`.
 */
export const lockProfile = (db: Database, professionalId: number) =>
  db.selectFrom('profiles').select('id').where('id', '=', professionalId).forNoKeyUpdate().execute()

/**
 * Call before locking a review that is to be changed. Triggers count its stars in the profile, and the deletion of a
 * profile reaches its reviews afterwards.
 */
export const lockReviewedProfile = (db: Database, reviewId: number) =>
  db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('reviews').select('professional_id').where('id', '=', reviewId))
    .forNoKeyUpdate()
    .execute()

const isOtherThan = ({ rating, comment }: ReviewChange) =>
  sql<boolean>`(rating, comment) is distinct from (${rating}::integer, ${comment}::text)`

/**
 * A review saved without a change remains the one that was replied to or hidden. Undefined for another couple's review,
 * and if it is neither the one to be replaced nor already this one, as after a lost answer.
 */
export function updateReview(
  db: Database,
  coupleId: number,
  id: number,
  { rating, comment, replaces }: ReviewReplacement,
  now: Date,
) {
  const isChanged = isOtherThan({ rating, comment })
  const isRewritten = sql`hidden_at is not null and ${isChanged}`
  return db
    .updateTable('reviews')
    .set({
      rating,
      comment,
      updated_at: sql<Date>`case when ${isChanged} then ${now}::timestamptz else updated_at end`,
      // The report was about other words. Without it, the admins see that nobody has judged the new ones.
      reported_at: sql<Date | null>`case when ${isRewritten} then null else reported_at end`,
      report_reason: sql<string | null>`case when ${isRewritten} then null else report_reason end`,
    })
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .$if(Boolean(replaces), (update) =>
      update.where(({ or, not }) =>
        or([replaces ?? { rating, comment }, { rating, comment }].map((one) => not(isOtherThan(one)))),
      ),
    )
    .returning('professional_id')
    .executeTakeFirst()
}

export const deleteReview = (db: Database, coupleId: number, id: number) =>
  db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .returning(['professional_id', 'reported_at', 'report_reason', 'hidden_at', 'hidden_reason'])
    .executeTakeFirst()

/** Only a review of the professional's own profile that is shown and not reported; otherwise undefined. */
export const markReported = (db: Database, professionalId: number, id: number, report_reason: string, now: Date) =>
  db
    .updateTable('reviews')
    .set({ reported_at: now, report_reason })
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .where('reported_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(isOfActiveAuthor)
    .returning('id')
    .executeTakeFirst()

/** Undefined for a review by a suspended couple. */
export const selectReviewState = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('reviews')
    .select(['hidden_at'])
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .where(isOfActiveAuthor)
    .executeTakeFirst()

/**
 * Locks a review of the professional's own profile until the transaction ends and returns its state; none for a
 * suspended couple.
 */
export const lockReceived = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('reviews')
    .select('hidden_at')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .where(isOfActiveAuthor)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether the couple has yet to be notified of a reply: true once, whatever becomes of the reply. */
export const markReplyNotified = (db: Database, id: number, now: Date) =>
  db
    .updateTable('reviews')
    .set({ reply_told_at: now })
    .where('id', '=', id)
    .where('reply_told_at', 'is', null)
    .where('couple_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()

/**
 * Locks the couple's reviews, the given ones and those reported or hidden for reasons that match the pattern. Until the
 * transaction ends, nobody locks the replies to them either: that locks their review first.
 */
export const lockToErase = (db: Database, coupleId: number, ids: readonly number[], pattern: string) =>
  db
    .selectFrom('reviews')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('couple_id', '=', coupleId),
        sql<boolean>`id = any(${ids})`,
        isFound('report_reason', pattern),
        isFound('hidden_reason', pattern),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** Erases matches of the pattern from the couple's reviews and from what others have said about them. */
export const eraseFromTexts = (db: Database, coupleId: number, pattern: string) =>
  db
    .updateTable('reviews')
    .set({
      comment: erasedText('comment', pattern),
      report_reason: erasedText('report_reason', pattern),
      hidden_reason: erasedText('hidden_reason', pattern),
    })
    .where('couple_id', '=', coupleId)
    .returning('id')
    .execute()

/** The reasons why anybody's review was reported or hidden. */
export const eraseFromReasons = (db: Database, pattern: string) =>
  db
    .updateTable('reviews')
    .set({
      report_reason: erasedText('report_reason', pattern),
      hidden_reason: erasedText('hidden_reason', pattern),
    })
    .where(({ or }) => or([isFound('report_reason', pattern), isFound('hidden_reason', pattern)]))
    .execute()
