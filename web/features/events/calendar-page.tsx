import { mdiCalendarMultiselectOutline, mdiPlus } from '@mdi/js'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FailureDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { toFailure } from '#web/lib/failure.ts'
import { isMovable } from './event-origin.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { CalendarGrid } from './calendar-grid.client.tsx'
import { countEvents } from './counts.ts'
import { DayList } from './day-list.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useRestoredDraft } from './draft.ts'
import { EventDialog } from './event-dialog.tsx'
import { CalendarBodySkeleton, CalendarLayout, panelClass } from './layout.tsx'
import { visibleSpan } from './calendar-view.ts'
import type { EventDialogTarget } from './dialog-target.ts'
import { SummaryCards } from './summary-cards.tsx'
import { done, failed, pastDayClicked, pastDayDropped } from './text.ts'
import { Toolbar } from './toolbar.tsx'
import { TypeFilter } from './type-filter.tsx'
import { type EventsState, useEvents } from './use-events.ts'
import { useFocusAfterMove } from './use-focus-after-move.ts'
import { useCalendarView } from './use-calendar-view.ts'
import { useToday } from './use-today.ts'

const NO_EVENTS: Event[] = []

/** A professional's own calendar. */
export function CalendarPage({
  professionalId,
  below,
}: {
  professionalId: number
  /** What stands below the calendar, and has it read its events again when it has changed them. */
  below: (reload: () => void) => ReactNode
}) {
  const events = useEvents(professionalId)
  const today = useToday()
  const [subject, setSubject] = useState<EventDialogTarget | null>(null)
  const [removing, setRemoving] = useState<Event | null>(null)
  const [isMarking, setMarking] = useState(false)
  const [openings, setOpenings] = useState(0)
  const { place, isPhone, go } = useCalendarView(today)

  useRestoredDraft(professionalId, events.events, open)

  if (events.events === null && events.isFailed) return <LoadFailed onRetry={events.retry} />

  function open(next: EventDialogTarget) {
    setOpenings(openings + 1)
    setSubject(next)
  }

  return (
    <CalendarLayout
      actions={
        events.events && (
          <>
            <Button
              className="max-sm:flex-1 max-sm:px-2"
              onClick={() => {
                setOpenings(openings + 1)
                setMarking(true)
              }}
            >
              <Icon path={mdiCalendarMultiselectOutline} className="max-sm:hidden" />
              Označi više dana
            </Button>
            <Button variant="filled" className="max-sm:flex-1 max-sm:px-2" onClick={() => open({ day: '' })}>
              <Icon path={mdiPlus} className="max-sm:hidden" />
              Dodaj događaj
            </Button>
          </>
        )
      }
    >
      {events.events === null ? (
        <CalendarBodySkeleton />
      ) : (
        <CalendarContent
          events={events}
          today={today}
          place={place}
          isPhone={isPhone}
          go={go}
          onOpen={open}
          onRemove={setRemoving}
        />
      )}
      <EventDialog
        key={`event ${openings}`}
        professionalId={professionalId}
        subject={subject}
        isInFront={subject !== null && removing === null}
        today={today}
        events={events}
        onClose={() => setSubject(null)}
        onRemove={setRemoving}
      />
      <BulkDialog
        key={`bulk ${openings}`}
        open={isMarking}
        day={place.day}
        today={today}
        events={events}
        onClose={() => setMarking(false)}
      />
      <DeleteDialog
        event={removing}
        events={events}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          setRemoving(null)
          setSubject(null)
        }}
      />
      {events.events && below(events.reload)}
    </CalendarLayout>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageState
      drawing={<FailureDrawing />}
      level="h1"
      title={failed.load}
      action={<Button onClick={onRetry}>Pokušaj ponovo</Button>}
    >
      <p>Vaš kalendar je na sigurnom, samo ga trenutačno ne možemo prikazati.</p>
    </MessageState>
  )
}

type CalendarViewState = ReturnType<typeof useCalendarView>

function CalendarContent({
  events,
  today,
  place,
  isPhone,
  go,
  onOpen,
  onRemove,
}: CalendarViewState & {
  events: EventsState
  today: CalendarDay
  onOpen: (subject: EventDialogTarget) => void
  onRemove: (event: Event) => void
}) {
  const followMoved = useFocusAfterMove()
  const all = events.events ?? NO_EVENTS
  const active = useMemo(() => all.filter(({ status }) => status === 'active'), [all])
  const drawn = useMemo(
    () => (place.type === null ? active : active.filter(({ event_type: type }) => type === place.type)),
    [active, place.type],
  )
  const span = visibleSpan(place)
  const inSpan = ({ event_date: day }: Event) => day >= span.from && day <= span.to

  function createOn(day: CalendarDay) {
    if (day < today) showSnackbar(pastDayClicked, 'info')
    else onOpen({ day })
  }

  async function move(event: Event, to: CalendarDay) {
    try {
      await events.move(event, to)
      showSnackbar(done.update)
    } catch (error) {
      showSnackbar(toFailure(error, failed.move).message, 'error')
    }
  }

  return (
    <>
      <SummaryCards counts={countEvents(all)} />
      <section aria-label="Kalendar" className={`${panelClass} overflow-hidden`}>
        <div className="space-y-3 p-3 md:p-4">
          <Toolbar calendarView={place} today={today} onChangeView={go} />
          <TypeFilter
            chosen={place.type}
            counts={countEvents(active.filter(inSpan))}
            onChoose={(type) => go({ type })}
          />
        </div>
        <CalendarGrid
          events={drawn}
          view={place.view}
          day={place.day}
          today={today}
          isPhone={isPhone}
          onDay={createOn}
          onEvent={(event) => onOpen({ event })}
          onMove={(event, to) => {
            if (to < today) showSnackbar(pastDayDropped, 'warning')
            if (to < today || !isMovable(event)) return false
            void move(event, to)
            return true
          }}
        />
      </section>
      <DayList
        span={span}
        events={drawn.filter(inSpan)}
        today={today}
        onDay={createOn}
        onEvent={(event) => onOpen({ event })}
        onMove={(event, to) => {
          followMoved(event, to)
          if (to < span.from || to > span.to) go({ day: to })
          void move(event, to)
        }}
        onRemove={onRemove}
      />
    </>
  )
}
