import type { AdminUser, AdminUsersQuery } from '#contract/admin-users.ts'
import type { PlacedPageOf } from '#contract/page.ts'
import { readPlacedPage } from '#server/db/list-place.ts'
import type { Database } from '#server/db/connect.ts'
import { keepAccounts } from '#server/db/keep-accounts.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { recordDecision } from '#server/features/admin-log/service.ts'
import { restoreUser, suspendUser } from '#server/features/auth/service.ts'
import { mailRestoration, mailSuspension, publishSuspension, replyTagsOf } from '#server/features/leads/service.ts'
import { profileTags, restoreProfile, suspendProfile } from '#server/features/professionals/service.ts'
import { setAuthorSuspended } from '#server/features/reviews/service.ts'
import { alreadySuspended, validateSuspension, hasOtherActiveAdmin } from './policy.ts'
import { presentAdminUser } from './present.ts'
import { type AdminUserRow, countUsers, lockAdmins, selectUser, selectUsers } from './queries.ts'

export async function listUsers({ db }: Deps, actor: Actor, query: AdminUsersQuery): Promise<PlacedPageOf<AdminUser>> {
  const { data, ...page } = await readPlacedPage(query, {
    count: (after) => countUsers(db, { ...query, after }),
    select: (limit, offset, after) => selectUsers(db, { ...query, after }, limit, offset),
  })
  return { ...page, data: data.map((row) => presentAdminUser(row, actor)) }
}

async function getRow(db: Database, id: number): Promise<AdminUserRow> {
  const row = await selectUser(db, id)
  if (!row) throw new AppError('not_found', { message: 'Korisnik nije pronađen.' })
  return row
}

const invalidRequest = (message: string) => new AppError('invalid', { message })

/** Replaces a mail that is still queued, which would announce a decision that no longer stands. */
const enqueueMail = (tx: Database, kind: 'account_suspended' | 'account_restored', user_id: number) =>
  enqueue(tx, 'send-mail', { kind, user_id }, { key: `account_suspension ${user_id}` })

/** Before anything else is locked, keeps the admin who decides; returns all admins if the decision is about one. */
async function lockDeciding(tx: Database, actor: Actor, { role }: AdminUserRow) {
  if (role === 'admin') return lockAdmins(tx)
  await keepAccounts(tx, [actor.id])
  return []
}

interface ChangedAccount {
  id: number
  professional_id: number | null
}

/** Hides the account's reviews or shows them again, invalidates its public answers, and notifies its owner and the other sides. */
async function announce(
  tx: Database,
  invalidate: Invalidate,
  { id, professional_id }: ChangedAccount,
  { isSuspended }: { isSuspended: boolean },
): Promise<void> {
  invalidate(...(await setAuthorSuspended(tx, id, isSuspended)))
  await enqueueMail(tx, isSuspended ? 'account_suspended' : 'account_restored', id)
  if (professional_id !== null) invalidate(...profileTags(professional_id))
  invalidate(...(await replyTagsOf(tx, id)))
  await publishSuspension(tx, { id, professional_id })
}

/**
 * Ends every session and password reset link, and hides the account's profile and reviews from the public. Its leads
 * stay, because they belong to the other side too.
 */
export const suspend = (deps: Deps, actor: Actor, id: number, reason: string): Promise<AdminUser> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const user = await getRow(tx, id)
    const error = validateSuspension(actor, user)
    if (error !== null) throw invalidRequest(error)
    const admins = await lockDeciding(tx, actor, user)
    // If two admins suspend each other, the second is the last active one by then.
    if (user.role === 'admin' && !hasOtherActiveAdmin(admins, id))
      throw invalidRequest('Posljednji aktivni administrator ne može se suspendirati.')
    if (!(await suspendUser(tx, id, reason, deps.clock.now()))) throw invalidRequest(alreadySuspended)
    const professional_id = await suspendProfile(tx, id, deps.clock.now())
    await recordDecision(tx, deps, actor, {
      action: 'user_suspended',
      user_id: id,
      professional_id,
      from: 'active',
      to: 'suspended',
      reason,
    })
    await announce(tx, invalidate, { id, professional_id }, { isSuspended: true })
    await mailSuspension(tx, deps, { id, professional_id })
    return presentAdminUser(await getRow(tx, id), actor)
  })

export const restore = (deps: Deps, actor: Actor, id: number): Promise<AdminUser> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const user = await getRow(tx, id)
    const { suspended_at: suspendedAt } = user
    await lockDeciding(tx, actor, user)
    if (suspendedAt === null || !(await restoreUser(tx, id))) throw invalidRequest('Račun nije suspendiran.')
    const professional_id = await restoreProfile(tx, id, deps.clock.now())
    await recordDecision(tx, deps, actor, {
      action: 'user_restored',
      user_id: id,
      professional_id,
      from: 'suspended',
      to: 'active',
    })
    await announce(tx, invalidate, { id, professional_id }, { isSuspended: false })
    await mailRestoration(tx, deps, { id, professional_id }, suspendedAt)
    return presentAdminUser(await getRow(tx, id), actor)
  })
