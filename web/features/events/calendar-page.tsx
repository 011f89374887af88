import { mdiCalendarMultiselectOutline, mdiPlus } from '@mdi/js'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FailureDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { useLastLoaded } from '#web/lib/use-last-loaded.ts'
import { activeEvents } from './active-events.ts'
import { isMovable } from './event-origin.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { CalendarGrid } from './calendar-grid.client.tsx'
import { countEvents } from './counts.ts'
import { DayList } from './day-list.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { type BulkFormValues, useRestoredBulkDraft, useRestoredDraft } from './draft.ts'
import { EventDialog } from './event-dialog.tsx'
import { CalendarLayout, CalendarSkeleton, panelClass } from './layout.tsx'
import { nextDay, visibleSpan } from './calendar-view.ts'
import type { EventDialogTarget } from './dialog-target.ts'
import { SummaryCards } from './summary-cards.tsx'
import { failureMessages, LONG_MS, pastDayClicked, pastDayDropped } from './text.ts'
import { Toolbar } from './toolbar.tsx'
import { TypeFilter } from './type-filter.tsx'
import { type EventActions, useEventActions } from './use-event-actions.ts'
import { useFocusAfterMove } from './use-focus-after-move.ts'
import { useCalendarView } from './use-calendar-view.ts'
import { useToday } from '#web/lib/use-today.ts'

interface CalendarPageProps {
  professionalId: number
  /** Another object after each load; its events are null when they could not be loaded. */
  loaded: { events: Event[] | null }
  /** Shown below the calendar. */
  children: ReactNode
}

/** A professional's own calendar. */
export function CalendarPage({ loaded, ...props }: CalendarPageProps) {
  const events = useLastLoaded(loaded.events)
  const { state, revalidate } = useRevalidator()
  const hasEvents = events !== null

  /** Whether a change was stored that the events do not show yet. */
  const isBehind = useRef(false)

  useEffect(() => {
    if (loaded.events !== null) isBehind.current = false
    else if (hasEvents) showReloadFailure(isBehind.current, () => void revalidate())
  }, [loaded, hasEvents, revalidate])

  if (hasEvents)
    return <LoadedCalendarPage {...props} lastLoaded={events} onStored={() => void (isBehind.current = true)} />
  return state === 'loading' ? <CalendarSkeleton /> : <LoadFailed onRetry={() => void revalidate()} />
}

/** It takes the place of the message that a change was stored, and so has to say that as well. */
function showReloadFailure(isBehind: boolean, run: () => void) {
  const action = { label: 'Pokušaj ponovo', run }
  if (isBehind) showSnackbar(failureMessages.loadAfterChange, 'warning', LONG_MS, action)
  else showSnackbar(failureMessages.load, 'error', undefined, action)
}

function LoadedCalendarPage({
  professionalId,
  lastLoaded,
  onStored,
  children,
}: Omit<CalendarPageProps, 'loaded'> & { lastLoaded: Event[]; onStored: () => void }) {
  const { events, actions } = useEventActions(lastLoaded, onStored)
  const today = useToday()
  const [target, setTarget] = useState<EventDialogTarget | null>(null)
  const [removing, setRemoving] = useState<Event | null>(null)
  const [marking, setMarking] = useState<{ typed?: Partial<BulkFormValues> } | null>(null)
  const [openings, setOpenings] = useState(0)
  const { calendarView, isPhone, changeView } = useCalendarView(today, events)

  useRestoredDraft(professionalId, events, open)
  useRestoredBulkDraft(professionalId, (typed) => mark({ typed }))

  function open(next: EventDialogTarget) {
    setOpenings(openings + 1)
    setTarget(next)
  }

  function mark(next: { typed?: Partial<BulkFormValues> }) {
    setOpenings(openings + 1)
    setMarking(next)
  }

  /** The way to the day when another part of the calendar is shown. */
  function waysTo(day: CalendarDay) {
    const { from, to } = visibleSpan(calendarView)
    return day >= from && day <= to ? [] : [{ label: 'Prikaži', run: () => changeView({ day }) }]
  }

  function showMarked(text: string, first: CalendarDay, ids: number[]) {
    const undo = () => {
      void actions.undoMany(ids)
      // The pressed button disappears.
      document.getElementById('sadrzaj')?.focus({ preventScroll: true })
    }
    showSnackbar(text, 'success', LONG_MS, [{ label: 'Vrati', run: undo }, ...waysTo(first)])
  }

  return (
    <CalendarLayout
      actions={
        <>
          <Button className="max-sm:flex-1 max-sm:px-2" onClick={() => mark({})}>
            <Icon path={mdiCalendarMultiselectOutline} className="max-sm:hidden" />
            Označi više dana
          </Button>
          <Button variant="filled" className="max-sm:flex-1 max-sm:px-2" onClick={() => open({ day: '' })}>
            <Icon path={mdiPlus} className="max-sm:hidden" />
            Dodaj događaj
          </Button>
        </>
      }
    >
      <CalendarContent
        events={events}
        actions={actions}
        today={today}
        calendarView={calendarView}
        isPhone={isPhone}
        changeView={changeView}
        onOpen={open}
        onRemove={setRemoving}
      />
      <EventDialog
        key={`event ${openings}`}
        professionalId={professionalId}
        target={target}
        isInFront={target !== null && removing === null}
        today={today}
        events={events}
        actions={actions}
        onSaved={(text, day) => showSnackbar(text, 'success', undefined, waysTo(day))}
        onClose={() => {
          setTarget(null)
          actions.leave()
        }}
        onRemove={setRemoving}
      />
      <BulkDialog
        key={`bulk ${openings}`}
        open={marking !== null}
        professionalId={professionalId}
        typed={marking?.typed}
        day={calendarView.day}
        today={today}
        events={events}
        actions={actions}
        onMarked={showMarked}
        onClose={() => {
          setMarking(null)
          actions.leave()
        }}
      />
      <DeleteDialog
        event={removing}
        remove={actions.remove}
        onClose={() => {
          setRemoving(null)
          actions.leave()
        }}
        onRemoved={(removed) => {
          // It may have been closed before the answer was there, and another one be open by now.
          setRemoving((now) => (now?.id === removed.id ? null : now))
          setTarget((now) => (now && 'event' in now && now.event.id === removed.id ? null : now))
        }}
      />
      {children}
    </CalendarLayout>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageState
      drawing={<FailureDrawing />}
      level="h1"
      title={failureMessages.load}
      action={<Button onClick={onRetry}>Pokušaj ponovo</Button>}
    >
      <p>Vaš je kalendar na sigurnom, samo ga trenutačno ne možemo prikazati.</p>
    </MessageState>
  )
}

type CalendarViewState = ReturnType<typeof useCalendarView>

function CalendarContent({
  events,
  actions: { move },
  today,
  calendarView,
  isPhone,
  changeView,
  onOpen,
  onRemove,
}: CalendarViewState & {
  events: Event[]
  actions: EventActions
  today: CalendarDay
  onOpen: (target: EventDialogTarget) => void
  onRemove: (event: Event) => void
}) {
  const focusAfterMove = useFocusAfterMove()
  const region = useRef<HTMLElement>(null)
  const active = useMemo(() => activeEvents(events), [events])
  const { type } = calendarView
  const drawn = useMemo(
    () => (type === null ? active : active.filter(({ event_type }) => event_type === type)),
    [active, type],
  )
  const span = visibleSpan(calendarView)
  const inSpan = ({ event_date: day }: Event) => day >= span.from && day <= span.to

  function createOn(day: CalendarDay) {
    if (day < today) showSnackbar(pastDayClicked, 'info')
    else onOpen({ day })
  }

  // On a phone the calendar comes first, so that it is in view at once.
  const summary = <SummaryCards counts={countEvents(events)} />

  return (
    <>
      {!isPhone && summary}
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Kalendar"
        className={`${panelClass} overflow-hidden outline-none`}
      >
        <div className="space-y-3 p-3 md:p-4">
          <Toolbar calendarView={calendarView} today={today} onChangeView={changeView} />
          <TypeFilter
            chosen={type}
            counts={countEvents(active.filter(inSpan))}
            onChoose={(chosen) => changeView({ type: chosen })}
          />
        </div>
        <CalendarGrid
          events={drawn}
          view={calendarView.view}
          day={calendarView.day}
          today={today}
          next={nextDay(drawn, addDays(span.to, 1))}
          isPhone={isPhone}
          onNext={(next) => {
            changeView({ day: next })
            // The pressed button disappears.
            region.current?.focus({ preventScroll: true })
          }}
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
          focusAfterMove(event, to)
          if (to < span.from || to > span.to) changeView({ day: to })
          void move(event, to)
        }}
        onRemove={onRemove}
      />
      {isPhone && summary}
    </>
  )
}
