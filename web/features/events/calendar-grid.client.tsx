import '@fullcalendar/react/skeleton.css'
import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import hr from '@fullcalendar/react/locales/hr'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type CalendarDay, toCalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { useTheme } from '#web/lib/theme.ts'
import { GridEvent } from './grid-event.tsx'
import { eventTitle } from './type-style.ts'
import { gridStyle } from './grid-style.ts'
import { LIST_DAYS, type ViewMode } from './calendar-view.ts'
import { NoEvents } from './no-events.tsx'
import { isMovable } from './event-origin.ts'

const HEIGHT = 800
/** On a phone a day shows marks without names, and the list is as high as its content. */
const PHONE_HEIGHTS: Record<ViewMode, number | 'auto'> = { month: 440, week: 240, day: 240, list: 'auto' }

/** Weeks and days without hours: every event lasts the whole day. */
const viewNames: Record<ViewMode, string> = {
  month: 'dayGridMonth',
  week: 'dayGridWeek',
  day: 'dayGridDay',
  list: 'listWeek',
}

const plugins = [dayGridPlugin, listPlugin, interactionPlugin]

const toInput = (event: Event): EventInput => ({
  id: String(event.id),
  title: eventTitle(event),
  start: event.event_date,
  allDay: true,
  startEditable: isMovable(event),
  extendedProps: { type: event.event_type },
})

/** The drawn calendar. It is never rendered on the server, and no other page loads it. */
export function CalendarGrid({
  events,
  view,
  day,
  today,
  next,
  isPhone,
  onNext,
  onDay,
  onEvent,
  onMove,
}: {
  events: readonly Event[]
  view: ViewMode
  day: CalendarDay
  today: CalendarDay
  /** The first day after the shown ones that has an event. */
  next: CalendarDay | undefined
  isPhone: boolean
  onNext: (day: CalendarDay) => void
  onDay: (day: CalendarDay) => void
  onEvent: (event: Event) => void
  /** Whether the event stays where it was dropped. */
  onMove: (event: Event, to: CalendarDay) => boolean
}) {
  const calendar = useRef<CalendarRef>(null)
  const theme = useTheme()
  const inputs = useMemo(() => events.map(toInput), [events])
  const byId = useMemo(() => new Map(events.map((event) => [String(event.id), event])), [events])

  useLayoutEffect(() => calendar.current?.getApi().changeView(viewNames[view], day), [view, day])

  return (
    <FullCalendar
      {...gridStyle}
      // It reads `now` once, and counts a day from then on.
      key={today}
      ref={calendar}
      plugins={plugins}
      locale={hr}
      // Its locale leaves this in English.
      eventsHint="Događaji"
      timeZone="UTC"
      now={today}
      initialView={viewNames[view]}
      initialDate={day}
      colorScheme={theme}
      headerToolbar={false}
      height={isPhone ? PHONE_HEIGHTS[view] : HEIGHT}
      borderless
      fixedWeekCount={false}
      firstDay={1}
      dayHeaderFormat={{ weekday: 'short' }}
      views={{
        // From its day on, not from Monday: past days would stand before those to come.
        listWeek: {
          duration: { days: LIST_DAYS },
          dateAlignment: 'day',
          listDayFormat: { weekday: 'long', day: 'numeric', month: 'long' },
        },
      }}
      displayEventTime={false}
      eventDisplay="block"
      noEventsContent={<NoEvents next={next} onNext={onNext} />}
      events={inputs}
      eventContent={GridEvent}
      eventStartEditable
      eventDurationEditable={false}
      eventInteractive
      dragRevertDuration={0}
      dateClick={({ dateStr }) => onDay(toCalendarDay(dateStr.slice(0, 10)))}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault()
        const clicked = byId.get(event.id)
        if (clicked) onEvent(clicked)
      }}
      eventDrop={({ event, revert }) => {
        const dropped = byId.get(event.id)
        if (dropped === undefined || !onMove(dropped, toCalendarDay(event.startStr.slice(0, 10)))) revert()
      }}
      eventResize={({ revert }) => revert()}
    />
  )
}
