import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import { readOpenLead, type ReceivedFilters, receivedHref } from './received-filters.ts'

/** State of a history entry that was opened from the list, which is then one step back. */
const FROM_LIST = 'from the list'

/** The id of the open lead is in the address, so that a mail can link to it and the back button closes it. */
export function useOpenLead(filters: ReceivedFilters) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [query] = useSearchParams()
  const linkTo = ({ id }: Lead) => ({ to: receivedHref(filters, id), state: FROM_LIST, preventScrollReset: true })
  return {
    openId: readOpenLead(query),
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
