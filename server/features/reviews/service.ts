import { createPage } from '#contract/page.ts'
import type {
  MyReview,
  ReceivedReview,
  Review,
  ReviewChange,
  ReviewInput,
  ReviewPage,
  ReviewsQuery,
} from '#contract/reviews.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import { presentOwnReview, presentReceivedReview, presentReview } from './present.ts'
import {
  findPastBooking,
  lockPastBooking,
  countRatings,
  deleteReview,
  eraseFromReasons,
  eraseFromTexts,
  insertReview,
  markReported,
  selectForDecision,
  selectHidden,
  selectOwnReview,
  selectOwnReviewOf,
  selectOwnReviews,
  selectReceivedReviews,
  selectReviews,
  selectReviewState,
  updateHidden,
  updateReview,
  updateShown,
} from './queries.ts'

const stars = [1, 2, 3, 4, 5]

/** A professional who is not approved has no reviews as far as anyone may know. */
export async function listReviews({ db }: Deps, query: ReviewsQuery): Promise<ReviewPage> {
  const { professional_id, per_page, page } = query
  const offset = (page - 1) * per_page
  const rows = await selectReviews(db, { professionalId: professional_id, limit: per_page, offset })
  // Only a page past the last one comes without the counts although there may be some.
  const counts = rows[0]?.rating_counts ?? (offset === 0 ? [] : await countRatings(db, professional_id))
  const counted = new Map(counts.map(({ rating, reviews }) => [rating, reviews]))
  const rating_counts = stars.map((rating) => counted.get(rating) ?? 0)
  const total = rating_counts.reduce((sum, reviews) => sum + reviews, 0)
  return { ...createPage(rows.map(presentReview), total, query), rating_counts }
}

/** Every answer that shows the professional's reviews, or what is counted from them. */
export const reviewTags = (professionalId: number): Tag[] => [
  tags.reviews(professionalId),
  tags.professional(professionalId),
  tags.professionals,
]

const notFound = () => new AppError('not_found', { message: 'Recenzija nije pronađena.' })

export async function getMyReview({ db, clock }: Deps, actor: Actor, professionalId: number): Promise<MyReview> {
  const review = await selectOwnReviewOf(db, actor.id, professionalId)
  if (review) return { can_review: false, needs_confirmation: false, review: presentOwnReview(review) }
  const lead = await findPastBooking(db, actor.id, professionalId, clock.today())
  const { email_confirmed } = actor
  return {
    can_review: lead !== null && email_confirmed,
    needs_confirmation: lead !== null && !email_confirmed,
    review: null,
  }
}

export const createReview = (deps: Deps, actor: Actor, input: ReviewInput): Promise<Review> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const { clock } = deps
    const lead = await lockPastBooking(tx, actor.id, input.professional_id, clock.today())
    if (lead !== null && !actor.email_confirmed) {
      throw new AppError('forbidden', {
        message:
          'Prije pisanja recenzije potvrdite svoju e-mail adresu. Novu poveznicu možete zatražiti na svom profilu.',
      })
    }
    const inserted = lead === null ? undefined : await insertReview(tx, actor.id, lead, input, clock.now())
    const review = inserted && (await selectOwnReview(tx, actor.id, inserted.id))
    if (!review) {
      throw new AppError('forbidden', {
        message: 'Recenziju možete napisati nakon vjenčanja, ako vam je pružatelj usluga potvrdio rezervaciju.',
      })
    }
    invalidate(...reviewTags(review.professional_id))
    return presentOwnReview(review)
  })

export const changeReview = (deps: Deps, actor: Actor, id: number, change: ReviewChange): Promise<Review> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const changed = await updateReview(tx, actor.id, id, change, deps.clock.now())
    const review = changed && (await selectOwnReview(tx, actor.id, id))
    if (!review) throw notFound()
    invalidate(...reviewTags(review.professional_id))
    return presentOwnReview(review)
  })

export const removeReview = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const removed = await deleteReview(tx, actor.id, id)
    if (!removed) throw notFound()
    invalidate(...reviewTags(removed.professional_id))
  })

/** Reports the review to the admins. Nothing public changes by that. */
export async function reportReview(
  { db, clock }: Deps,
  { professional }: Actor,
  id: number,
  reason: string,
): Promise<void> {
  if (!professional) throw new AppError('forbidden')
  if (await markReported(db, professional.id, id, reason, clock.now())) return
  const review = await selectReviewState(db, professional.id, id)
  if (!review) throw notFound()
  if (review.hidden_at) throw new AppError('invalid', { message: 'Ova je recenzija već skrivena.' })
  throw new AppError('conflict', { message: 'Ovu ste recenziju već prijavili.' })
}

/** All reviews by the couple. */
export const listOwnReviews = async ({ db }: Pick<Deps, 'db'>, coupleId: number): Promise<Review[]> =>
  (await selectOwnReviews(db, coupleId)).map(presentOwnReview)

/** All reviews of the professional that its public profile shows, or would show. */
export const listReceivedReviews = async (
  { db }: Pick<Deps, 'db'>,
  professionalId: number,
): Promise<ReceivedReview[]> => (await selectReceivedReviews(db, professionalId)).map(presentReceivedReview)

/** Within the transaction that deletes the couple's account. Gives the ids of its reviews. */
export async function eraseFromReviews(
  tx: Database,
  coupleId: number,
  { own, anywhere }: PersonPatterns,
): Promise<number[]> {
  const reviews = await eraseFromTexts(tx, coupleId, own)
  await eraseFromReasons(tx, anywhere)
  return reviews.map(({ id }) => id)
}

/** For the mail that tells its author; undefined once the author's account is gone, or while it is not hidden. */
export const findHiddenReview = (db: Database, id: number) => selectHidden(db, id)

/** Call within a transaction: locks the review for a decision until it ends. */
export const lockForDecision = (tx: Database, id: number) => selectForDecision(tx, id)

/** Its author still reads it, with the reason. */
export async function hideReview(tx: Database, id: number, reason: string, now: Date): Promise<void> {
  await updateHidden(tx, id, reason, now)
}

/** Neither hidden nor reported any more. */
export async function showReview(tx: Database, id: number): Promise<void> {
  await updateShown(tx, id)
}
