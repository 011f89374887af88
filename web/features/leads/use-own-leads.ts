import { useEffect, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useSession } from '#web/lib/session.ts'
import type { loadOwnLeads } from './load-own-leads.ts'
import type { OwnDayStatus } from './own-lead-days.ts'

type Loaded = Awaited<ReturnType<typeof loadOwnLeads>>

export interface OwnLeads {
  /** Newest first. */
  leads: readonly Lead[]
  days: ReadonlyMap<string, OwnDayStatus>
  /** Null where nothing was loaded. */
  views: Loaded['views'] | null
  /** It is not known yet whether there are any, should this be a couple. */
  isAwaited: boolean
}

const none: OwnLeads = { leads: [], days: new Map(), views: null, isAwaited: false }
const awaited: OwnLeads = { ...none, isAwaited: true }

/**
 * The enquiries of the signed-in couple to this professional; none for everybody else and until they are loaded, so that
 * the page of the server is the same for all. `sent` are those of this visit.
 */
export function useOwnLeads(professionalId: number, sent: readonly Lead[]): OwnLeads {
  const { status, user } = useSession()
  /** Undefined until it is known; null for anybody but a couple. */
  const coupleId = user?.role === 'couple' ? user.id : status === 'restoring' ? undefined : null
  const [{ owner, own }, setLoaded] = useState<{ owner: number | null; own: OwnLeads }>({ owner: null, own: none })
  useEffect(() => {
    if (!coupleId) return
    const visit = new AbortController()
    const show = (loaded: Loaded | null) => {
      if (!visit.signal.aborted) setLoaded({ owner: coupleId, own: { ...none, ...loaded } })
    }
    import('./load-own-leads.ts')
      .then((module) => module.loadOwnLeads(professionalId, visit.signal))
      // The form works just as well without them.
      .then(show, () => show(null))
    return () => visit.abort()
  }, [professionalId, coupleId])
  if (coupleId === null) return none
  if (owner !== coupleId) return awaited
  return { ...own, ...own.views?.addSent(own, sent) }
}
