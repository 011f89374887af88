import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Lead, LeadCounts } from '#contract/leads.ts'

/**
 * Sent to both sides while a page is open: a lead that has arrived or changed, or the current counts. `isResumed` if
 * changes may have been missed, as after a lost connection, or if a lead is gone, which nothing else reports.
 */
export type LeadUpdate = { lead: Lead; hasArrived: boolean } | { counts: LeadCounts; isResumed: boolean }

const none = { new: 0, unread: 0, total: 0 }
let shown: Pick<LeadCounts, keyof typeof none> = none
let changes = 0
const listeners = new Set<(update: LeadUpdate) => void>()

export function publishLeadUpdate(update: LeadUpdate) {
  noteLeadChange()
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

/** For a change that is known before the stream tells of it. */
export function noteLeadChange() {
  changes += 1
}

/** The number of changes so far, which a page's loader reads before it asks for leads. */
export const countLeadChanges = () => changes

/**
 * Calls `reload` if something has changed since the page's data was asked for, before the page could subscribe; also if
 * `asOf` is null, for want of that data.
 */
export function useMissedChanges(asOf: number | null, reload: () => void) {
  const onMissed = useEffectEvent(() => {
    if (changes !== asOf) reload()
  })
  useEffect(() => onMissed(), [])
}

/** The number of leads with status `new`, or of unread messages. */
export const useLeadCount = (kind: 'new' | 'unread') =>
  useSyncExternalStore(
    subscribeToLeadUpdates,
    () => shown[kind],
    () => 0,
  )
