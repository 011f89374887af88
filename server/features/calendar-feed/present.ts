import ical, { escape, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { addDays } from '#contract/calendar-day.ts'
import type { CalendarFeed } from '#contract/calendar-feed.ts'
import type { EventType } from '#contract/events.ts'
import { calendarFeedPath } from '#contract/calendar-feed.ts'
import type { FeedEvent } from '#server/features/events/service.ts'
import type { FeedRow } from './queries.ts'

/** How often programs are asked to read the calendar. */
const REFRESH_SECONDS = 3_600

const titles: Record<EventType, string> = { available: 'Slobodno', booked: 'Rezervirano', blocked: 'Blokirano' }

export const presentFeed = (publicUrl: string, { token, created_at }: FeedRow): CalendarFeed => ({
  url: publicUrl + calendarFeedPath(token),
  created_at: created_at.toISOString(),
})

/**
 * The calendar by RFC 5545, with the same bytes for the same events. ical-generator folds lines at 75 octets without
 * splitting letters, but does not escape the name.
 */
export function presentCalendar(publicUrl: string, companyName: string, events: readonly FeedEvent[]): string {
  const { host } = new URL(publicUrl)
  const calendar = ical({
    prodId: { company: 'Zauvijek', product: 'Kalendar', language: 'HR' },
    name: escape(`${companyName} – Zauvijek`, false),
    ttl: REFRESH_SECONDS,
  })
  for (const { id, title, event_type, event_date, notes, sequence, updated_at } of events) {
    const isFree = event_type === 'available'
    calendar.createEvent({
      id: `event-${id}@${host}`,
      sequence,
      // The time of the change, not of the request, so that the same events give the same bytes.
      stamp: updated_at,
      lastModified: updated_at,
      allDay: true,
      start: event_date,
      end: addDays(event_date, 1),
      summary: title ?? titles[event_type],
      description: notes,
      transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      busystatus: isFree ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    })
  }
  return `${calendar.toString()}\r\n`
}
