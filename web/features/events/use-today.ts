import { useEffect, useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { onPageReturn } from '#web/lib/page-return.ts'

/** Today, also on a page that was left open over night. */
export function useToday() {
  const [today, setToday] = useState(() => zagrebDayOf(new Date()))
  useEffect(() => onPageReturn(() => setToday(zagrebDayOf(new Date()))), [])
  return today
}
