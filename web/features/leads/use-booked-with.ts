import { useEffect, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { call } from '#web/call.ts'
import { useSession } from '#web/lib/session.ts'

const nobody: ReadonlySet<number> = new Set()

/** The ids of the professionals who are booked on the day by the signed-in couple, as far as that is known. */
export function useBookedWith(day: CalendarDay | null | undefined): ReadonlySet<number> {
  const isCouple = useSession().user?.role === 'couple'
  const [known, setKnown] = useState<{ day: CalendarDay; ids: ReadonlySet<number> } | null>(null)
  useEffect(() => {
    if (!day || !isCouple) return
    const visit = new AbortController()
    call('GET /leads', { query: { status: 'booked', date: day, per_page: 100 }, signal: visit.signal }).then(
      ({ data }) => setKnown({ day, ids: new Set(data.map(({ professional_id: id }) => id)) }),
      // Without it they are taken, as their calendars say.
      () => {},
    )
    return () => visit.abort()
  }, [day, isCouple])
  return isCouple && known?.day === day ? (known?.ids ?? nobody) : nobody
}
