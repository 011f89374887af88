import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { bookedStatuses } from '#contract/lead-lifecycle.ts'
import type { ReviewChange, ReviewInput } from '#contract/reviews.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText, isFound } from '#server/db/erased-text.ts'

export type ReviewRow = Omit<Awaited<ReturnType<typeof selectReviews>>[number], 'rating_counts'>

const columns = ['r.id', 'r.professional_id', 'r.rating', 'r.comment', 'r.created_at', 'u.name as couple_name'] as const
const ownColumns = [...columns, 'r.hidden_at', 'r.hidden_reason'] as const

export type ReceivedReviewRow = Awaited<ReturnType<typeof selectReceivedReviews>>[number]

export type OwnReviewRow = Awaited<ReturnType<typeof selectOwnReviews>>[number]

/** The reviews that everyone reads: none that is hidden, and only of approved profiles. */
const publicReviews = (db: Database, professionalId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('public_profiles as p', 'p.id', 'r.professional_id')
    .where('r.professional_id', '=', professionalId)
    .where('r.hidden_at', 'is', null)

/** How many reviews gave each number of stars that was given at all. */
const ratingCounts = (db: Database, professionalId: number) =>
  publicReviews(db, professionalId)
    .select(({ fn }) => ['r.rating', fn.countAll<number>().as('reviews')])
    .groupBy('r.rating')

/** A page of them, each row with the counts of all. */
export const selectReviews = compileOnce(
  (db, { professionalId, limit, offset }: { professionalId: number; limit: number; offset: number }) =>
    publicReviews(db, professionalId)
      .leftJoin('people as u', 'u.id', 'r.couple_id')
      .select(columns)
      .select(jsonArrayFrom(ratingCounts(db, professionalId)).as('rating_counts'))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset(offset),
)

export const countRatings = (db: Database, professionalId: number) => ratingCounts(db, professionalId).execute()

const reviewsOfCouple = (db: Database, coupleId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('people as u', 'u.id', 'r.couple_id')
    .select(ownColumns)
    .where('r.couple_id', '=', coupleId)

export const selectOwnReview = (db: Database, coupleId: number, id: number) =>
  reviewsOfCouple(db, coupleId).where('r.id', '=', id).executeTakeFirst()

export const selectOwnReviewOf = (db: Database, coupleId: number, professionalId: number) =>
  reviewsOfCouple(db, coupleId).where('r.professional_id', '=', professionalId).executeTakeFirst()

export const selectOwnReviews = (db: Database, coupleId: number) =>
  reviewsOfCouple(db, coupleId).orderBy('r.id').execute()

/** The reviews of a professional, whatever its status; none that is hidden. */
export const selectReceivedReviews = (db: Database, professionalId: number) =>
  db
    .selectFrom('reviews as r')
    .leftJoin('people as u', 'u.id', 'r.couple_id')
    .select([...columns, 'r.reported_at', 'r.report_reason'])
    .where('r.professional_id', '=', professionalId)
    .where('r.hidden_at', 'is', null)
    .orderBy('r.id')
    .execute()

/** Of a lead that the caller has locked. */
export const insertReview = (
  db: Database,
  couple_id: number,
  lead_id: number,
  { professional_id, rating, comment }: ReviewInput,
  now: Date,
) =>
  db
    .insertInto('reviews')
    .values({ lead_id, professional_id, couple_id, rating, comment, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateReview = (db: Database, coupleId: number, id: number, change: ReviewChange, now: Date) =>
  db
    .updateTable('reviews')
    .set({ rating: change.rating, comment: change.comment, updated_at: now })
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .returning('professional_id')
    .executeTakeFirst()

export const deleteReview = (db: Database, coupleId: number, id: number) =>
  db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .returning('professional_id')
    .executeTakeFirst()

/** Only a review of the own profile that is neither reported nor hidden; undefined otherwise. */
export const markReported = (db: Database, professionalId: number, id: number, report_reason: string, now: Date) =>
  db
    .updateTable('reviews')
    .set({ reported_at: now, report_reason })
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .where('reported_at', 'is', null)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const selectReviewState = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('reviews')
    .select(['hidden_at'])
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

/** The couple's reviews, without what the pattern finds in them and in what others have said of them. */
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

/** Undefined once its author's account is gone, or while it is not hidden. */
export const selectHidden = (db: Database, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('people as u', 'u.id', 'r.couple_id')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .select(['u.email as author_email', 'p.company_name', 'r.hidden_reason as reason'])
    .where('r.id', '=', id)
    .where('r.hidden_at', 'is not', null)
    .executeTakeFirst()

export const selectForDecision = (db: Database, id: number) =>
  db
    .selectFrom('reviews')
    .select(['professional_id', 'reported_at', 'hidden_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateHidden = (db: Database, id: number, hidden_reason: string, now: Date) =>
  db.updateTable('reviews').set({ hidden_at: now, hidden_reason }).where('id', '=', id).execute()

/** Neither hidden nor reported any more. */
export const updateShown = (db: Database, id: number) =>
  db
    .updateTable('reviews')
    .set({ hidden_at: null, hidden_reason: null, reported_at: null, report_reason: null })
    .where('id', '=', id)
    .execute()

/** The couple's first lead to this professional that was booked and whose day has passed. */
const firstPastBooking = (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  db
    .selectFrom('lead_sides')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('professional_id', '=', professionalId)
    .where('status', 'in', bookedStatuses)
    .where('event_date', '<', today)
    .orderBy('event_date')
    .orderBy('id')
    .limit(1)

/** Its id; null when there is none. */
export const findPastBooking = async (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  (await firstPastBooking(db, coupleId, professionalId, today).executeTakeFirst())?.id ?? null

/** The same; until the transaction ends it stays booked. */
export const lockPastBooking = async (db: Database, coupleId: number, professionalId: number, today: CalendarDay) =>
  (await firstPastBooking(db, coupleId, professionalId, today).forShare().executeTakeFirst())?.id ?? null
