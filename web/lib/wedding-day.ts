import { useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { serverToday } from './server-time.ts'
import { useSession } from './session.ts'

/** The wedding date saved in the couple's profile; undefined for everyone else, and once it has passed. */
export function useWeddingDay(): CalendarDay | undefined {
  const day = useSession().user?.wedding_date
  return day && isAhead(day) ? day : undefined
}

const isAhead = (day: CalendarDay) => day >= serverToday()

/**
 * The saved wedding date as the initial value of a search field, unless the user typed something before it was known.
 */
export function useOfferedWeddingDay() {
  const weddingDay = useWeddingDay()
  const [isOpen, setOpen] = useState(true)
  const offered: CalendarDay | '' = isOpen ? (weddingDay ?? '') : ''
  return {
    offered,
    decline: () => setOpen(false),
    /** Call when the user types. */
    onType: () => {
      if (offered === '') setOpen(false)
    },
  }
}
