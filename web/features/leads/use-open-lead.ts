import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { readOpenLead, type ReceivedFilters, receivedHref } from './received-filters.ts'

/** State of a history entry that was opened from the list, which is then one step back. */
const FROM_LIST = 'from the list'

/** Of the number of leads, above the list. */
export const COUNT_ID = 'broj-upita'

/** The id of the open lead is in the address, so that a mail can link to it and the back button closes it. */
export function useOpenLead(filters: ReceivedFilters) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [query] = useSearchParams()
  const openId = readOpenLead(query)
  useFocusOnClosed(openId)
  const linkTo = ({ id }: Lead) => ({ to: receivedHref(filters, id), state: FROM_LIST, preventScrollReset: true })
  return {
    openId,
    linkTo,
    openLead(lead: Lead) {
      const { to, ...options } = linkTo(lead)
      void navigate(to, options)
    },
    close() {
      if (state === FROM_LIST) void navigate(-1)
      else void navigate(receivedHref(filters), { replace: true, preventScrollReset: true })
    },
  }
}

/**
 * A dialog gives the focus back to where it was opened from. One that was open when the page was drawn, as on the way back
 * from its conversation, knows of no such place: there its row takes it, where it has one.
 */
function useFocusOnClosed(openId: number | null) {
  const shown = useRef(openId)
  useEffect(() => {
    const closed = shown.current
    shown.current = openId
    if (openId !== null || closed === null || document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`th a[href$="lead=${closed}"]`)
    const place = row ?? document.getElementById(COUNT_ID)
    place?.focus({ preventScroll: true })
  }, [openId])
}
