import { useSyncExternalStore } from 'react'
import type { Lead, LeadCounts } from '#contract/leads.ts'

/**
 * Sent to both sides while a page is open: a lead that has arrived or changed, or the current counts. `isResumed` if
 * changes may have been missed, as after a lost connection, or if a lead is gone, which nothing else reports.
 */
export type LeadUpdate = { lead: Lead; hasArrived: boolean } | { counts: LeadCounts; isResumed: boolean }

const none = { new: 0, unread: 0, total: 0 }
let shown: Pick<LeadCounts, keyof typeof none> = none
const listeners = new Set<(update: LeadUpdate) => void>()

export function publishLeadUpdate(update: LeadUpdate) {
  let published = update
  if ('counts' in update) {
    if (update.counts.total < shown.total) published = { ...update, isResumed: true }
    shown = update.counts
  }
  for (const listener of listeners) listener(published)
}

/** Called at the end of a session, whose account the counts belong to. */
export function resetLeadCounts() {
  shown = none
}

export function subscribeToLeadUpdates(listener: (update: LeadUpdate) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The number of leads with status `new`, or of unread messages. */
export const useLeadCount = (kind: 'new' | 'unread') =>
  useSyncExternalStore(
    subscribeToLeadUpdates,
    () => shown[kind],
    () => 0,
  )
