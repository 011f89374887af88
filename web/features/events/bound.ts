import type { Event } from '#contract/events.ts'

type Bond = Pick<Event, 'lead_id' | 'followed_calendar_id'>

/** Read from a calendar elsewhere: it is changed there. */
export const isFollowed = ({ followed_calendar_id: id }: Bond) => id !== null

/** Booked by an enquiry, which also says when and what it is. */
export const isOfLead = ({ lead_id: id }: Bond) => id !== null

export const isMovable = (event: Bond) => !isFollowed(event) && !isOfLead(event)
