import type { Lead } from '#contract/leads.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { EventSource, StreamEvent } from '#server/http/event-streams.ts'
import type { Actor } from '#server/actor.ts'
import { countOwnLeads, getLastLeadId, getLead, listLeadIdsAfter } from '#server/features/leads/service.ts'
import { isSessionLive } from '#server/features/auth/service.ts'
import { presentCountsEvent, presentLeadEvent } from './present.ts'

/** At most so many of the leads that were missed are sent; the counts include the others. */
const MAX_MISSED = 50

/** null for a withdrawn lead. */
async function findLead(deps: Deps, actor: Actor, id: number): Promise<Lead | null> {
  try {
    return await getLead(deps, actor, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/**
 * Every event carries the highest id of a lead that was sent so far, also where an older one has changed: a client that
 * comes back with it has received all up to there.
 */
async function* leadEvents(
  deps: Deps,
  actor: Actor,
  professionalId: number,
  since: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  // Subscribes before anything is read, so that no change between is lost.
  const updates = deps.leadUpdates.subscribe(professionalId, signal)
  const newest = await getLastLeadId(deps, professionalId)
  let lastId = Math.min(since ?? newest, newest)
  for await (const { leadIds, isIncomplete } of updates) {
    const missed = isIncomplete ? await listLeadIdsAfter(deps, professionalId, lastId, MAX_MISSED) : []
    for (const id of new Set([...missed, ...leadIds])) {
      const lead = await findLead(deps, actor, id)
      if (!lead) continue
      lastId = Math.max(lastId, id)
      yield presentLeadEvent(lead, lastId)
    }
    yield presentCountsEvent(await countOwnLeads(deps, actor), lastId)
  }
}

/** Updates of a professional's own leads as they happen; `since` is the id of the last one that the client knows. */
export function subscribeToLeads(deps: Deps, actor: Actor, since: number | undefined): EventSource {
  const { professional } = actor
  if (!professional) throw new AppError('forbidden')
  return {
    account: actor.id,
    isAllowed: () => isSessionLive(deps, actor),
    events: (signal) => leadEvents(deps, actor, professional.id, since, signal),
  }
}
