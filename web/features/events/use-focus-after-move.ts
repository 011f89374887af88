import { useEffect, useRef } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { moveButtonId } from './day-list.tsx'

/** After a move by button the same button has the focus on the event's new day. */
export function useFocusAfterMove() {
  const awaited = useRef<string[]>([])
  useEffect(() => {
    const button = awaited.current
      .map((id) => document.getElementById(id))
      .find((found) => found instanceof HTMLButtonElement && !found.disabled)
    if (!button || document.activeElement !== document.body) return
    awaited.current = []
    button.focus()
  })
  return (event: Event, to: CalendarDay) => {
    const days = to > event.event_date ? 1 : -1
    awaited.current = [moveButtonId(event, days), moveButtonId(event, days === 1 ? -1 : 1)]
  }
}
