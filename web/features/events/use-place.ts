import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { type Place, placeQuery, readPlace } from './place.ts'

const isNarrow = () => matchMedia('(max-width: 47.99rem)').matches

/** What the calendar shows, kept in the address: a reload and the back button find it again. A phone begins with the list. */
export function usePlace(today: CalendarDay) {
  const [isPhone] = useState(isNarrow)
  const [query, setQuery] = useSearchParams()
  const place = readPlace(query, { view: isPhone ? 'list' : 'month', day: today })
  const go = (change: Partial<Place>) => setQuery(placeQuery({ ...place, ...change }), { preventScrollReset: true })
  return { place, isPhone, go }
}
