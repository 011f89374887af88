import type { ReplyInput } from '#contract/review-replies.ts'
import type { ReceivedReview } from '#contract/reviews.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import { runAlone } from '#server/db/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  getReceivedReview,
  lockForDecision,
  lockReceivedReview,
  noteAnswered,
} from '#server/features/reviews/service.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { tags } from '#server/response-cache/tags.ts'
import {
  deleteReply,
  eraseFromAllKeptReports,
  eraseFromKeptReports,
  eraseFromReasons,
  eraseFromTexts,
  keepReport,
  keepReview,
  markReported,
  selectForDecision,
  selectJudged,
  selectNaming,
  selectReply,
  selectVisible,
  selectWithAuthor,
  takeReport,
  updateHidden,
  updateShown,
  upsertReply,
} from './queries.ts'

const notFound = () => new AppError('not_found', { message: 'Odgovor nije pronađen.' })

/**
 * Writes or replaces the reply to a review of the actor's profile. The couple is only notified of the first one. Throws
 * conflict if the existing reply is not the one to be replaced.
 */
export const writeReply = (deps: Deps, actor: Actor, id: number, input: ReplyInput): Promise<ReceivedReview> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const professionalId = professionalIdOf(actor)
    const { hidden_at } = await lockReceivedReview(tx, professionalId, id)
    if (hidden_at) {
      throw new AppError('invalid', { message: 'Ova je recenzija skrivena, pa se na nju ne može odgovoriti.' })
    }
    const now = deps.clock.now()
    if (!(await upsertReply(tx, id, input, now))) throw refusalOf(await selectReply(tx, id))
    // Only now: if the reply was just being deleted, the previous line has waited for its report.
    await takeReport(tx, id)
    if (await noteAnswered(tx, id, now)) await enqueue(tx, 'send-mail', { kind: 'review_reply', review_id: id })
    invalidate(tags.reviews(professionalId))
    return getReceivedReview(tx, professionalId, id)
  })

const refusalOf = (stored: Awaited<ReturnType<typeof selectReply>>) =>
  stored?.hidden_at === null
    ? new AppError('conflict', {
        message: `U međuvremenu je na ovu recenziju već odgovoreno („${stored.body}”). Objavite ponovo ako taj odgovor želite zamijeniti svojim.`,
      })
    : new AppError('invalid', {
        message: 'Vaš je odgovor skriven, pa ga ne možete mijenjati. Možete ga izbrisati.',
      })

/** Works for a hidden reply, too. A reported one cannot escape the admins by being rewritten. */
export const removeReply = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const professionalId = professionalIdOf(actor)
    await keepReview(tx, id)
    const removed = await deleteReply(tx, professionalId, id)
    if (!removed) throw notFound()
    const { review_id, reported_at, report_reason, hidden_at } = removed
    if (reported_at && !hidden_at) await keepReport(tx, { review_id, reported_at, report_reason })
    invalidate(tags.reviews(professionalId))
  })

/** Reports the reply to the actor's review to the admins. Nothing public changes. */
export async function reportReply({ db, clock }: Deps, actor: Actor, id: number, reason: string): Promise<void> {
  if (await runAlone(db, (tx) => markReported(tx, actor.id, id, reason, clock.now()))) return
  if (!(await selectVisible(db, actor.id, id))) throw notFound()
  throw new AppError('conflict', { message: 'Ovaj ste odgovor već prijavili.' })
}

/** The ids of the reviews whose replies were reported or hidden for reasons that name the person. */
export const listRepliesNaming = async (tx: Database, { anywhere }: PersonPatterns): Promise<number[]> =>
  (await selectNaming(tx, anywhere)).map(({ review_id }) => review_id)

/** Call within the transaction that deletes the couple's account. */
export async function eraseFromReplies(
  tx: Database,
  coupleId: number,
  { own, anywhere }: PersonPatterns,
): Promise<void> {
  await eraseFromTexts(tx, coupleId, own)
  await eraseFromReasons(tx, anywhere)
  await eraseFromKeptReports(tx, coupleId, own)
  await eraseFromAllKeptReports(tx, anywhere)
}

/** For the mail to the couple; undefined if it could not read the reply. */
export const findReplyWithAuthor = (db: Database, id: number) => selectWithAuthor(db, id)

/** For the mail to its professional about a decision. */
export const findJudgedReply = (db: Database, id: number) => selectJudged(db, id)

/**
 * Call within a transaction: locks the reply for a decision until it ends, after its review, to which the log of the
 * decisions refers, and which is deleted before it.
 */
export async function lockReplyForDecision(tx: Database, id: number) {
  await lockForDecision(tx, id)
  return selectForDecision(tx, id)
}

/** Its professional can still read it, with the reason. */
export async function hideReply(tx: Database, id: number, reason: string, now: Date): Promise<void> {
  await updateHidden(tx, id, reason, now)
}

/** Neither hidden nor reported any more. */
export async function showReply(tx: Database, id: number, now: Date): Promise<void> {
  await updateShown(tx, id, now)
}
