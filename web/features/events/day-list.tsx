import { mdiChevronDown, mdiChevronLeft, mdiChevronRight, mdiPlus, mdiTrashCanOutline } from '@mdi/js'
import { addDays, type CalendarDay, daysFrom, weekday, type DaySpan } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { fullDay, weekdayNames } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isMovable } from './event-origin.ts'
import { eventTitle } from './type-style.ts'
import { panelClass } from './layout.tsx'
import { TypeBadge } from './type-badge.tsx'

const toolButtonClass =
  'grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink disabled:opacity-35 md:size-10'

interface DayListActions {
  onDay: (day: CalendarDay) => void
  onEvent: (event: Event) => void
  onMove: (event: Event, to: CalendarDay) => void
  onRemove: (event: Event) => void
}

/** The shown days as a list, whose buttons do everything that a pointer does in the drawn calendar. */
export function DayList({
  span: { from, to },
  events,
  today,
  ...doings
}: DayListActions & { span: DaySpan; events: readonly Event[]; today: CalendarDay }) {
  const byDay = Map.groupBy(events, ({ event_date: day }) => day)
  return (
    <details className={cx(panelClass, 'group')}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-4 py-2 md:px-5">
        <span>
          <span className="block font-semibold">Svi dani u prikazu</span>
          <span className="block text-sm text-muted">Dodavanje, izmjena i premještanje bez povlačenja</span>
        </span>
        <Icon path={mdiChevronDown} className="size-6 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-2 py-2 md:px-3 lg:columns-2 lg:gap-6">
        {daysFrom(from, to).map((day) => (
          <li key={day} className="break-inside-avoid border-b border-line py-1 last:border-b-0">
            <DayRow day={day} events={byDay.get(day) ?? []} today={today} {...doings} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function DayRow({
  day,
  events,
  today,
  onDay,
  ...doings
}: DayListActions & { day: CalendarDay; events: readonly Event[]; today: CalendarDay }) {
  const name = fullDay(day)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p
        aria-current={day === today ? 'date' : undefined}
        className={cx(
          'w-27 shrink-0 px-2 text-sm tabular-nums',
          // On a phone the name has room only on a line of its own.
          events.length > 0 && 'max-sm:w-full max-sm:pt-2',
          day < today && 'text-muted',
          day === today && 'font-bold',
        )}
      >
        <span aria-hidden>{shortDay(day)}</span>
        <span className="sr-only">{name}</span>
      </p>
      <div className="min-w-0 flex-1">
        {events.map((event) => (
          <EventRow key={event.id} event={event} today={today} {...doings} />
        ))}
        {events.length === 0 && day >= today && (
          <button
            type="button"
            aria-label={`Dodaj događaj, ${name}`}
            className="inline-flex min-h-12 items-center gap-1 rounded-control px-2 text-sm text-muted hover:bg-tint hover:text-ink md:min-h-10"
            onClick={() => onDay(day)}
          >
            <Icon path={mdiPlus} />
            Dodaj
          </button>
        )}
        {events.length === 0 && day < today && (
          <p className="min-h-12 content-center px-2 text-sm text-muted md:min-h-10">–</p>
        )}
      </div>
    </div>
  )
}

function EventRow({
  event,
  today,
  onEvent,
  onMove,
  onRemove,
}: Omit<DayListActions, 'onDay'> & { event: Event; today: CalendarDay }) {
  const title = eventTitle(event)
  const name = `${title}, ${fullDay(event.event_date)}`
  const move = (days: -1 | 1) => {
    const to = addDays(event.event_date, days)
    return (
      <button
        type="button"
        id={moveButtonId(event, days)}
        aria-label={`${days === 1 ? 'Dan kasnije' : 'Dan ranije'}: ${name}`}
        className={toolButtonClass}
        disabled={to < today}
        onClick={() => onMove(event, to)}
      >
        <Icon path={days === 1 ? mdiChevronRight : mdiChevronLeft} />
      </button>
    )
  }
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={`Uredi: ${name}`}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left font-medium hover:bg-tint md:min-h-10"
        onClick={() => onEvent(event)}
      >
        <TypeBadge type={event.event_type} />
        <span className="truncate">{title}</span>
      </button>
      {isMovable(event) && (
        <>
          {move(-1)}
          {move(1)}
          <button
            type="button"
            aria-label={`Izbriši: ${name}`}
            className={toolButtonClass}
            onClick={() => onRemove(event)}
          >
            <Icon path={mdiTrashCanOutline} />
          </button>
        </>
      )}
    </div>
  )
}

/** The id by which the button is found again after its row has moved. */
export const moveButtonId = ({ id }: Pick<Event, 'id'>, days: -1 | 1) =>
  `dan-${days === 1 ? 'kasnije' : 'ranije'}-${id}`

/** `sub 12. 6.` */
const shortDay = (day: CalendarDay) =>
  `${weekdayNames[weekday(day)]?.slice(0, 3)} ${Number(day.slice(8))}. ${Number(day.slice(5, 7))}.`
