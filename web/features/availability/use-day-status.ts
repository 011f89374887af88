import { useEffect, useState } from 'react'
import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { type CalendarMonth, monthOf } from '#contract/calendar-month.ts'
import type { AvailabilityDay, DayStatus } from '#contract/availability.ts'
import { call } from '#web/call.ts'

type FetchedStatus = { day: CalendarDay; status: DayStatus }

const statusIn = (days: AvailabilityDay[], day: CalendarDay): DayStatus =>
  days.find(({ date }) => date === day)?.status ?? 'unknown'

/** The status of the day in the form; null if there is none, if it has passed, and until the answer arrives. */
export function useDayStatus(
  professionalId: number,
  day: string,
  today: CalendarDay,
  shown: { month: CalendarMonth; days: AvailabilityDay[] },
): DayStatus | null {
  const [fetched, setFetched] = useState<FetchedStatus | null>(null)
  const chosen = isCalendarDay(day) && day >= today ? day : null
  const isShown = chosen !== null && monthOf(chosen) === shown.month
  useEffect(() => {
    if (chosen === null || isShown) return
    const controller = new AbortController()
    const { signal } = controller
    call('GET /professionals/:id/availability', {
      params: { id: professionalId },
      query: { start_date: chosen, end_date: chosen },
      signal,
    }).then(
      ({ data }) => setFetched({ day: chosen, status: statusIn(data, chosen) }),
      // Only a hint beside the field; the enquiry can be sent without it.
      () => {},
    )
    return () => controller.abort()
  }, [professionalId, chosen, isShown])
  if (chosen === null) return null
  if (isShown) return statusIn(shown.days, chosen)
  return fetched?.day === chosen ? fetched.status : null
}
