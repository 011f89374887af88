import { useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { useOnReturn } from './use-on-return.ts'

/** Today, also on a page that was left open over night. */
export function useToday() {
  const [today, setToday] = useState(() => zagrebDayOf(new Date()))
  useOnReturn(() => setToday(zagrebDayOf(new Date())))
  return today
}
