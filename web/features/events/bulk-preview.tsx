import type { CalendarDay } from '#contract/calendar-day.ts'
import { BULK_EVENTS_MAX, type Event } from '#contract/events.ts'
import { fullDay } from '#web/lib/format.ts'
import { eventTitle } from './type-style.ts'
import { countedDays } from './text.ts'

/** The days that are about to be marked, with the events that they have already. */
export function BulkPreview({
  days,
  isTooMany,
  events,
}: {
  days: readonly CalendarDay[]
  isTooMany: boolean
  events: readonly Event[]
}) {
  const byDay = new Map(events.map((event) => [event.event_date, event]))
  return (
    <div className="rounded-control bg-tint px-4 py-3">
      <p role="status" className="font-semibold">
        {days.length === 0 ? 'Nijedan dan od danas nadalje' : countedDays(days.length)}
        {isTooMany && (
          <span className="font-normal"> (najviše {BULK_EVENTS_MAX} odjednom; ostali su izostavljeni)</span>
        )}
      </p>
      {days.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer it is scrolled by keys
        <ul tabIndex={0} aria-label="Dani koje označavate" className="mt-1 max-h-32 overflow-y-auto text-sm">
          {days.map((day) => {
            const taken = byDay.get(day)
            return (
              <li key={day} className="py-0.5">
                {fullDay(day)}
                {taken && <span className="text-warning-ink"> – već upisano: {eventTitle(taken)}</span>}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
