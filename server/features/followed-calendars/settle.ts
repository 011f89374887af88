import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EventType } from '#contract/events.ts'

/** An active event of the professional, one a day. */
export interface StandingEvent {
  id: number
  event_date: CalendarDay
  event_type: EventType
  title: string | null
  followed_calendar_id: number | null
  was_available: boolean
  available_title: string | null
}

/** A followed calendar takes that day. */
export interface Claim {
  busy_on: CalendarDay
  followed_calendar_id: number
  title: string | null
}

/** What has to be done so that every claimed day is blocked, and no other one because of a followed calendar. */
export interface Settlement {
  /** Days without an event. */
  block: Claim[]
  /** Available days that become blocked. */
  replace: (Claim & { event_id: number })[]
  /** Blocked days that another calendar holds from now on, or that are called otherwise. */
  rename: (Claim & { event_id: number })[]
  /** Blocked days that are available again. */
  restore: StandingEvent[]
  /** Blocked days that are nothing any more. */
  cancel: StandingEvent[]
}

/** Blocked because of a followed calendar: only these are ever taken back. */
const isHeld = ({ event_type, followed_calendar_id }: StandingEvent) =>
  event_type === 'blocked' && followed_calendar_id !== null

/** Of several calendars that take a day, the one that holds it keeps it; else the first that was followed. */
function chooseHolder(claims: readonly Claim[], event: StandingEvent | undefined): Claim | undefined {
  const holding = claims.find(({ followed_calendar_id: id }) => id === event?.followed_calendar_id)
  return holding ?? claims.toSorted((a, b) => a.followed_calendar_id - b.followed_calendar_id)[0]
}

/** Done twice it does nothing the second time; what people have booked or blocked themselves is left alone. */
export function settle(events: readonly StandingEvent[], claims: readonly Claim[]): Settlement {
  const settlement: Settlement = { block: [], replace: [], rename: [], restore: [], cancel: [] }
  const eventOn = new Map(events.map((event) => [event.event_date, event]))
  const claimed = Map.groupBy(claims, ({ busy_on }) => busy_on)

  for (const [day, rivals] of claimed) {
    const event = eventOn.get(day)
    const claim = chooseHolder(rivals, event)
    if (!claim) continue
    if (!event) settlement.block.push(claim)
    else if (event.event_type === 'available') settlement.replace.push({ ...claim, event_id: event.id })
    else if (isHeld(event) && !isSame(event, claim)) settlement.rename.push({ ...claim, event_id: event.id })
  }
  for (const event of events.filter(isHeld)) {
    if (claimed.has(event.event_date)) continue
    settlement[event.was_available ? 'restore' : 'cancel'].push(event)
  }
  return settlement
}

const isSame = (event: StandingEvent, claim: Claim) =>
  event.followed_calendar_id === claim.followed_calendar_id && event.title === claim.title
