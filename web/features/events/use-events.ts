import { useCallback, useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event, EventChange, EventInput } from '#contract/events.ts'
import { ApiError, ConnectionError } from '#web/call.ts'
import { workApi } from '#web/lib/browser-work-api.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { failed } from './text.ts'
import { useOnPageFocus } from './use-on-page-focus.ts'

const PER_PAGE = 1000

async function loadAll(professionalId: number): Promise<Event[]> {
  const query = { professional_id: professionalId, future_only: false, per_page: PER_PAGE }
  const found = new Map<number, Event>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await workApi.listEvents(page === 1 ? query : { ...query, page })
    // What was added meanwhile may have pushed an event of the page before onto this one.
    for (const event of answer.data) found.set(event.id, event)
    last = answer.last_page
  }
  return sortEvents([...found.values()])
}

const sortEvents = (events: Event[]) =>
  events.toSorted((one, other) => one.event_date.localeCompare(other.event_date) || one.id - other.id)

const isSame = (before: Event[] | null, found: Event[]) => JSON.stringify(before) === JSON.stringify(found)

const replaceEvent = (events: Event[], changed: Event) =>
  events.map((event) => (event.id === changed.id ? changed : event))

/**
 * A professional's events and every way to change them. What was written is shown at once and then asked for anew; an
 * answer that set out before a write is never shown after it.
 */
export function useEvents(professionalId: number) {
  /** null until they are there. */
  const [events, setEvents] = useState<Event[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const turn = useRef(0)
  const writing = useRef(0)

  const load = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    loadAll(professionalId).then(
      (found) => {
        if (mine !== turn.current) return
        setFailed(false)
        // What has not changed stays the same, so that nothing is drawn anew under somebody's focus.
        setEvents((before) => (isSame(before, found) ? before : found))
      },
      (error: unknown) => {
        if (!(error instanceof ApiError || error instanceof ConnectionError)) reportError(error)
        const isSignedOut = error instanceof ApiError && error.status === 401 // then the guard leads to the sign-in
        if (mine === turn.current && !isSignedOut) setFailed(true)
      },
    )
  }, [professionalId])

  useEffect(() => {
    load()
    return () => {
      turn.current += 1
    }
  }, [load])

  useOnPageFocus(() => {
    if (writing.current === 0) load()
  })

  const isStale = isFailed && events !== null
  useEffect(() => {
    if (isStale) showSnackbar(failed.load, 'error', undefined, { label: 'Pokušaj ponovo', run: load })
  }, [isStale, load])

  const change = (how: (events: Event[]) => Event[]) => setEvents((before) => before && sortEvents(how(before)))

  async function write<T>(work: () => Promise<T>): Promise<T> {
    turn.current += 1
    writing.current += 1
    try {
      return await work()
    } finally {
      writing.current -= 1
      if (writing.current === 0) load()
    }
  }

  return {
    events,
    isFailed,
    reload: load,
    retry: () => {
      setFailed(false)
      load()
    },

    create: (input: EventInput) =>
      write(async () => {
        const { data } = await workApi.createEvent(input)
        change((before) => [...before, data])
      }),

    createMany: (inputs: EventInput[]) =>
      write(async () => {
        const { data } = await workApi.createEvents(inputs)
        change((before) => [...before, ...data])
      }),

    update: (id: number, changed: EventChange) =>
      write(async () => {
        const { data } = await workApi.changeEvent(id, changed)
        change((before) => replaceEvent(before, data))
      }),

    /** Shown on its new day at once, and back on the old one when the server refuses. */
    move: (event: Event, day: CalendarDay) =>
      write(async () => {
        change((before) => replaceEvent(before, { ...event, event_date: day }))
        try {
          const { data } = await workApi.changeEvent(event.id, { event_date: day })
          change((before) => replaceEvent(before, data))
        } catch (error) {
          change((before) => replaceEvent(before, { ...event }))
          throw error
        }
      }),

    remove: (id: number) =>
      write(async () => {
        await workApi.deleteEvent(id).catch(ignoreNotFound)
        change((before) => before.filter((event) => event.id !== id))
      }),
  }
}

export type EventsState = ReturnType<typeof useEvents>

/** Deleted in another tab is deleted. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
