import { useSyncExternalStore } from 'react'
import type { Lead, LeadCounts } from '#contract/leads.ts'

/** What a professional hears of while a page is open: a lead that has arrived or changed, or how many there are now. */
export type LeadUpdate = { lead: Lead; hasArrived: boolean } | { counts: LeadCounts }

let newLeadCount = 0
const listeners = new Set<(news: LeadUpdate) => void>()

export function publishLeadUpdate(news: LeadUpdate) {
  if ('counts' in news) newLeadCount = news.counts.new
  for (const listener of listeners) listener(news)
}

/** How many leads wait belongs to who was signed in. */
export function resetNewLeadCount() {
  newLeadCount = 0
}

export function subscribeToLeadUpdates(listener: (news: LeadUpdate) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many leads nobody has answered yet. */
export const useNewLeadCount = () =>
  useSyncExternalStore(
    subscribeToLeadUpdates,
    () => newLeadCount,
    () => 0,
  )
