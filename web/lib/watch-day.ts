import type { CalendarDay } from '#contract/calendar-day.ts'
import { onPageReturn } from './page-return.ts'
import { serverNow, serverToday } from './server-time.ts'

const HOUR_MS = 3_600_000

/**
 * Reports the current day in Zagreb at each full hour and when the user returns to the page. Zagreb's midnight is at a
 * full hour of UTC in summer and winter. Returns the function that stops it.
 */
export function watchDay(onDay: (today: CalendarDay) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => onDay(serverToday())
  const waitForHour = () => {
    timer = setTimeout(
      () => {
        look()
        waitForHour()
      },
      HOUR_MS - (serverNow() % HOUR_MS),
    )
  }
  waitForHour()
  const stop = onPageReturn(look)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
