import { useEffect, useState } from 'react'
import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { type CalendarMonth, monthOf } from '#contract/calendar-month.ts'
import type { AvailabilityDay } from '#contract/professionals.ts'
import { browserApi } from '#web/lib/browser-api.ts'
import type { DayStatus } from './month-grid.ts'

type FetchedStatus = { day: CalendarDay; status: DayStatus }

const statusIn = (days: AvailabilityDay[], day: CalendarDay): DayStatus =>
  days.find(({ date }) => date === day)?.status ?? 'unknown'

/** What the calendar says of any day that may be asked about; null as long as it says nothing. */
export function useDayStatus(
  professionalId: number,
  day: string,
  today: CalendarDay,
  shown: { month: CalendarMonth; days: AvailabilityDay[] },
): DayStatus | null {
  const [fetched, setFetched] = useState<FetchedStatus | null>(null)
  const asked = isCalendarDay(day) && day >= today ? day : null
  const isShown = asked !== null && monthOf(asked) === shown.month
  useEffect(() => {
    if (asked === null || isShown) return
    const controller = new AbortController()
    browserApi.listAvailability(professionalId, asked, asked, controller.signal).then(
      ({ data }) => setFetched({ day: asked, status: statusIn(data, asked) }),
      // Only a hint beside the field: without it the enquiry is sent just as well.
      () => {},
    )
    return () => controller.abort()
  }, [professionalId, asked, isShown])
  if (asked === null) return null
  if (isShown) return statusIn(shown.days, asked)
  return fetched?.day === asked ? fetched.status : null
}
