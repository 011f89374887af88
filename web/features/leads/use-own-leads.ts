import { useEffect, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { call } from '#web/call.ts'
import { useSession } from '#web/lib/session.ts'
import type { OwnDayStatus } from './own-lead-days.ts'

/** The newest ones; the page of all enquiries has the others. */
const LOADED = 20

interface OwnLeads {
  /** Newest first. */
  leads: readonly Lead[]
  days: ReadonlyMap<string, OwnDayStatus>
}

const none: OwnLeads = { leads: [], days: new Map() }

async function load(professionalId: number, signal: AbortSignal): Promise<OwnLeads> {
  // Loaded for couples alone.
  const { ownLeadDays } = await import('./own-lead-days.ts')
  const { data } = await call('GET /leads', {
    query: { professional_id: professionalId, per_page: LOADED },
    signal,
  })
  return { leads: data, days: ownLeadDays(data) }
}

/**
 * The enquiries of the signed-in couple to this professional; none for everybody else and until they are loaded, so that
 * the page of the server is the same for all. `sent` are those of this visit.
 */
export function useOwnLeads(professionalId: number, sent: readonly Lead[]): OwnLeads {
  const { user } = useSession()
  const coupleId = user?.role === 'couple' ? user.id : null
  const [loaded, setLoaded] = useState({ coupleId, own: none })
  useEffect(() => {
    if (coupleId === null) return
    const visit = new AbortController()
    load(professionalId, visit.signal).then(
      (own) => {
        if (!visit.signal.aborted) setLoaded({ coupleId, own })
      },
      // The form works just as well without it.
      () => {},
    )
    return () => visit.abort()
  }, [professionalId, coupleId])
  if (coupleId === null) return none
  const before = loaded.coupleId === coupleId ? loaded.own : none
  const known = new Set(before.leads.map(({ id }) => id))
  const since = sent.filter(({ id }) => !known.has(id))
  if (since.length === 0) return before
  return {
    leads: [...since, ...before.leads],
    days: new Map([...since.map(({ event_date: day }) => [day, 'asked'] as const), ...before.days]),
  }
}
