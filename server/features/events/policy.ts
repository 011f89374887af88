import type { User } from '#contract/auth.ts'
import { addDays, type CalendarDay, daysBetween } from '#contract/calendar-day.ts'
import { ALL_CALENDARS_MAX_DAYS, type Event, type EventChange, type EventsQuery } from '#contract/events.ts'
import { pastDayMessage } from '#server/past-day.ts'

/** The viewer's own calendar, if the query names it or no calendar at all; otherwise null. */
export function findOwnCalendarId(
  viewer: Pick<User, 'professional'> | null,
  requested: number | undefined,
): number | null {
  const own = viewer?.professional?.id
  return own !== undefined && (requested === undefined || requested === own) ? own : null
}

const spanMessage = `Bez pružatelja usluga razdoblje može imati najviše ${ALL_CALENDARS_MAX_DAYS} dana.`

type Span = Pick<EventsQuery, 'start_date' | 'end_date'>

/**
 * The days that a query reads. Of one professional, those it asks for; of all professionals, at most two months,
 * starting today by default. The message is for a query that asks for more.
 */
export function resolvePublicSpan(
  { professional_id, start_date, end_date }: Span & Pick<EventsQuery, 'professional_id'>,
  today: CalendarDay,
): { span: Span; message?: never } | { span?: never; message: string } {
  if (professional_id !== undefined) return { span: { start_date, end_date } }
  const last = ALL_CALENDARS_MAX_DAYS - 1
  const start = start_date ?? (end_date === undefined ? today : addDays(end_date, -last))
  const end = end_date ?? addDays(start, last)
  return daysBetween(start, end) > last ? { message: spanMessage } : { span: { start_date: start, end_date: end } }
}

/** A message in Croatian, and the field it is about. */
export interface EventError {
  field?: 'event_date' | 'event_type'
  message: string
}

type ExistingEvent = Pick<Event, 'event_date' | 'event_type' | 'lead_id' | 'followed_calendar_id' | 'status'>

/** Only a change of the lead can free such a day. */
const isBookedByLead = ({ lead_id, status }: ExistingEvent) => lead_id !== null && status === 'active'

const followed: EventError = { message: 'Ovaj dan dolazi iz kalendara koji pratite.' }

/** Why an event cannot be on that day; null if it can. */
export const validateNewDay = (day: CalendarDay, today: CalendarDay): EventError | null =>
  day < today ? { field: 'event_date', message: pastDayMessage } : null

/** Why the owner cannot change the event like that; null if it can be done. */
export function validateChange(event: ExistingEvent, change: EventChange, today: CalendarDay): EventError | null {
  const { event_date = event.event_date, event_type = event.event_type } = change
  if (event.followed_calendar_id !== null) return followed
  if (event.status === 'cancelled') return { message: 'Otkazani događaj ne može se mijenjati.' }
  if (isBookedByLead(event) && event_date !== event.event_date)
    return {
      field: 'event_date',
      message: 'Par je upitom zatražio baš ovaj dan. Za drugi dan najprije otkažite rezervaciju.',
    }
  if (isBookedByLead(event) && event_type !== event.event_type)
    return { field: 'event_type', message: 'Dan je rezerviran za upit. Da biste ga oslobodili, otkažite rezervaciju.' }
  return event_date === event.event_date ? null : validateNewDay(event_date, today)
}

/** Why the owner cannot delete the event; null if it can be done. */
export function validateRemoval(event: ExistingEvent): EventError | null {
  if (event.followed_calendar_id !== null) return followed
  return isBookedByLead(event)
    ? { message: 'Dan je rezerviran za upit. Najprije otkažite rezervaciju pa će dan biti slobodan.' }
    : null
}
