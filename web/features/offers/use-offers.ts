import { useCallback, useEffect, useState } from 'react'
import type { Offer } from '#contract/offers.ts'
import { call } from '#web/call.ts'

export interface LeadOffers {
  /** Newest first; null until they are loaded. */
  offers: readonly Offer[] | null
  /** Nothing could be loaded. */
  isFailed: boolean
  reload: () => Promise<void>
}

interface Loaded {
  leadId: number
  /** For which it was loaded; null after an answer of one's own. */
  stamp: string | number | null
  offers: readonly Offer[] | null
  isFailed: boolean
}

/** Null where that fails. */
const fetchOffers = (id: number, signal?: AbortSignal): Promise<readonly Offer[] | null> =>
  call('GET /leads/:id/offers', { params: { id }, ...(signal && { signal }) }).then(
    ({ data }) => data,
    () => null,
  )

/**
 * The offers of one lead. `stamp` changes with every word in the conversation, such as the moment of its newest message:
 * then they are loaded anew, and those that are there stay until the new ones have come.
 */
export function useOffers(leadId: number, stamp: string | number): LeadOffers {
  const [loaded, setLoaded] = useState<Loaded>({ leadId, stamp: null, offers: null, isFailed: false })
  const isSame = loaded.leadId === leadId

  const show = useCallback(
    (offers: readonly Offer[] | null, of: Loaded['stamp']) =>
      setLoaded((known) => ({
        leadId,
        stamp: of,
        offers: offers ?? (known.leadId === leadId ? known.offers : null),
        isFailed: offers === null,
      })),
    [leadId],
  )

  useEffect(() => {
    const visit = new AbortController()
    void fetchOffers(leadId, visit.signal).then((offers) => {
      if (!visit.signal.aborted) show(offers, stamp)
    })
    return () => visit.abort()
  }, [leadId, stamp, show])

  const reload = useCallback(async () => show(await fetchOffers(leadId), null), [leadId, show])
  return { offers: isSame ? loaded.offers : null, isFailed: isSame && loaded.isFailed, reload }
}
