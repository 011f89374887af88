import type { PackagesInput } from '#contract/packages.ts'
import type { Professional } from '#contract/professionals.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { listTags, tags } from '#server/response-cache/tags.ts'
import { getProfessional, lockOwnProfile } from '#server/features/professionals/service.ts'
import { lockLeadsNamingOthers } from '#server/features/leads/service.ts'
import { replacePackages } from './queries.ts'

/** All of them at once, so that with two open tabs the later list is saved in full. */
export const changePackages = (deps: Deps, actor: Actor, id: number, input: PackagesInput): Promise<Professional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const own = { ...deps, db: tx }
    await lockOwnProfile(own, actor, id, input)
    // Before a removed package, as by the deletion of their couple.
    await lockLeadsNamingOthers(tx, id, input.packages)
    await replacePackages(tx, id, input.packages, deps.clock.now())
    const profile = await getProfessional(own, actor, id)
    invalidate(tags.professional(id), ...listTags(profile.status, tags.edits))
    return profile
  })
