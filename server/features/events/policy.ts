import type { User } from '#contract/auth.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event, EventChange } from '#contract/events.ts'

/** The professional whose whole calendar the viewer may see here: their own, when it is the one that is asked for. */
export function ownCalendar(viewer: Pick<User, 'professional'> | null, asked: number | undefined): number | null {
  const own = viewer?.professional?.id
  return own !== undefined && (asked === undefined || asked === own) ? own : null
}

/** A sentence for people, and the field that it is about. */
export interface Fault {
  field?: 'event_date' | 'event_type'
  sentence: string
}

type Standing = Pick<Event, 'event_date' | 'event_type' | 'lead_id' | 'followed_calendar_id' | 'status'>

/** The couple was promised this day: it is the lead that decides about it. */
const isPromised = ({ lead_id, status }: Standing) => lead_id !== null && status === 'active'

const followed: Fault = { sentence: 'Ovaj dan dolazi iz kalendara koji pratite.' }

/** Why an event cannot be on that day; null when it can. */
export const faultOfNewDay = (day: CalendarDay, today: CalendarDay): Fault | null =>
  day < today ? { field: 'event_date', sentence: 'Datum ne može biti prije današnjeg.' } : null

/** Why the owner cannot change the event like that; null when it can be. */
export function faultOfChange(event: Standing, change: EventChange, today: CalendarDay): Fault | null {
  const { event_date = event.event_date, event_type = event.event_type } = change
  if (event.followed_calendar_id !== null) return followed
  if (event.status === 'cancelled') return { sentence: 'Otkazani događaj ne može se mijenjati.' }
  if (isPromised(event) && event_date !== event.event_date)
    return { field: 'event_date', sentence: 'Par je upitom zatražio baš ovaj dan. Za drugi dan najprije odbijte upit.' }
  if (isPromised(event) && event_type !== event.event_type)
    return { field: 'event_type', sentence: 'Dan je rezerviran za upit. Da biste ga oslobodili, odbijte upit.' }
  return event_date === event.event_date ? null : faultOfNewDay(event_date, today)
}

/** Why the owner cannot delete the event; null when it can be. */
export function faultOfRemoval(event: Standing): Fault | null {
  if (event.followed_calendar_id !== null) return followed
  return isPromised(event)
    ? { sentence: 'Dan je rezerviran za upit. Najprije odbijte upit, i dan će biti slobodan.' }
    : null
}
