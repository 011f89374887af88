import { sumOf } from '#contract/decimal.ts'
import { createPage } from '#contract/page.ts'
import type {
  MyReview,
  ReceivedReview,
  ReceivedReviewPage,
  ReceivedReviewsQuery,
  Review,
  ReviewReplacement,
  ReviewInput,
  ReviewPage,
  ReviewsQuery,
} from '#contract/reviews.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import { runAlone } from '#server/db/idempotency-keys.ts'
import { keepAccounts } from '#server/db/keep-accounts.ts'
import { accountKey, DAY_SECONDS, isFirstInPeriod } from '#server/db/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { findPastBooking, lockPastBooking } from '#server/features/leads/booking-service.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import {
  eraseFromHiddenReasons,
  eraseFromUnjudgedReports,
  keepHiddenReason,
  keepReport,
  selectForDecision,
  takeHiddenReason,
  takeReport,
  updateHidden,
  updateShown,
} from './judgement-queries.ts'
import {
  type PageRow,
  type ReceivedReviewRow,
  selectOwnReview,
  selectOwnReviewOf,
  selectOwnReviews,
  selectReceivedPage,
  selectReceivedReview,
  selectReceivedReviews,
  selectReviews,
} from './list-queries.ts'
import { selectJudged, selectWithOwner } from './mail-queries.ts'
import { presentOwnReview, presentReceivedReview, presentReview } from './present.ts'
import {
  deleteReview,
  eraseFromReasons,
  eraseFromTexts,
  insertReview,
  lockAuthor,
  lockProfile,
  lockReceived,
  lockReviewedProfile,
  lockReviewedProfiles,
  lockToErase,
  markReplyNotified,
  markReported,
  selectReviewState,
  updateAuthorSuspended,
  updateReview,
} from './queries.ts'

const stars = [1, 2, 3, 4, 5]

const isReview = (row: PageRow): row is PageRow & ReceivedReviewRow => row.id !== null

/** From the rows of a page, each of which has the counts of all. */
function countsOf(rows: PageRow[], rating: number | undefined) {
  const counts = rows[0]?.rating_counts ?? []
  const counted = new Map(counts.map(({ rating: given, reviews }) => [given, reviews]))
  return {
    rating_counts: stars.map((given) => counted.get(given) ?? 0),
    total: sumOf(
      counts.filter((count) => rating === undefined || count.rating === rating).map(({ matching }) => matching),
    ),
    unanswered: sumOf(counts.map(({ unanswered }) => unanswered)),
  }
}

const valuesOf = (
  professionalId: number,
  { page, per_page, search, rating }: Omit<ReviewsQuery, 'professional_id'>,
) => ({
  professionalId,
  search,
  rating,
  limit: per_page,
  offset: (page - 1) * per_page,
})

/** As far as anyone may know, a professional who is not approved has no reviews. */
export async function listReviews({ db }: Deps, query: ReviewsQuery): Promise<ReviewPage> {
  const rows = await selectReviews[query.sort ?? 'newest'](db, valuesOf(query.professional_id, query))
  const { total, rating_counts } = countsOf(rows, query.rating)
  return { ...createPage(rows.filter(isReview).map(presentReview), total, query), rating_counts }
}

/** As the professional reads its own, whatever the status of its profile. */
export async function listReceived(
  { db }: Deps,
  actor: Actor,
  query: ReceivedReviewsQuery,
): Promise<ReceivedReviewPage> {
  const unanswered = query.unanswered ? (true as const) : undefined
  const values = { ...valuesOf(professionalIdOf(actor), query), unanswered }
  const rows = await selectReceivedPage[query.sort ?? 'newest'](db, values)
  const { total, ...counts } = countsOf(rows, query.rating)
  return { ...createPage(rows.filter(isReview).map(presentReceivedReview), total, query), ...counts }
}

/** The tags of every answer that shows the professional's reviews, or something counted from them. */
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

/** Call within the transaction that stores the review. One that is deleted and rewritten within a day sends no second mail. */
async function notifyProfessional(
  tx: Database,
  { id: coupleId }: Actor,
  professionalId: number,
  id: number,
  now: Date,
) {
  const written = { key: accountKey('review', `${coupleId} of ${professionalId}`), seconds: DAY_SECONDS }
  if (await isFirstInPeriod(tx, now, written)) await enqueue(tx, 'send-mail', { kind: 'new_review', review_id: id })
}

/** Takes over the decision or the report about the review that this one replaces. */
async function insertJudged(tx: Database, actor: Actor, lead: number, input: ReviewInput, now: Date) {
  const hidden = await takeHiddenReason(tx, actor.id, input.professional_id)
  const report = await takeReport(tx, actor.id, input.professional_id)
  const inserted = await insertReview(tx, { ...input, couple_id: actor.id, lead_id: lead, hidden, report }, now)
  if (!hidden) await notifyProfessional(tx, actor, input.professional_id, inserted.id, now)
  return inserted
}

export const createReview = (deps: Deps, actor: Actor, input: ReviewInput): Promise<Review> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const { clock } = deps
    if (!(await lockAuthor(tx, actor.id))) throw new AppError('unauthenticated')
    await lockProfile(tx, input.professional_id)
    const lead = await lockPastBooking(tx, actor.id, input.professional_id, clock.today())
    if (lead !== null && !actor.email_confirmed) {
      throw new AppError('forbidden', {
        message:
          'Prije pisanja recenzije potvrdite svoju e-mail adresu. Novu poveznicu možete zatražiti na svom profilu.',
      })
    }
    const inserted = lead === null ? undefined : await insertJudged(tx, actor, lead, input, clock.now())
    const review = inserted && (await selectOwnReview(tx, actor.id, inserted.id))
    if (!review) {
      throw new AppError('forbidden', {
        message: 'Recenziju možete napisati nakon vjenčanja, ako vam je pružatelj usluga potvrdio rezervaciju.',
      })
    }
    invalidate(...reviewTags(review.professional_id))
    return presentOwnReview(review)
  })

/** Throws conflict if the current review is not the one to be replaced. */
export const changeReview = (deps: Deps, actor: Actor, id: number, change: ReviewReplacement): Promise<Review> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    await lockReviewedProfile(tx, id)
    const changed = await updateReview(tx, actor.id, id, change, deps.clock.now())
    const review = await selectOwnReview(tx, actor.id, id)
    if (!review) throw notFound()
    if (!changed) throw changedMeanwhile(review)
    invalidate(...reviewTags(review.professional_id))
    return presentOwnReview(review)
  })

const changedMeanwhile = ({ rating, comment }: Pick<Review, 'rating' | 'comment'>) =>
  new AppError('conflict', {
    message: `Recenzija je u međuvremenu promijenjena (sada je ocjena ${rating}, ${comment === null ? 'bez komentara' : `„${comment}”`}). Spremite ponovo ako je želite zamijeniti svojom.`,
  })

/**
 * Rewriting a review that an admin has hidden does not undo the decision: the next one starts out hidden, too. Nor does
 * rewriting a reported one let it escape the admins.
 */
export const removeReview = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    await keepAccounts(tx, [actor.id])
    await lockReviewedProfile(tx, id)
    const removed = await deleteReview(tx, actor.id, id)
    if (!removed) throw notFound()
    const { professional_id, reported_at, report_reason, hidden_at, hidden_reason } = removed
    const of = { couple_id: actor.id, professional_id }
    if (hidden_at) await keepHiddenReason(tx, { ...of, hidden_reason })
    else if (reported_at) await keepReport(tx, { ...of, reported_at, report_reason })
    invalidate(...reviewTags(professional_id))
  })

/** Reports the review to the admins. Nothing public changes. */
export async function reportReview({ db, clock }: Deps, actor: Actor, id: number, reason: string): Promise<void> {
  const professionalId = professionalIdOf(actor)
  if (await runAlone(db, (tx) => markReported(tx, professionalId, id, reason, clock.now()))) return
  const review = await selectReviewState(db, professionalId, id)
  if (!review) throw notFound()
  if (review.hidden_at) throw new AppError('invalid', { message: 'Ova je recenzija već skrivena.' })
  throw new AppError('conflict', { message: 'Ovu ste recenziju već prijavili.' })
}

/**
 * Call within the transaction that suspends or restores the couple's account: removes its reviews from lists and
 * ratings, or brings them back. Returns the tags of the answers that change.
 */
export async function setAuthorSuspended(tx: Database, coupleId: number, isSuspended: boolean): Promise<Tag[]> {
  await lockReviewedProfiles(tx, coupleId)
  const changed = await updateAuthorSuspended(tx, coupleId, isSuspended)
  return changed.flatMap(({ professional_id }) => reviewTags(professional_id))
}

/** For other features that read a review with its couple, reply and booking from views. */
export const toReview = presentReview

/** All reviews by the couple. */
export const listOwnReviews = async ({ db }: Pick<Deps, 'db'>, coupleId: number): Promise<Review[]> =>
  (await selectOwnReviews(db, coupleId)).map(presentOwnReview)

/** All reviews of the professional that its public profile shows, or would show. */
export const listReceivedReviews = async (
  { db }: Pick<Deps, 'db'>,
  professionalId: number,
): Promise<ReceivedReview[]> => (await selectReceivedReviews(db, professionalId)).map(presentReceivedReview)

/**
 * Call within the transaction that deletes the couple's account, before anything locks replies; `repliedIds` are the
 * reviews whose replies it will change.
 */
export async function lockReviewsToErase(
  tx: Database,
  coupleId: number,
  { anywhere }: PersonPatterns,
  repliedIds: readonly number[],
): Promise<void> {
  await lockToErase(tx, coupleId, repliedIds, anywhere)
}

/** Call within the transaction that deletes the couple's account. Returns the ids of its reviews. */
export async function eraseFromReviews(
  tx: Database,
  coupleId: number,
  { own, anywhere }: PersonPatterns,
): Promise<number[]> {
  const reviews = await eraseFromTexts(tx, coupleId, own)
  await eraseFromReasons(tx, anywhere)
  await eraseFromHiddenReasons(tx, anywhere)
  await eraseFromUnjudgedReports(tx, anywhere)
  return reviews.map(({ id }) => id)
}

/**
 * Call within a transaction: keeps a review of the professional's profile as it is until that ends. Throws not_found
 * for any other.
 */
export async function lockReceivedReview(tx: Database, professionalId: number, id: number) {
  const review = await lockReceived(tx, professionalId, id)
  if (!review) throw notFound()
  return review
}

export async function getReceivedReview(db: Database, professionalId: number, id: number): Promise<ReceivedReview> {
  const row = await selectReceivedReview(db, professionalId, id)
  if (!row) throw notFound()
  return presentReceivedReview(row)
}

/** Whether the couple has yet to be notified of a reply to its review: true once, whatever becomes of the reply. */
export const noteAnswered = async (tx: Database, id: number, now: Date): Promise<boolean> =>
  (await markReplyNotified(tx, id, now)) !== undefined

/** For the mail to its professional; undefined if nobody else can read it. */
export const findReviewWithOwner = (db: Database, id: number) => selectWithOwner(db, id)

/** For the mail to its author about a decision; undefined once the author's account is deleted. */
export const findJudgedReview = (db: Database, id: number) => selectJudged(db, id)

/** Call within a transaction: locks the review for a decision until it ends. */
export async function lockForDecision(tx: Database, id: number) {
  await lockReviewedProfile(tx, id)
  return selectForDecision(tx, id)
}

/** Its author can still read it, with the reason. */
export async function hideReview(tx: Database, id: number, reason: string, now: Date): Promise<void> {
  await updateHidden(tx, id, reason, now)
}

/** Neither hidden nor reported any more. */
export async function showReview(tx: Database, id: number, now: Date): Promise<void> {
  await updateShown(tx, id, now)
}
