import { type CalendarDay, zagrebDayOf } from '#contract/calendar-day.ts'
import { useSession } from './session.ts'

/** The wedding date that the couple has saved in its profile; undefined for everybody else, and once it has passed. */
export function useWeddingDay(): CalendarDay | undefined {
  const day = useSession().user?.wedding_date
  return day && isAhead(day) ? day : undefined
}

const isAhead = (day: CalendarDay) => day >= zagrebDayOf(new Date())
