import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import { subscribeToLeadUpdates } from '#web/lib/lead-stream.ts'

interface ArrivalsOptions {
  /** Names the list in view; another one begins without arrivals. */
  list: string
  /** Whether the list in view contains leads that have just arrived. */
  showsNew: boolean
  /** How many leads the list says that there are. */
  total: number
  isShown: (lead: Lead) => boolean
}

const none: ReadonlySet<number> = new Set()

/**
 * Loads the page's data anew when the server notifies of a change in it. Gives the ids of the leads that have arrived
 * since the list was opened.
 */
export function useArrivals({ list, showsNew, total, isShown }: ArrivalsOptions): ReadonlySet<number> {
  const { revalidate } = useRevalidator()
  const [arrived, setArrived] = useState({ list, ids: none })
  const lastCounts = useRef<LeadCounts>(undefined)

  const onLead = useEffectEvent((lead: Lead, hasArrived: boolean) => {
    if (hasArrived) {
      setArrived((before) => ({ list, ids: new Set([...(before.list === list ? before.ids : none), lead.id]) }))
    }
    if (isShown(lead)) void revalidate()
  })
  const onCounts = useEffectEvent((counts: LeadCounts) => {
    const before = lastCounts.current
    lastCounts.current = counts
    const hasMissed = counts.total !== total
    const hasChanged = before !== undefined && JSON.stringify(before) !== JSON.stringify(counts)
    if (showsNew && (hasMissed || hasChanged)) void revalidate()
  })
  useEffect(
    () =>
      subscribeToLeadUpdates((update) =>
        'lead' in update ? onLead(update.lead, update.hasArrived) : onCounts(update.counts),
      ),
    [],
  )

  return arrived.list === list ? arrived.ids : none
}
