import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { calendarDay, requiredDay } from './calendar-day-schema.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, pageOf, single } from './page.ts'
import { bodyIds, pageQuery, pathId, queryDay, queryEnum, queryFlag, queryId } from './query.ts'
import { optionalText, requiredMessage } from './text.ts'

export const eventTypes = ['available', 'booked', 'blocked'] as const
export type EventType = (typeof eventTypes)[number]

export const eventStatuses = ['active', 'cancelled'] as const

/** The public part of a day in a professional's calendar. */
const publicEvent = z
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
    /** The followed calendar from which this day was read; such a day can only be changed there. */
    followed_calendar_id: z.nullable(z.int()),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Event' })

export type Event = z.infer<typeof event>

/** The longest span, in days including both ends, for the calendars of all professionals. */
export const ALL_CALENDARS_MAX_DAYS = 62

const eventsQuery = z.object({
  professional_id: queryId,
  start_date: queryDay,
  end_date: queryDay,
  event_type: queryEnum(eventTypes),
  status: queryEnum(eventStatuses),
  future_only: queryFlag,
  ...pageQuery(100, 1000),
})

export type EventsQuery = z.infer<typeof eventsQuery>

const requiredType = z.enum(eventTypes, {
  error: ({ input }) =>
    input === undefined || input === null || input === '' ? requiredMessage : 'Odaberite vrstu događaja.',
})

/** An event without a title shows its type instead. */
export const EVENT_TITLE_MAX = 200
const EVENT_NOTES_MAX = 5000

export const eventInput = z.object({
  event_date: requiredDay,
  event_type: requiredType,
  title: optionalText(EVENT_TITLE_MAX),
  notes: optionalText(EVENT_NOTES_MAX),
})

export type EventInput = z.infer<typeof eventInput>

/** A field that is left out stays as it is; dragging only sends the date. */
export const eventChange = z.object({
  event_date: z.optional(requiredDay),
  event_type: z.optional(requiredType),
  title: z.optional(optionalText(EVENT_TITLE_MAX)),
  notes: z.optional(optionalText(EVENT_NOTES_MAX)),
})

export type EventChange = z.infer<typeof eventChange>

/** A year at once. */
export const BULK_EVENTS_MAX = 366

/** In bytes: a year of days, each with a title and a paragraph of notes. */
export const BULK_BODY_LIMIT = 1024 * 1024

const bulkEventsInput = z.object({
  /** Whether days marked as available become these events; otherwise they conflict, too. */
  replace_available: z.optional(z.boolean({ error: 'Vrijednost mora biti true ili false.' })),
  events: z
    .array(eventInput, { error: requiredMessage })
    .check(
      z.minLength(1, { error: 'Odaberite barem jedan dan.' }),
      z.maxLength(BULK_EVENTS_MAX, { error: `Odjednom se može označiti najviše ${BULK_EVENTS_MAX} dana.` }),
    ),
})

export type BulkEventsInput = z.infer<typeof bulkEventsInput>

const undoEventsInput = z.object({
  ids: bodyIds(BULK_EVENTS_MAX, `Navedite od jednog do ${BULK_EVENTS_MAX} događaja.`),
})

/** Those that were as they had been created. */
const undoneEvents = z.object({ ids: z.array(z.int()) })

export const publicEvents = pageOf(publicEvent)

export const eventCalls = {
  'GET /events': {
    operationId: 'listEvents',
    who: 'everyone',
    apiKey: 'read',
    isConditional: true,
    tokenIsOptional: true,
    tag: 'Kalendar',
    summary: 'Događaji u kalendarima',
    description: `Svi vide datum i vrstu aktivnih događaja odobrenih pružatelja usluga. Pružatelj usluga u svojem kalendaru vidi sve: naslove, bilješke i otkazane događaje. Bez professional_id najviše ${ALL_CALENDARS_MAX_DAYS} dana, a bez razdoblja od današnjega. Broji se najviše 10.000 događaja.`,
    query: eventsQuery,
    answer: { 200: z.union([pageOf(event), publicEvents]) },
  },
  'POST /events': {
    operationId: 'createEvent',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Kalendar',
    summary: 'Novi događaj u kalendaru',
    description:
      'Danas ili kasnije. U jednom danu može biti samo jedan aktivan događaj; drugi dobiva 409 s kodom „overlap”.',
    body: eventInput,
    takesIdempotencyKey: true,
    answer: { 201: single(event) },
    rejectsOverlaps: true,
  },
  'POST /events/bulk': {
    operationId: 'createEvents',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Kalendar',
    summary: 'Više novih događaja odjednom',
    description:
      'Spremaju se svi ili nijedan. Ako neki dan već ima događaj ili je naveden dvaput, odgovor je 409 s kodom „overlap”, a poruka imenuje te dane. Uz „replace_available” dani označeni kao slobodni postaju navedeni događaji.',
    body: bulkEventsInput,
    bodyLimit: BULK_BODY_LIMIT,
    takesIdempotencyKey: true,
    answer: { 201: listOf(event) },
    rejectsOverlaps: true,
  },
  'POST /events/bulk/undo': {
    operationId: 'undoEvents',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Kalendar',
    summary: 'Poništavanje više novih događaja',
    description:
      'Za događaje koji su stvoreni odjednom. Dani koje su zamijenili opet su slobodni, s naslovom i bilješkama koje su imali; ostali događaji brišu se. Događaj koji je u međuvremenu promijenjen, otkazan ili izbrisan ostaje kakav jest, kao i dan rezerviran za upit i dan iz kalendara koji se prati. Odgovor navodi poništene.',
    body: undoEventsInput,
    takesIdempotencyKey: true,
    answer: { 200: single(undoneEvents) },
  },
  'PUT /events/:id': {
    operationId: 'updateEvent',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Kalendar',
    summary: 'Izmjena događaja',
    description:
      'Što se izostavi, ostaje kako jest. Novi datum mora biti danas ili kasnije. Danu rezerviranom za upit mijenjaju se samo naslov i bilješke. Otkazani događaji i dani iz kalendara koji se prati ne mijenjaju se.',
    params: pathId,
    body: eventChange,
    answer: { 200: single(event) },
    rejectsOverlaps: true,
  },
  'DELETE /events/:id': {
    operationId: 'deleteEvent',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Kalendar',
    summary: 'Brisanje događaja',
    description:
      'Trajno. Dan rezerviran za upit oslobađa se odbijanjem upita, a dan iz kalendara koji se prati ondje odakle dolazi.',
    params: pathId,
    answer: { 204: z.null() },
    rejectsByState: true,
  },
} satisfies Calls
