import { useEffect, useState } from 'react'
import { serverToday } from './server-time.ts'
import { watchDay } from './watch-day.ts'

/** Today in Zagreb, updated when the day changes while the page is open. */
export function useToday() {
  const [today, setToday] = useState(serverToday)
  useEffect(() => watchDay(setToday), [])
  return today
}
