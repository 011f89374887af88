import { useRef, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { OfferStart } from './offer-start.ts'

/** The offer being made; a new `count` makes the form start again. */
interface Opened {
  lead: Lead
  start: OfferStart | undefined
  count: number
}

/** The form for a new offer, while it is open. */
export function useOfferPanel() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [count, setCount] = useState(0)
  const opener = useRef<Element | null>(null)
  return {
    opened,
    open(lead: Lead, start?: OfferStart) {
      opener.current = document.activeElement
      setOpened({ lead, start, count })
      setCount(count + 1)
    },
    close() {
      setOpened(null)
      setTimeout(() => focusAgain(opener.current))
    },
    /** The button that opened it may disappear with its offer. */
    closeSent() {
      setOpened(null)
      setTimeout(() => focusAgain(null))
    },
  }
}

function focusAgain(opener: Element | null): void {
  // In Safari a press does not focus the button, but the part of the page around it.
  const place = opener instanceof HTMLElement && opener.isConnected && opener.tabIndex >= 0 ? opener : null
  ;(place ?? document.querySelector<HTMLElement>('[data-new-offer]'))?.focus()
}

export type OfferPanelState = ReturnType<typeof useOfferPanel>
