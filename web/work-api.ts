import type { CalendarFeed } from '#contract/calendar-feed.ts'
import type { CalendarPreview, FollowedCalendar, FollowedCalendarInput } from '#contract/followed-calendars.ts'
import type { Event, EventChange, EventInput, EventsQuery } from '#contract/events.ts'
import type { PageOf } from '#contract/page.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { queryString } from '#contract/paths.ts'
import { workApi as paths } from '#contract/work-paths.ts'
import { makeCall } from './api.ts'

/** What professionals call on their own pages, which alone carry it. */
export function makeWorkApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    listEvents: (query: Partial<EventsQuery>, signal?: AbortSignal) =>
      call<PageOf<Event>>('GET', paths.events + queryString(query), { signal }),
    createEvent: (input: EventInput) => call<{ data: Event }>('POST', paths.events, { body: input }),
    createEvents: (events: EventInput[]) => call<{ data: Event[] }>('POST', paths.bulkEvents, { body: { events } }),
    changeEvent: (id: number, change: EventChange) => call<{ data: Event }>('PUT', paths.event(id), { body: change }),
    deleteEvent: (id: number) => call<null>('DELETE', paths.event(id)),

    getCalendarFeed: (signal?: AbortSignal) =>
      call<{ data: CalendarFeed | null }>('GET', paths.calendarFeed, { signal }),
    /** The first one, or another in its place. */
    renewCalendarFeed: () => call<{ data: CalendarFeed }>('POST', paths.calendarFeed),
    endCalendarFeed: () => call<null>('DELETE', paths.calendarFeed),
    listFollowedCalendars: (signal?: AbortSignal) =>
      call<{ data: FollowedCalendar[] }>('GET', paths.followedCalendars, { signal }),
    previewCalendar: (url: string, signal?: AbortSignal) =>
      call<{ data: CalendarPreview }>('POST', paths.calendarPreview, { body: { url }, signal }),
    followCalendar: (input: FollowedCalendarInput) =>
      call<{ data: FollowedCalendar }>('POST', paths.followedCalendars, { body: input }),
    readFollowedCalendar: (id: number) => call<{ data: FollowedCalendar }>('POST', paths.readCalendar(id)),
    unfollowCalendar: (id: number) => call<null>('DELETE', paths.followedCalendar(id)),
  }
}
