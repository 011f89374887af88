import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { OfferStart } from './offer-start.ts'

/** Which offer is being made; `count` is another one each time, so that the form begins anew. */
interface Opened {
  lead: Lead
  start: OfferStart | undefined
  count: number
}

/** The form of a new offer, while it is open. */
export function useOfferPanel() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [count, setCount] = useState(0)
  return {
    opened,
    open(lead: Lead, start?: OfferStart) {
      setOpened({ lead, start, count })
      setCount(count + 1)
    },
    close() {
      setOpened(null)
      // The button that opened it may be gone with the offer that it stood at.
      setTimeout(() => document.querySelector<HTMLElement>('[data-new-offer]')?.focus())
    },
  }
}

export type OfferPanelState = ReturnType<typeof useOfferPanel>
