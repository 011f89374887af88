import type { AdminReview, AdminReviewPage, AdminReviewsQuery, Hiding, Showing } from '#contract/admin-reviews.ts'
import { readPlacedPage } from '#server/db/list-place.ts'
import type { Database } from '#server/db/connect.ts'
import { keepAccounts } from '#server/db/keep-accounts.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { recordDecision } from '#server/features/admin-log/service.ts'
import { hideReply, lockReplyForDecision, showReply } from '#server/features/review-replies/service.ts'
import { hideReview, lockForDecision, reviewTags, showReview, toReview } from '#server/features/reviews/service.ts'
import { changed, outcomeOf, refusalOf, reviewStateOf, rewritten } from './policy.ts'
import { presentAdminReview } from './present.ts'
import {
  type AdminReviewRow,
  countReviews,
  countStates,
  selectReporter,
  selectReview,
  selectReviews,
} from './queries.ts'

type Kind = AdminReview['kind']

const present = (row: AdminReviewRow) => presentAdminReview(row, toReview(row))

export async function listReportedReviews({ db }: Deps, query: AdminReviewsQuery): Promise<AdminReviewPage> {
  const counts = await countStates(db)
  const { data, ...page } = await readPlacedPage(query, {
    count: (after) => countReviews(db, { ...query, after }),
    select: (limit, offset, after) => selectReviews(db, { ...query, after }, limit, offset),
  })
  return { ...page, data: data.map(present), counts }
}

interface Judging {
  missing: string
  lock: typeof lockForDecision
  hide: typeof hideReview
  show: typeof showReview
  tagsOf: (professionalId: number) => Tag[]
}

/** A reply is not counted anywhere, so only the list of reviews shows it. */
const judging: Record<Kind, Judging> = {
  review: {
    missing: 'Recenzija nije pronađena.',
    lock: lockForDecision,
    hide: hideReview,
    show: showReview,
    tagsOf: reviewTags,
  },
  reply: {
    missing: 'Odgovor nije pronađen.',
    lock: lockReplyForDecision,
    hide: hideReply,
    show: showReply,
    tagsOf: (professionalId) => [tags.reviews(professionalId)],
  },
}

async function getReview(db: Database, kind: Kind, id: number): Promise<AdminReview> {
  const row = await selectReview(db, kind, id)
  if (!row) throw new AppError('not_found', { message: judging[kind].missing })
  return present(row)
}

/** `reason` is why it is hidden; null shows it. */
type Decision = { reason: string | null } & Showing

const decide = (
  deps: Deps,
  actor: Actor,
  kind: Kind,
  id: number,
  { reason, replaces, changed_at: readOf }: Decision,
): Promise<AdminReview> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const { lock, hide, show, missing, tagsOf } = judging[kind]
    await keepAccounts(tx, [actor.id])
    const before = await lock(tx, id)
    if (!before) throw new AppError('not_found', { message: missing })
    const from = reviewStateOf(before)
    const to = reason === null ? 'shown' : 'hidden'
    const refusal = refusalOf(kind, to, before)
    if (refusal !== null) throw new AppError('invalid', { message: refusal })
    if (replaces && from !== 'shown' && from !== replaces)
      throw new AppError('conflict', { message: changed[kind][from] })
    if (readOf && Date.parse(readOf) !== before.changed_at.getTime())
      throw new AppError('conflict', { message: rewritten[kind] })
    const now = deps.clock.now()
    if (reason === null) await show(tx, id, now)
    else await hide(tx, id, reason, now)
    // Its author never heard of a report that is dismissed.
    if (to === 'hidden' || from === 'hidden') {
      const mail = `${kind}_${to}` as const
      await enqueue(tx, 'send-mail', { kind: mail, review_id: id }, { key: `${mail} ${id}` })
    }
    const outcome = outcomeOf(to, before)
    if (outcome !== null) {
      // Until it is sent, a later decision takes its place.
      const key = `report_decided ${kind} ${id}`
      await enqueue(tx, 'send-mail', { kind: 'report_decided', review_id: id, about: kind, outcome }, { key })
    }
    const { professional_id } = before
    await recordDecision(tx, deps, actor, { action: `${kind}_${to}`, review_id: id, professional_id, from, to, reason })
    invalidate(...tagsOf(professional_id))
    return getReview(tx, kind, id)
  })

/** For the mail that tells of a decision; undefined if the account of whoever reported it is deleted or suspended. */
export const findReporter = (db: Database, kind: Kind, id: number) => selectReporter(db, kind, id)

/**
 * A hidden review no longer counts towards the rating. The author of a hidden review or reply can still read it, with
 * the reason.
 */
export const hideReported = (deps: Deps, actor: Actor, kind: Kind, id: number, hiding: Hiding): Promise<AdminReview> =>
  decide(deps, actor, kind, id, hiding)

/**
 * Shows what is hidden again, or dismisses the report of what was never hidden. Throws conflict if its state is not the
 * one to be replaced.
 */
export const showReported = (
  deps: Deps,
  actor: Actor,
  kind: Kind,
  id: number,
  showing: Showing | null | undefined,
): Promise<AdminReview> => decide(deps, actor, kind, id, { ...showing, reason: null })
