import { useCallback, useEffect, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { Offer } from '#contract/offers.ts'
import { call } from '#web/call.ts'
import { subscribeToLeadUpdates, useMissedChanges } from '#web/lib/lead-stream.ts'
import { useLatestRequest } from '#web/lib/use-latest-request.ts'

export interface LeadOffers {
  /** Newest first; null until loaded. */
  offers: readonly Offer[] | null
  /** Whether nothing could be loaded. */
  isFailed: boolean
  reload: () => Promise<void>
}

/** Changes with every message about an offer and with its day, but not when messages are read. */
const stampOf = ({ last_message_at: at, offer, is_day_taken }: Lead) =>
  `${at} ${offer?.id} ${offer?.status} ${is_day_taken}`

export const fetchOffers = async (id: number, signal?: AbortSignal): Promise<readonly Offer[]> =>
  (await call('GET /leads/:id/offers', { params: { id }, signal })).data

/**
 * The offers of one lead, reloaded on each change from the stream; the previous ones stay meanwhile. `first` are those
 * that came with the page, null if they could not be loaded, and `asOf` is `countLeadChanges` before that.
 */
export function useOffers(leadId: number, first: readonly Offer[] | null, asOf: number): LeadOffers {
  const [{ offers, isFailed }, setLoaded] = useState<Omit<LeadOffers, 'reload'>>({ offers: first, isFailed: false })

  const beginRequest = useLatestRequest()
  const reload = useCallback(() => {
    const isLatest = beginRequest()
    return fetchOffers(leadId).then(
      (fetched) => {
        if (isLatest()) setLoaded({ offers: fetched, isFailed: false })
      },
      () => {
        if (isLatest()) setLoaded((known) => ({ ...known, isFailed: true }))
      },
    )
  }, [leadId, beginRequest])

  useMissedChanges(first === null ? null : asOf, () => void reload())
  useEffect(() => {
    let stamp = ''
    return subscribeToLeadUpdates((update) => {
      if ('counts' in update) {
        if (update.isResumed) void reload()
      } else if (update.lead.id === leadId && stampOf(update.lead) !== stamp) {
        stamp = stampOf(update.lead)
        void reload()
      }
    })
  }, [leadId, reload])

  return { offers, isFailed, reload }
}
