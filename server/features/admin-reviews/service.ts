import type { AdminReview, AdminReviewsQuery } from '#contract/admin-reviews.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { recordDecision } from '#server/features/admin-log/service.ts'
import { hideReview, lockForDecision, reviewTags, showReview } from '#server/features/reviews/service.ts'
import { hidingErrors, showingErrors, type ReviewStateName, reviewStateOf } from './policy.ts'
import { presentAdminReview } from './present.ts'
import { countReviews, selectReview, selectReviews } from './queries.ts'

export async function listReportedReviews({ db }: Deps, query: AdminReviewsQuery): Promise<PageOf<AdminReview>> {
  const total = await countReviews(db, query.state)
  const offset = (query.page - 1) * query.per_page
  const rows = offset < total ? await selectReviews(db, query.state, query.per_page, offset) : []
  return createPage(rows.map(presentAdminReview), total, query)
}

const notFound = () => new AppError('not_found', { message: 'Recenzija nije pronađena.' })

async function getReview(db: Database, id: number): Promise<AdminReview> {
  const row = await selectReview(db, id)
  if (!row) throw notFound()
  return presentAdminReview(row)
}

interface ReviewDecision {
  to: 'hidden' | 'shown'
  reason: string | null
  errors: Record<ReviewStateName, string | null>
  apply: (tx: Database) => Promise<unknown>
}

const changeVisibility = (deps: Deps, actor: Actor, id: number, { to, reason, errors, apply }: ReviewDecision) =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const before = await lockForDecision(tx, id)
    if (!before) throw notFound()
    const from = reviewStateOf(before)
    const error = errors[from]
    if (error !== null) throw new AppError('invalid', { message: error })
    await apply(tx)
    const { professional_id } = before
    await recordDecision(tx, deps, actor, { action: `review_${to}`, review_id: id, professional_id, from, to, reason })
    invalidate(...reviewTags(professional_id))
    return getReview(tx, id)
  })

/** A hidden review no longer counts in the rating; its author still reads it, with the reason. */
export const hideReportedReview = (deps: Deps, actor: Actor, id: number, reason: string): Promise<AdminReview> =>
  changeVisibility(deps, actor, id, {
    to: 'hidden',
    reason,
    errors: hidingErrors,
    apply: async (tx) => {
      await hideReview(tx, id, reason, deps.clock.now())
      await enqueue(tx, 'send-mail', { kind: 'review_hidden', review_id: id }, { key: `review_hidden ${id}` })
    },
  })

/** Brings a hidden one back, and dismisses the report of one that was never hidden. */
export const showReportedReview = (deps: Deps, actor: Actor, id: number): Promise<AdminReview> =>
  changeVisibility(deps, actor, id, {
    to: 'shown',
    reason: null,
    errors: showingErrors,
    apply: (tx) => showReview(tx, id),
  })
