import { useSyncExternalStore } from 'react'
import type { Lead, LeadCounts } from '#contract/leads.ts'

/** Sent to a professional while a page is open: a lead that has arrived or changed, or how many there are now. */
export type LeadUpdate = { lead: Lead; hasArrived: boolean } | { counts: LeadCounts }

let newLeadCount = 0
const listeners = new Set<(update: LeadUpdate) => void>()

export function publishLeadUpdate(update: LeadUpdate) {
  if ('counts' in update) newLeadCount = update.counts.new
  for (const listener of listeners) listener(update)
}

/** At the end of a session: the count belongs to its account. */
export function resetNewLeadCount() {
  newLeadCount = 0
}

export function subscribeToLeadUpdates(listener: (update: LeadUpdate) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The number of leads with the status `new`. */
export const useNewLeadCount = () =>
  useSyncExternalStore(
    subscribeToLeadUpdates,
    () => newLeadCount,
    () => 0,
  )
