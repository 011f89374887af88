import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import { pages, queryString } from '#contract/paths.ts'
import { longDay } from '#web/lib/format.ts'
import { resetLeadCounts, publishLeadUpdate, subscribeToLeadUpdates } from '#web/lib/lead-stream.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { shareLeadUpdates } from './share-lead-updates.ts'

/** Leads that arrive within this time share one message. */
const TOGETHER_MS = 250
const SHOWN_MS = 8_000

const leadHref = ({ id }: Lead) => pages.professionalLeads + queryString({ lead: id })

/**
 * Keeps a couple or a professional up to date on every page. Notifies a professional of a new lead on pages that do not
 * show it.
 */
export function LeadNotifications({ userId, isProfessional }: { userId: number; isProfessional: boolean }) {
  const navigate = useNavigate()

  const show = useEffectEvent((arrived: Lead[]) => {
    const [first] = arrived
    // The list itself shows a new lead.
    if (first === undefined || !isProfessional || location.pathname === pages.professionalLeads) return
    const one = arrived.length === 1
    const text = one
      ? `Novi upit za ${longDay(first.event_date)}`
      : formatQuantity(arrived.length, 'novi upit', 'nova upita', 'novih upita')
    const run = () => void navigate(one ? leadHref(first) : pages.professionalLeads)
    showSnackbar(text, 'info', SHOWN_MS, { label: 'Prikaži', run })
  })

  useEffect(() => {
    let arrived: Lead[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribeToLeadUpdates((update) => {
      if (!('lead' in update) || !update.hasArrived) return
      arrived.push(update.lead)
      clearTimeout(timer)
      timer = setTimeout(() => {
        show(arrived)
        arrived = []
      }, TOGETHER_MS)
    })
    const leave = shareLeadUpdates(userId, publishLeadUpdate)
    return () => {
      leave()
      unsubscribe()
      clearTimeout(timer)
      resetLeadCounts()
    }
  }, [userId])

  return null
}
