import { useEffect, useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { watchDay } from './watch-day.ts'

/** Today in Zagreb, also on a page that is open when a day ends. */
export function useToday() {
  const [today, setToday] = useState(() => zagrebDayOf(new Date()))
  useEffect(() => watchDay(setToday), [])
  return today
}
