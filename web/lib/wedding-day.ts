import { useState } from 'react'
import { type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { useSession } from './session.ts'

/** The wedding date that the couple has saved in its profile; undefined for everybody else, and once it has passed. */
export function useWeddingDay(): CalendarDay | undefined {
  const day = useSession().user?.wedding_date
  return day && isAhead(day) ? day : undefined
}

const isAhead = (day: CalendarDay) => day >= zagrebDayOf(new Date())

/** The saved wedding date for a field of a search, unless something was typed there before it was known. */
export function useOfferedWeddingDay() {
  const weddingDay = useWeddingDay()
  const [isOpen, setOpen] = useState(true)
  const offered: CalendarDay | '' = isOpen ? (weddingDay ?? '') : ''
  return {
    offered,
    decline: () => setOpen(false),
    /** To be called when something is typed. */
    onType: () => {
      if (offered === '') setOpen(false)
    },
  }
}
