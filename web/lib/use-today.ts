import { useEffect, useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { onPageReturn } from './page-return.ts'

const HOUR_MS = 3_600_000

/**
 * Today in Zagreb, also on a page that is open when a day ends. Its midnight is at a full hour of UTC in summer and in
 * winter, so the clock is looked at there.
 */
export function useToday() {
  const [today, setToday] = useState(() => zagrebDayOf(new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const waitForHour = () => {
      timer = setTimeout(
        () => {
          look()
          waitForHour()
        },
        HOUR_MS - (Date.now() % HOUR_MS),
      )
    }
    const look = () => setToday(zagrebDayOf(new Date()))
    waitForHour()
    const stop = onPageReturn(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return today
}
