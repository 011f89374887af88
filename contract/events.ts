import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { pageQuery, queryDay, queryEnum, queryFlag, queryId } from './query.ts'

export const eventTypes = ['available', 'booked', 'blocked'] as const
export type EventType = (typeof eventTypes)[number]

export const eventStatuses = ['active', 'cancelled'] as const

/** What anyone may know of a day in a professional's calendar. */
export const publicEvent = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    event_date: calendarDay,
    event_type: z.enum(eventTypes),
    status: z.enum(eventStatuses),
  })
  .register(z.globalRegistry, { id: 'PublicEvent' })

export type PublicEvent = z.infer<typeof publicEvent>

/** The same day as its owner sees it. */
export const event = z
  .extend(publicEvent, {
    title: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    lead_id: z.nullable(z.int()),
    created_at: instant,
    updated_at: instant,
  })
  .register(z.globalRegistry, { id: 'Event' })

export type Event = z.infer<typeof event>

export const eventsQuery = z.object({
  professional_id: queryId.check(z.describe('Samo kalendar ovoga pružatelja usluga.')),
  start_date: queryDay.check(z.describe('Od ovoga dana.')),
  end_date: queryDay.check(z.describe('Do ovoga dana.')),
  event_type: queryEnum(eventTypes),
  status: queryEnum(eventStatuses),
  future_only: queryFlag.check(z.describe('Samo od danas nadalje; „false”, „0” i „no” znače ne.')),
  ...pageQuery(100, 1000),
})

export type EventsQuery = z.infer<typeof eventsQuery>
