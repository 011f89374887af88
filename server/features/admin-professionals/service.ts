import type { AuditEntry } from '#contract/admin-log.ts'
import type {
  AdminProfessional,
  AdminProfessionalPage,
  AdminProfessionalsQuery,
  PremiumChange,
  StatusChange,
} from '#contract/admin-professionals.ts'
import type { PageOf, PageQuery } from '#contract/page.ts'
import { readPlacedPage } from '#server/db/list-place.ts'
import { keepAccounts } from '#server/db/keep-accounts.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { enqueue, type MailJob } from '#server/adapters/jobs/jobs.ts'
import { listEntries, recordDecision } from '#server/features/admin-log/service.ts'
import { lockCalendarForDecision } from '#server/features/events/calendar-service.ts'
import { publishProfileStatus } from '#server/features/leads/service.ts'
import {
  findCards,
  getProfessional,
  lockForDecision,
  profileTags,
  setPremium,
  setStatus,
} from '#server/features/professionals/service.ts'
import { describeChange, validateDecision } from './policy.ts'
import { presentAdminProfessional, presentCounts } from './present.ts'
import { countProfiles, countStatuses, selectOwner, selectOwners } from './queries.ts'

const notFound = () => new AppError('not_found', { message: 'Pružatelj usluga nije pronađen.' })

export async function listProfiles({ db }: Deps, query: AdminProfessionalsQuery): Promise<AdminProfessionalPage> {
  const counts = presentCounts(await countStatuses(db))
  const { data: owners, ...page } = await readPlacedPage(query, {
    count: (after) => countProfiles(db, { ...query, after }),
    select: (limit, offset, after) => selectOwners(db, { ...query, after }, limit, offset),
  })
  const cards = await findCards(
    { db },
    owners.map(({ id }) => id),
  )
  const profiles = owners.flatMap((owner) => {
    const card = cards.get(owner.id)
    // The profile has been deleted in between.
    return card ? [presentAdminProfessional(card, owner)] : []
  })
  return { ...page, data: profiles, counts }
}

export async function getProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<AdminProfessional> {
  const owner = await selectOwner(deps.db, id)
  if (!owner) throw notFound()
  return presentAdminProfessional(await getProfessional(deps, actor, id), owner)
}

/**
 * If two admins decide at once, the second waits and then decides on the status set by the first. Throws conflict if
 * that is not the status to be replaced.
 */
export const changeProfileStatus = (
  deps: Deps,
  actor: Actor,
  id: number,
  { status, reason, replaces }: StatusChange,
): Promise<AdminProfessional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    await keepAccounts(tx, [actor.id])
    await lockCalendarForDecision(tx, id)
    const before = await lockForDecision(tx, id)
    if (!before) throw notFound()
    const error = validateDecision(before, status)
    if (error !== null) throw invalidField('status', error)
    const change = describeChange(before, replaces)
    if (change !== null) throw new AppError('conflict', { message: change })
    await setStatus(tx, id, { status, reason }, deps.clock.now())
    await recordDecision(tx, deps, actor, {
      action: 'profile_status',
      professional_id: id,
      from: before.status,
      to: status,
      reason,
    })
    const mail: MailJob =
      status === 'pending'
        ? { kind: 'profile_under_review', professional_id: id }
        : { kind: 'profile_decided', professional_id: id, status }
    // A mail still queued would announce a decision that no longer stands.
    await enqueue(tx, 'send-mail', mail, { key: `profile_decided ${id}` })
    if ((before.status === 'approved') !== (status === 'approved')) await publishProfileStatus(tx, id)
    invalidate(...profileTags(id))
    return getProfile({ ...deps, db: tx }, actor, id)
  })

/** Nothing is logged if the profile is already as requested. */
export const changePremium = (
  deps: Deps,
  actor: Actor,
  id: number,
  { premium }: PremiumChange,
): Promise<AdminProfessional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    await keepAccounts(tx, [actor.id])
    const before = await lockForDecision(tx, id)
    if (!before) throw notFound()
    if (before.premium !== premium) {
      await setPremium(tx, id, premium, deps.clock.now())
      const change = { from: String(before.premium), to: String(premium) }
      await recordDecision(tx, deps, actor, { action: 'premium', professional_id: id, ...change })
      invalidate(...profileTags(id))
    }
    return getProfile({ ...deps, db: tx }, actor, id)
  })

/** The decisions about the profile, its reviews and its owner's account. */
export async function listProfileLog(deps: Deps, id: number, query: PageQuery): Promise<PageOf<AuditEntry>> {
  if (!(await selectOwner(deps.db, id))) throw notFound()
  return listEntries(deps, { ...query, professional_id: id })
}
