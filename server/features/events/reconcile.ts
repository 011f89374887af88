import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EventType } from '#contract/events.ts'

/** An active event of the professional, one a day. */
export interface ActiveEvent {
  id: number
  event_date: CalendarDay
  event_type: EventType
  title: string | null
  followed_calendar_id: number | null
  was_available: boolean
  available_title: string | null
}

/** A day that is taken in a followed calendar. */
export interface BusyDay {
  busy_on: CalendarDay
  followed_calendar_id: number
  title: string | null
}

/** The changes after which every busy day is blocked, and no other day because of a followed calendar. */
export interface Reconciliation {
  /** Days without an event. */
  block: BusyDay[]
  /** Available days that become blocked. */
  replace: (BusyDay & { event_id: number })[]
  /** Blocked days that move to another calendar or get another title. */
  rename: (BusyDay & { event_id: number })[]
  /** Blocked days that become available again. */
  restore: ActiveEvent[]
  /** Blocked days that had no event before. */
  cancel: ActiveEvent[]
}

/** Only days that are blocked because of a followed calendar are ever freed. */
const isBlockedByCalendar = ({ event_type, followed_calendar_id }: ActiveEvent) =>
  event_type === 'blocked' && followed_calendar_id !== null

/** If several calendars have the day, the one that already blocks it, otherwise the one followed first. */
function chooseBlockingDay(busyDays: readonly BusyDay[], event: ActiveEvent | undefined): BusyDay | undefined {
  const current = busyDays.find(({ followed_calendar_id: id }) => id === event?.followed_calendar_id)
  return current ?? busyDays.toSorted((a, b) => a.followed_calendar_id - b.followed_calendar_id)[0]
}

/** Idempotent. Days that people have booked or blocked themselves are left alone. */
export function reconcile(events: readonly ActiveEvent[], busyDays: readonly BusyDay[]): Reconciliation {
  const reconciliation: Reconciliation = { block: [], replace: [], rename: [], restore: [], cancel: [] }
  const eventOn = new Map(events.map((event) => [event.event_date, event]))
  const busyDaysByDate = Map.groupBy(busyDays, ({ busy_on }) => busy_on)

  for (const [day, candidates] of busyDaysByDate) {
    const event = eventOn.get(day)
    const busyDay = chooseBlockingDay(candidates, event)
    if (!busyDay) continue
    if (!event) reconciliation.block.push(busyDay)
    else if (event.event_type === 'available') reconciliation.replace.push({ ...busyDay, event_id: event.id })
    else if (isBlockedByCalendar(event) && !isSame(event, busyDay))
      reconciliation.rename.push({ ...busyDay, event_id: event.id })
  }
  for (const event of events.filter(isBlockedByCalendar)) {
    if (busyDaysByDate.has(event.event_date)) continue
    reconciliation[event.was_available ? 'restore' : 'cancel'].push(event)
  }
  return reconciliation
}

const isSame = (event: ActiveEvent, busyDay: BusyDay) =>
  event.followed_calendar_id === busyDay.followed_calendar_id && event.title === busyDay.title
