import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { type LeadUpdate, subscribeToLeadUpdates, useMissedChanges } from './lead-stream.ts'

/** Loads the page's data anew when a lead that concerns it has changed since its loader asked for it. */
export function useFreshLeads(asOf: number, concerns: (lead: Lead) => boolean = () => true) {
  const { revalidate } = useRevalidator()
  useMissedChanges(asOf, () => void revalidate())
  const onUpdate = useEffectEvent((update: LeadUpdate) => {
    if ('lead' in update ? concerns(update.lead) : update.isResumed) void revalidate()
  })
  useEffect(() => subscribeToLeadUpdates((update) => onUpdate(update)), [])
}
