import { useEffect, useState } from 'react'
import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { call } from '#web/call.ts'
import { useBookedWith } from './use-booked-with.ts'

/**
 * The ids of those who are taken on the day by their calendars, other than by this couple; null for no day, a past one and
 * until that is known.
 */
export function useTaken(
  professionalIds: readonly number[],
  typed: string,
  today: CalendarDay,
): ReadonlySet<number> | null {
  const [known, setKnown] = useState<{ question: string; taken: ReadonlySet<number> } | null>(null)
  const day = isCalendarDay(typed) && typed >= today ? typed : null
  const ids = professionalIds.join()
  const question = `${day} ${ids}`
  const bookedWith = useBookedWith(day)
  useEffect(() => {
    if (day === null || ids === '') return
    const visit = new AbortController()
    call('GET /availability/day', { query: { date: day, professional_ids: ids }, signal: visit.signal }).then(
      ({ data }) => {
        const taken = data.filter(({ status }) => status !== 'available').map((one) => one.professional_id)
        setKnown({ question: `${day} ${ids}`, taken: new Set(taken) })
      },
      // Only a hint beside the field: without it the enquiries are sent just as well.
      () => {},
    )
    return () => visit.abort()
  }, [day, ids])
  return known?.question === question ? new Set([...known.taken].filter((id) => !bookedWith.has(id))) : null
}
