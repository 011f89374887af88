import { useEffect, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { call } from '#web/call.ts'
import { useSession } from '#web/lib/session.ts'

/** The newest ones; the page of all enquiries has the others. */
const LOADED = 20

const none: readonly Lead[] = []

/**
 * The enquiries of the signed-in couple to this professional, newest first; empty for everybody else and until it is
 * loaded, so that the page of the server is the same for all. `sent` are those of this visit.
 */
export function useOwnLeads(professionalId: number, sent: readonly Lead[]): readonly Lead[] {
  const { user } = useSession()
  const coupleId = user?.role === 'couple' ? user.id : null
  const [loaded, setLoaded] = useState({ coupleId, leads: none })
  useEffect(() => {
    if (coupleId === null) return
    const visit = new AbortController()
    const { signal } = visit
    call('GET /leads', { query: { professional_id: professionalId, per_page: LOADED }, signal }).then(
      ({ data }) => setLoaded({ coupleId, leads: data }),
      // The form works just as well without it.
      () => {},
    )
    return () => visit.abort()
  }, [professionalId, coupleId])
  if (coupleId === null) return none
  const before = loaded.coupleId === coupleId ? loaded.leads : none
  const known = new Set(before.map(({ id }) => id))
  return [...sent.filter(({ id }) => !known.has(id)), ...before]
}

/** The days that this professional has booked for the couple. */
export const ownBookedDays = (leads: readonly Lead[]): ReadonlySet<CalendarDay> =>
  new Set(leads.filter(({ status }) => leadLifecycle[status].booksDay).map(({ event_date }) => event_date))

/** `own` is a day that is booked for this couple, `asked` one that it waits for; null where the calendar has the word. */
export function ownDayStatus(leads: readonly Lead[], day: string): 'own' | 'asked' | null {
  const ofDay = leads.filter(({ event_date }) => event_date === day)
  if (ofDay.some(({ status }) => leadLifecycle[status].booksDay)) return 'own'
  return ofDay.some(({ status }) => leadLifecycle[status].isOpen) ? 'asked' : null
}
