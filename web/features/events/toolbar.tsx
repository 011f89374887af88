import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { type CalendarView, adjacentDay, calendarViewTitle, type ViewMode, viewLabels } from './calendar-view.ts'

const steps: Record<ViewMode, [back: string, on: string]> = {
  month: ['Prethodni mjesec', 'Sljedeći mjesec'],
  week: ['Prethodni tjedan', 'Sljedeći tjedan'],
  day: ['Prethodni dan', 'Sljedeći dan'],
  list: ['Prethodni tjedan', 'Sljedeći tjedan'],
}

const iconButton = 'grid size-12 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink md:size-11'

/** Moves the calendar in time and chooses its view. */
export function Toolbar({
  calendarView,
  today,
  onChangeView,
}: {
  calendarView: CalendarView
  today: CalendarDay
  onChangeView: (change: Partial<CalendarView>) => void
}) {
  const [back, on] = steps[calendarView.view]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-center gap-1 max-md:w-full">
        <button
          type="button"
          aria-label={back}
          className={iconButton}
          onClick={() => onChangeView({ day: adjacentDay(calendarView, -1) })}
        >
          <Icon path={mdiChevronLeft} className="size-6" />
        </button>
        <button
          type="button"
          aria-label={on}
          className={iconButton}
          onClick={() => onChangeView({ day: adjacentDay(calendarView, 1) })}
        >
          <Icon path={mdiChevronRight} className="size-6" />
        </button>
        <h2
          aria-live="polite"
          className="min-w-0 flex-1 basis-[7rem] px-1 leading-tight font-semibold text-balance first-letter:uppercase md:px-2 md:text-xl"
        >
          {calendarViewTitle(calendarView)}
        </h2>
        <Button className="max-md:ml-auto max-md:px-3" onClick={() => onChangeView({ day: today })}>
          Danas
        </Button>
      </div>
      <div role="group" aria-label="Prikaz" className="flex flex-wrap rounded-control bg-tint p-1 max-md:w-full">
        {Object.entries(viewLabels).map(([view, label]) => (
          <button
            key={view}
            type="button"
            aria-pressed={calendarView.view === view}
            className={cx(
              'min-h-12 flex-1 rounded-[0.6rem] px-2 font-semibold transition-colors duration-150 md:min-h-9 md:px-4',
              calendarView.view === view
                ? 'bg-raised text-ink shadow-[0_1px_2px_rgb(15_23_42/0.12)]'
                : 'text-muted hover:text-ink',
            )}
            onClick={() => onChangeView({ view: view as ViewMode })} // its own keys
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
