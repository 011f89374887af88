import { endOfDay } from '#contract/calendar-day.ts'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { EventSource, StreamEvent } from '#server/http/event-streams.ts'
import type { Actor } from '#server/actor.ts'
import type { LeadSide } from '#server/pubsub/lead-updates.ts'
import { countOwnLeads, getLastLeadId, getLead, listLeadIdsAfter, scopeOf } from '#server/features/leads/service.ts'
import { isKeyLive } from '#server/features/api-keys/service.ts'
import { isSessionLive } from '#server/features/auth/session-service.ts'
import { presentCountsEvent, presentLeadEvent } from './present.ts'

/** How many missed leads are sent at most; the counts include the others. */
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
 * Every event carries the id up to which the client has received all leads: usually the highest id sent, even when an
 * older lead has changed. While a lead that may have a lower id is being stored, this id stays behind, so a client that
 * reconnects then receives some leads twice.
 */
async function* leadEvents(
  deps: Deps,
  actor: Actor,
  side: LeadSide,
  since: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  // Subscribes before reading anything, so that no change in between is lost.
  const updates = deps.leadUpdates.subscribe(side, signal)
  const { id: newest } = await getLastLeadId(deps, side)
  let lastId = Math.min(since ?? newest, newest)
  /** Those above `lastId`. */
  const sent = new Set<number>()
  let hasBegun = false
  let counts: LeadCounts | undefined
  for await (const { ids, mayMissSome, mayChangeCounts } of updates) {
    // Counts without a lead before them tell the client to reload what it shows, whichever leads follow.
    if (mayMissSome && hasBegun) yield presentCountsEvent(await countOwnLeads(deps, actor), lastId)
    hasBegun = true
    // A message changes a lead that the client has; there are no other leads to learn of.
    const last = mayMissSome || ids.some((id) => id > lastId) ? await getLastLeadId(deps, side) : undefined
    const missed = last ? await listLeadIdsAfter(deps, side, lastId, MAX_MISSED) : []
    const isNew = (id: number) => !sent.has(id)
    for (const id of new Set([...missed.filter(isNew), ...ids])) {
      const lead = await findLead(deps, actor, id)
      if (!lead) continue
      if (last?.isComplete) lastId = Math.max(lastId, Math.min(id, last.id))
      sent.add(id)
      yield presentLeadEvent(lead, lastId)
    }
    if (last?.isComplete) lastId = Math.max(lastId, last.id)
    for (const id of sent) if (id <= lastId) sent.delete(id)
    if (!counts || mayChangeCounts) counts = await countOwnLeads(deps, actor)
    yield presentCountsEvent(counts, lastId)
  }
}

const isLive = (deps: Deps, actor: Actor): Promise<boolean> =>
  actor.credential.kind === 'session' ? isSessionLive(deps, actor) : isKeyLive(deps, actor)

/** null for a session, whose end moves whenever it is used. */
function msToEnd({ clock }: Deps, { credential }: Actor): number | null {
  if (credential.kind === 'session' || credential.expires_on === null) return null
  return endOfDay(credential.expires_on).getTime() - clock.now().getTime()
}

/** Updates of the actor's own leads as they happen; `since` is the last id that the client knows. */
export function subscribeToLeads(deps: Deps, actor: Actor, since: number | undefined): EventSource {
  const side = scopeOf(actor)
  return {
    account: actor.id,
    isAllowed: () => isLive(deps, actor),
    endsInMs: msToEnd(deps, actor),
    events: (signal) => leadEvents(deps, actor, side, since, signal),
  }
}
