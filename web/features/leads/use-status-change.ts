import { useRef, useState } from 'react'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { toFailure } from '#web/lib/failure.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { STATUS_CHANGED, STATUS_NOT_CHANGED } from './received-text.ts'

/** Statuses that need no question: each lead's once at a time, and what came of it is said. */
export function useStatusChange(change: (lead: Lead, status: LeadStatus) => Promise<void>) {
  // At once, unlike what is rendered: a double click is quicker than that.
  const running = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  async function changeStatus(lead: Lead, status: LeadStatus) {
    if (running.current.has(lead.id)) return
    running.current.add(lead.id)
    setBusy(new Set(running.current))
    try {
      await change(lead, status)
      showSnackbar(STATUS_CHANGED)
    } catch (error) {
      showSnackbar(toFailure(error, STATUS_NOT_CHANGED).message, 'error')
    }
    running.current.delete(lead.id)
    setBusy(new Set(running.current))
  }

  return { isBusy: ({ id }: Lead) => busy.has(id), mark: changeStatus }
}
