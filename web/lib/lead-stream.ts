import { useSyncExternalStore } from 'react'
import type { Lead, LeadCounts } from '#contract/leads.ts'

/** What a professional hears of while a page is open: a lead that has arrived or changed, or how many there are now. */
export type LeadNews = { lead: Lead; hasArrived: boolean } | { counts: LeadCounts }

let newLeads = 0
const listeners = new Set<(news: LeadNews) => void>()

export function tellLeadNews(news: LeadNews) {
  if ('counts' in news) newLeads = news.counts.new
  for (const listener of listeners) listener(news)
}

/** How many leads wait belongs to who was signed in. */
export function forgetLeadNews() {
  newLeads = 0
}

export function watchLeadNews(listener: (news: LeadNews) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many leads nobody has answered yet. */
export const useNewLeads = () =>
  useSyncExternalStore(
    watchLeadNews,
    () => newLeads,
    () => 0,
  )
