import { useEffect, useState } from 'react'
import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { call } from '#web/call.ts'

type Statuses = { day: CalendarDay; statusOf: ReadonlyMap<number, DayStatus> }

/** The maximum of one call. */
const MAX_IDS = 100

/** The day's status for each professional, as far as known; empty without a day. */
export function useDayStatuses(cards: { id: number }[], day: CalendarDay | undefined) {
  const [known, setKnown] = useState<Statuses>()
  const ids = cards.map(({ id }) => id).join(',')
  useEffect(() => {
    if (day === undefined || ids === '') return
    const controller = new AbortController()
    const { signal } = controller
    const all = ids.split(',')
    for (let from = 0; from < all.length; from += MAX_IDS) {
      const some = all.slice(from, from + MAX_IDS)
      call('GET /availability/day', { query: { date: day, professional_ids: some.join() }, signal }).then(
        ({ data }) =>
          setKnown((before) => {
            const statusOf = new Map(before?.day === day ? before.statusOf : undefined)
            for (const id of some) statusOf.set(Number(id), 'unknown')
            for (const { professional_id, status } of data) statusOf.set(professional_id, status)
            return { day, statusOf }
          }),
        // Only an addition to the cards, which are complete without it.
        () => {},
      )
    }
    return () => controller.abort()
  }, [day, ids])
  return day !== undefined && known?.day === day ? known.statusOf : undefined
}
