import { useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { useOnPageFocus } from './use-on-page-focus.ts'

/** Today, also on a page that was left open over night. */
export function useToday() {
  const [today, setToday] = useState(() => zagrebDayOf(new Date()))
  useOnPageFocus(() => setToday(zagrebDayOf(new Date())))
  return today
}
