import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { activeEvents } from './active-events.ts'
import { type CalendarView, calendarViewQuery, listStart, readCalendarView } from './calendar-view.ts'

const isNarrow = () => matchMedia('(max-width: 47.99rem)').matches

/**
 * The view, its day and the chosen type are in the address, so that a reload and the back button restore them. A phone
 * begins with the list.
 */
export function useCalendarView(today: CalendarDay, events: readonly Event[]) {
  const [isPhone] = useState(isNarrow)
  // Not again at each change: the list must not jump away from an event that is moved or deleted.
  const listOfToday = () => ({ today, from: listStart(activeEvents(events), today) })
  const [list, setList] = useState(listOfToday)
  if (list.today !== today) setList(listOfToday)
  const [query, setQuery] = useSearchParams()
  const calendarView = readCalendarView(query, { view: isPhone ? 'list' : 'month', today, listFrom: list.from })
  const changeView = (change: Partial<CalendarView>) =>
    setQuery(calendarViewQuery({ ...calendarView, ...change }), { preventScrollReset: true })
  return { calendarView, isPhone, changeView }
}
