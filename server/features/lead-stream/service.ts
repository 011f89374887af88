import type { Lead } from '#contract/leads.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { EventSource, StreamEvent } from '#server/http/event-streams.ts'
import type { Actor } from '#server/actor.ts'
import { countOwnLeads, getLead } from '#server/features/leads/service.ts'
import { isSessionLive } from '#server/features/auth/service.ts'
import { presentCountsEvent, presentLeadEvent } from './present.ts'
import { selectLastLeadId, selectLeadIdsAfter } from './queries.ts'

/** Of the leads that came while nobody listened, so many at most are sent; the counts tell of the others. */
const MAX_MISSED = 50

/** null once it is withdrawn. */
async function findLead(deps: Deps, actor: Actor, id: number): Promise<Lead | null> {
  try {
    return await getLead(deps, actor, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/**
 * Every event carries the highest id of a lead that was told so far, also where an older one has changed: whoever
 * comes back with it has seen all up to there.
 */
async function* leadEvents(
  deps: Deps,
  actor: Actor,
  professionalId: number,
  since: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  // Followed before anything is read, so that nothing falls in between.
  const news = deps.leadUpdates.subscribe(professionalId, signal)
  const newest = await selectLastLeadId(deps.db, professionalId)
  let lastId = Math.min(since ?? newest, newest)
  for await (const { leadIds, isIncomplete } of news) {
    const missed = isIncomplete ? await selectLeadIdsAfter(deps.db, professionalId, lastId, MAX_MISSED) : []
    for (const id of new Set([...missed, ...leadIds])) {
      const lead = await findLead(deps, actor, id)
      if (!lead) continue
      lastId = Math.max(lastId, id)
      yield presentLeadEvent(lead, lastId)
    }
    yield presentCountsEvent(await countOwnLeads(deps, actor), lastId)
  }
}

/** What a professional hears of own leads as it happens; `since` is the last one that was heard of before. */
export function subscribeToLeads(deps: Deps, actor: Actor, since: number | undefined): EventSource {
  const { professional } = actor
  if (!professional) throw new AppError('forbidden')
  return {
    account: actor.id,
    isAllowed: () => isSessionLive(deps, actor),
    events: (signal) => leadEvents(deps, actor, professional.id, since, signal),
  }
}
