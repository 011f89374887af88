import {
  type Account,
  type AccountChange,
  type AccountDeletion,
  type PasswordChange,
  wrongPasswordMessage,
} from '#contract/account.ts'
import { wrongLoginPasswordMessage } from '#contract/auth.ts'
import { requiredMessage } from '#contract/text.ts'
import type { Database } from '#server/db/connect.ts'
import { eraseFromAnswers } from '#server/db/idempotency-keys.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import { hashChosen, replacePassword } from '#server/features/auth/password-service.ts'
import {
  type AccountRow,
  changeUser,
  countActiveAdmins,
  eraseFromSuspensions,
  findAccount,
  findLockedAccount,
  lockAccount,
  removeUser,
  takeTurnToDelete,
} from '#server/features/auth/service.ts'
import { isSessionLive } from '#server/features/auth/session-service.ts'
import { eraseFromDecisions } from '#server/features/admin-log/service.ts'
import { deleteCalendar, eraseFromEvents, lockCalendars } from '#server/features/events/calendar-service.ts'
import {
  eraseFromLeads,
  leaveReceivedLeads,
  leaveSentLeads,
  listRecipients,
  publishNewName,
  renameBookedDays,
  replyTagsOf,
} from '#server/features/leads/service.ts'
import { enqueuePictureRemoval } from '#server/features/media/service.ts'
import { deleteConversations, eraseFromMessages } from '#server/features/messages/service.ts'
import { eraseFromOffers } from '#server/features/offers/service.ts'
import { eraseFromRejections, profileTags } from '#server/features/professionals/service.ts'
import { eraseFromReports } from '#server/features/lead-reports/service.ts'
import { eraseFromReplies, listRepliesNaming } from '#server/features/review-replies/service.ts'
import { eraseFromReviews, listOwnReviews, lockReviewsToErase } from '#server/features/reviews/service.ts'
import { personPatterns } from './erasure.ts'
import { presentAccount } from './present.ts'

/** The account may have been deleted in another tab since its session was looked up. */
async function getRow(db: Database, { id }: Actor, find = findAccount): Promise<AccountRow> {
  const row = await find(db, id)
  if (!row) throw new AppError('unauthenticated')
  return row
}

export const getAccount = async ({ db }: Deps, actor: Actor): Promise<Account> =>
  presentAccount(await getRow(db, actor))

export const isOtherAddress = (row: Pick<AccountRow, 'email'>, email: string | undefined) =>
  email !== undefined && row.email.toLowerCase() !== email.toLowerCase()

/** The cached answers that show the couple's name. */
const reviewTagsOf = async (db: Database, { id }: Actor): Promise<Tag[]> =>
  (await listOwnReviews({ db }, id)).map((review) => tags.reviews(review.professional_id))

export async function changeAccount(deps: Deps, actor: Actor, change: AccountChange): Promise<Account> {
  const seen = await getRow(deps.db, actor)
  const hasProved = isOtherAddress(seen, change.email)
  if (hasProved) await checkPassword(deps, seen, change.current_password)
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    // Another tab may have changed it since.
    const before = await getRow(tx, actor, findLockedAccount)
    const needsConfirmation = isOtherAddress(before, change.email)
    if (needsConfirmation && !hasProved) throw invalidField('current_password', requiredMessage)
    // The address decides who gets a new password: one that was replaced meanwhile must not take it away.
    if (needsConfirmation && before.password_hash !== seen.password_hash)
      throw invalidField('current_password', wrongPasswordMessage)
    await changeUser(tx, actor.id, change, { isOtherAddress: needsConfirmation, now: deps.clock.now() })
    if (change.name !== undefined && change.name !== before.name) {
      invalidate(...(await reviewTagsOf(tx, actor)))
      await renameBookedDays(tx, invalidate, actor.id, { from: before.name, to: change.name }, deps.clock.now())
      await publishNewName(tx, actor.id)
    }
    return presentAccount(await getRow(tx, actor))
  })
}

async function checkPassword({ passwords }: Deps, row: AccountRow, given: string | null | undefined): Promise<void> {
  if (!given) throw invalidField('current_password', requiredMessage)
  if (!(await passwords.verify(given, row.password_hash))) throw invalidField('current_password', wrongPasswordMessage)
}

/**
 * Whether this session has already set the password and the answer was lost: browsers repeat such requests on their
 * own. Any other session would have ended with the change.
 */
const isRepeated = async (deps: Deps, actor: Actor, { password_hash }: AccountRow, { password }: PasswordChange) =>
  (await deps.passwords.verify(password, password_hash)) && (await isSessionLive(deps, actor))

/** Ends the account's other sessions. */
export async function changePassword(deps: Deps, actor: Actor, change: PasswordChange): Promise<void> {
  const { db, clock } = deps
  const row = await getRow(db, actor)
  try {
    await checkPassword(deps, row, change.current_password)
  } catch (error) {
    if (await isRepeated(deps, actor, row, change)) return
    throw error
  }
  const newHash = await hashChosen(deps, change.password)
  const hashes = { oldHash: row.password_hash, newHash }
  if (await db.transaction().execute((tx) => replacePassword(tx, actor, hashes, clock.now()))) return
  // Another request was quicker, which may have been this one's first attempt.
  if (await isRepeated(deps, actor, await getRow(db, actor), change)) return
  throw invalidField('current_password', wrongPasswordMessage)
}

async function ensureAdminRemains(tx: Database): Promise<void> {
  if ((await countActiveAdmins(tx)) > 1) return
  throw new AppError('invalid', { message: 'Jedini administrator ne može izbrisati svoj račun.' })
}

/**
 * The couple's texts stay, as do those that professionals have written to it, without its name, address and phone
 * number; its files are deleted. Returns the ids of its reviews.
 */
async function eraseFromTexts(
  tx: Database,
  invalidate: Invalidate,
  { id }: AccountRow,
  patterns: PersonPatterns,
  professionalIds: readonly number[],
): Promise<number[]> {
  invalidate(...(await replyTagsOf(tx, id)))
  const leadIds = await eraseFromLeads(tx, id, patterns.own)
  await eraseFromMessages(tx, leadIds, patterns.own)
  await eraseFromOffers(tx, leadIds, patterns.own)
  await eraseFromAnswers(tx, professionalIds, patterns.own)
  await eraseFromEvents(tx, invalidate, leadIds, patterns.own)
  await lockReviewsToErase(tx, id, patterns, await listRepliesNaming(tx, patterns))
  await eraseFromReplies(tx, id, patterns)
  return eraseFromReviews(tx, id, patterns)
}

/**
 * A couple's leads and reviews stay, with its name, address and phone number removed from all texts. A professional's
 * profile is deleted with everything that belongs to it. Both are also removed from reasons that admins have written.
 */
export async function deleteAccount(deps: Deps, actor: Actor, { password }: AccountDeletion): Promise<void> {
  const { password_hash } = await getRow(deps.db, actor)
  if (!(await deps.passwords.verify(password, password_hash))) throw invalidField('password', wrongLoginPasswordMessage)
  await transactionWithInvalidation(deps, async (tx, invalidate) => {
    await takeTurnToDelete(tx)
    if (actor.role === 'admin') await ensureAdminRemains(tx)
    await lockAccount(tx, actor.id)
    const row = await getRow(tx, actor)
    if (row.password_hash !== password_hash) throw invalidField('password', wrongLoginPasswordMessage)
    const patterns = personPatterns(row)
    const professionalId = actor.professional?.id ?? null
    // The lock on the account keeps it from sending another lead, so these are all calendars that can contain its events.
    const calendarIds = professionalId === null ? await listRecipients(tx, actor.id) : [professionalId]
    // In the order of decision 0199: other accounts, calendars, profiles, and then what belongs to these.
    await eraseFromSuspensions(tx, patterns)
    await lockCalendars(tx, calendarIds)
    await eraseFromRejections(tx, professionalId, patterns)
    let reviewIds: number[] = []
    if (actor.role === 'couple') {
      invalidate(...(await reviewTagsOf(tx, actor)))
      reviewIds = await eraseFromTexts(tx, invalidate, row, patterns, calendarIds)
      await leaveSentLeads(tx, actor.id, deps.clock.today())
    }
    if (professionalId !== null) {
      await leaveReceivedLeads(tx, professionalId, deps.clock.today())
      invalidate(...profileTags(professionalId))
      await enqueuePictureRemoval(tx, professionalId)
      await deleteConversations(tx, professionalId)
      await deleteCalendar(tx, professionalId)
    }
    await eraseFromDecisions(tx, { userId: actor.id, professionalId, reviewIds }, patterns)
    await eraseFromReports(tx, actor.id, patterns)
    await removeUser(tx, actor.id)
  })
}
