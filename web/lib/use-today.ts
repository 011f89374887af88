import { useEffect, useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { watchDay } from './watch-day.ts'

/** Today in Zagreb, updated when the day changes while the page is open. */
export function useToday() {
  const [today, setToday] = useState(() => zagrebDayOf(new Date()))
  useEffect(() => watchDay(setToday), [])
  return today
}
