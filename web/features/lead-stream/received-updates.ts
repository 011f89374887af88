import type { EventSourceMessage } from 'eventsource-parser'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { LeadUpdate } from '#web/lib/lead-stream.ts'

/** With the id of its event; null if it was asked for apart from the stream. */
export type ReceivedUpdate = { update: LeadUpdate; id: number | null }

/** The updates that a tab has received so far, from the server or from another tab. */
export function createReceivedUpdates() {
  let lastId: number | null = null
  /** Leads above `lastId`, which the server may send again because one with a lower id was still being stored. */
  const arrived = new Set<number>()
  let counts: LeadCounts | null = null

  return {
    lastId: () => lastId,
    /** The latest counts, for a tab that has just been opened; null before the first. */
    latestCounts: (): ReceivedUpdate | null =>
      counts === null ? null : { update: { counts, isResumed: true }, id: lastId },
    /** Returns the update as it is for this tab: a lead arrives only once. */
    add({ update, id }: ReceivedUpdate): ReceivedUpdate {
      const known = lastId ?? 0
      if (id !== null) lastId = Math.max(known, id)
      // A tab that was suspended passes on events late, when the others have already received them.
      const isUnknown = 'lead' in update && update.lead.id > known && !arrived.has(update.lead.id)
      const own = 'counts' in update ? update : { ...update, hasArrived: update.hasArrived && isUnknown }
      if ('lead' in own) arrived.add(own.lead.id)
      for (const arrivedId of arrived) if (arrivedId <= (lastId ?? 0)) arrived.delete(arrivedId)
      if ('counts' in own) ({ counts } = own)
      return { update: own, id }
    },
  }
}

/**
 * Reads the events of a connection, which may be opened several times. The server ends its initial events with the
 * counts. If no lead came before them, the server itself has missed updates.
 */
export function createEventReader() {
  let isResumed = true
  let hasLead = false

  return {
    onOpen() {
      isResumed = true
    },
    /** Null for an event of a later version. */
    read(event: EventSourceMessage): ReceivedUpdate | null {
      const received = parseLeadUpdate(event, isResumed || !hasLead)
      if (received === null) return null
      hasLead = 'lead' in received.update
      if (!hasLead) isResumed = false
      return received
    },
  }
}

/** Written by our own server, which sends an id with each event; unknown types from a later version are skipped. */
function parseLeadUpdate({ event, id, data }: EventSourceMessage, isResumed: boolean): ReceivedUpdate | null {
  const lastId = Number(id)
  if (event === 'counts') {
    return { update: { counts: JSON.parse(data) as LeadCounts, isResumed }, id: lastId } // as the server presents them
  }
  if (event !== 'lead') return null
  const lead = JSON.parse(data) as Lead // as the server presents it
  return { update: { lead, hasArrived: lead.status === 'new' }, id: lastId }
}
