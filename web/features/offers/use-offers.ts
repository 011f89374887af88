import { useCallback, useEffect, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { Offer } from '#contract/offers.ts'
import { call } from '#web/call.ts'
import { subscribeToLeadUpdates } from '#web/lib/lead-stream.ts'

export interface LeadOffers {
  /** Newest first; null until they are loaded. */
  offers: readonly Offer[] | null
  /** Nothing could be loaded. */
  isFailed: boolean
  reload: () => Promise<void>
}

/** Changes with each word about an offer and with its day, and not with a reading. */
const stampOf = ({ last_message_at: at, offer, is_day_taken }: Lead) =>
  `${at} ${offer?.id} ${offer?.status} ${is_day_taken}`

const fetchOffers = async (id: number): Promise<readonly Offer[]> =>
  (await call('GET /leads/:id/offers', { params: { id } })).data

/** The offers of one lead, loaded anew with each change that the stream brings. Those that are there stay meanwhile. */
export function useOffers(leadId: number): LeadOffers {
  const [{ offers, isFailed }, setLoaded] = useState<Omit<LeadOffers, 'reload'>>({ offers: null, isFailed: false })

  const reload = useCallback(
    () =>
      fetchOffers(leadId).then(
        (fetched) => setLoaded({ offers: fetched, isFailed: false }),
        () => setLoaded((known) => ({ ...known, isFailed: true })),
      ),
    [leadId],
  )

  useEffect(() => {
    void reload()
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
