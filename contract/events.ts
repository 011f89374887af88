import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageQuery, queryDay, queryEnum, queryFlag, queryId } from './query.ts'
import { optionalText, requiredMessage } from './text.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'

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
  .register(namedSchemas, { id: 'PublicEvent' })

export type PublicEvent = z.infer<typeof publicEvent>

/** The same day as its owner sees it. */
export const event = z
  .extend(publicEvent, {
    title: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    lead_id: z.nullable(z.int()),
    /** The calendar elsewhere that this day was read from; such a day is changed there, not here. */
    followed_calendar_id: z.nullable(z.int()),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Event' })

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

const requiredDay = z
  .pipe(
    z.string({ error: requiredMessage }).check(z.minLength(1, { error: requiredMessage, abort: true })),
    calendarDay,
  )
  .register(jsonSchemaOverrides, { type: 'string', format: 'date' })

const requiredType = z.enum(eventTypes, {
  error: ({ input }) =>
    input === undefined || input === null || input === '' ? requiredMessage : 'Odaberite vrstu događaja.',
})

/** Without a title people see one by type. */
export const EVENT_TITLE_MAX = 200
export const EVENT_NOTES_MAX = 5000

export const eventInput = z.object({
  event_date: requiredDay,
  event_type: requiredType,
  title: optionalText(EVENT_TITLE_MAX),
  notes: optionalText(EVENT_NOTES_MAX),
})

export type EventInput = z.infer<typeof eventInput>

/** What is left out stays as it is; dragging sends the date alone. */
export const eventChange = z.object({
  event_date: z.optional(requiredDay),
  event_type: z.optional(requiredType),
  title: z.optional(optionalText(EVENT_TITLE_MAX)),
  notes: z.optional(optionalText(EVENT_NOTES_MAX)),
})

export type EventChange = z.infer<typeof eventChange>

/** A year at once. */
export const BULK_EVENTS_MAX = 366

export const bulkEventsInput = z.object({
  events: z
    .array(eventInput, { error: requiredMessage })
    .check(
      z.minLength(1, { error: 'Odaberite barem jedan dan.' }),
      z.maxLength(BULK_EVENTS_MAX, { error: `Odjednom se može označiti najviše ${BULK_EVENTS_MAX} dana.` }),
    ),
})
