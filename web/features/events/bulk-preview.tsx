import type { CalendarDay } from '#contract/calendar-day.ts'
import { BULK_EVENTS_MAX, type Event } from '#contract/events.ts'
import { fullDay } from '#web/lib/format.ts'
import { eventTitle } from './type-style.ts'
import { countedDays, freeDaysBefore, leftOutDays } from './text.ts'

/**
 * The days that are about to be marked, among them those that were marked as available, and those that are left out because
 * they have an event already.
 */
export function BulkPreview({
  days,
  taken,
  isTooMany,
  eventOn,
}: {
  days: readonly CalendarDay[]
  taken: readonly CalendarDay[]
  isTooMany: boolean
  eventOn: ReadonlyMap<CalendarDay, Event>
}) {
  const titleOn = (day: CalendarDay) => {
    const event = eventOn.get(day)
    return event && eventTitle(event)
  }
  const replaced = days.filter((day) => eventOn.has(day))
  return (
    <div className="rounded-control bg-tint px-4 py-3">
      <div role="status">
        <p className="font-semibold">
          {days.length > 0
            ? countedDays(days.length)
            : taken.length > 0
              ? 'Svi su odabrani dani već označeni'
              : 'Nijedan dan od danas nadalje'}
          {isTooMany && (
            <span className="font-normal"> (najviše {BULK_EVENTS_MAX} odjednom; ostali su izostavljeni)</span>
          )}
        </p>
        {replaced.length > 0 && <p className="text-sm text-warning">{freeDaysBefore(replaced.length)}</p>}
        {taken.length > 0 && <p className="text-sm text-warning">{leftOutDays(taken.length)}</p>}
      </div>
      <DayNames
        label="Dani koje označavate"
        days={days}
        nameOf={(day) => (eventOn.has(day) ? `dosad: ${titleOn(day)}` : undefined)}
      />
      <DayNames label="Izostavljeni dani" days={taken} nameOf={titleOn} />
    </div>
  )
}

function DayNames({
  label,
  days,
  nameOf,
}: {
  label: string
  days: readonly CalendarDay[]
  nameOf: (day: CalendarDay) => string | undefined
}) {
  if (days.length === 0) return null
  return (
    <div className="mt-2 not-first:border-t border-line pt-2">
      <p className="text-sm font-medium">{label}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer it is scrolled by keys */}
      <ul tabIndex={0} aria-label={label} className="max-h-28 overflow-y-auto text-sm wrap-anywhere">
        {days.map((day) => {
          const name = nameOf(day)
          return (
            <li key={day} className="py-0.5">
              {fullDay(day)}
              {name !== undefined && <span className="text-muted"> – {name}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
