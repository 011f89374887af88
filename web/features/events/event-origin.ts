import type { Event } from '#contract/events.ts'

type EventOrigin = Pick<Event, 'lead_id' | 'followed_calendar_id'>

/** Read from a calendar elsewhere: it is changed there. */
export const isFromFollowedCalendar = ({ followed_calendar_id: id }: EventOrigin) => id !== null

/** Booked by an enquiry, which determines its date and type. */
const isFromLead = ({ lead_id: id }: EventOrigin) => id !== null

export const isMovable = (event: EventOrigin) => !isFromFollowedCalendar(event) && !isFromLead(event)
