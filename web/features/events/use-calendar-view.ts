import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { type CalendarView, calendarViewQuery, readCalendarView } from './calendar-view.ts'

const isNarrow = () => matchMedia('(max-width: 47.99rem)').matches

/**
 * The view, its day and the chosen type are in the address, so that a reload and the back button restore them. A phone
 * begins with the list.
 */
export function useCalendarView(today: CalendarDay) {
  const [isPhone] = useState(isNarrow)
  const [query, setQuery] = useSearchParams()
  const calendarView = readCalendarView(query, { view: isPhone ? 'list' : 'month', day: today })
  const changeView = (change: Partial<CalendarView>) =>
    setQuery(calendarViewQuery({ ...calendarView, ...change }), { preventScrollReset: true })
  return { calendarView, isPhone, changeView }
}
