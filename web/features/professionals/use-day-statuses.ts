import { useEffect, useState } from 'react'
import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { call } from '#web/call.ts'

type Statuses = { key: string; statusOf: Map<number, DayStatus> }

/** As many as one call takes; a page of a list has fewer. */
const MAX_ASKED = 100

/** How the day stands for each of them; nothing until that is known, or without a day. */
export function useDayStatuses(cards: { id: number }[], day: CalendarDay | undefined) {
  const [known, setKnown] = useState<Statuses>()
  const ids = cards
    .slice(0, MAX_ASKED)
    .map(({ id }) => id)
    .join(',')
  const key = `${day} ${ids}`
  useEffect(() => {
    if (day === undefined || ids === '') return
    const controller = new AbortController()
    const { signal } = controller
    call('GET /availability/day', { query: { date: day, professional_ids: ids }, signal }).then(
      ({ data }) => {
        const statusOf = new Map<number, DayStatus>(ids.split(',').map((id) => [Number(id), 'unknown']))
        for (const { professional_id, status } of data) statusOf.set(professional_id, status)
        setKnown({ key: `${day} ${ids}`, statusOf })
      },
      // Only an addition to the cards, which are complete without it.
      () => {},
    )
    return () => controller.abort()
  }, [day, ids])
  return day !== undefined && known?.key === key ? known.statusOf : undefined
}
