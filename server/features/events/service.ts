import type { CalendarDay } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { Event, EventChange, EventInput, EventsQuery, PublicEvent } from '#contract/events.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import { findConflicts } from './conflicts.ts'
import { type EventError, validateChange, validateNewDay, validateRemoval } from './policy.ts'
import { presentEvent, presentPublicEvent } from './present.ts'
import {
  cancelBookedDay,
  countEvents,
  deleteEvent,
  type EventFilters,
  type EventRow,
  eraseFromTexts,
  insertBookedDay,
  insertEvent,
  insertEventsOfFreeDays,
  type LeadDay,
  lockCalendarRow,
  lockEvent,
  selectActiveDays,
  selectEvents,
  bookAvailableDay,
  updateEvent,
} from './queries.ts'

/** Both ends included. */
export interface DaySpan {
  from: CalendarDay
  to: CalendarDay
}

/** Nobody pages through every calendar at once, and counting millions of days would keep the database busy. */
const MAX_COUNT = 10_000

async function list<Wire>(
  { db, clock }: Deps,
  { future_only, ...query }: EventsQuery,
  sees_all: boolean,
  present: (row: EventRow) => Wire,
): Promise<PageOf<Wire>> {
  const filters: EventFilters = { ...query, sees_all, future_from: future_only ? clock.today() : undefined }
  const total = await countEvents(db, filters, MAX_COUNT)
  const offset = (query.page - 1) * query.per_page
  const rows = offset < total ? await selectEvents(db, filters, Math.min(query.per_page, total - offset), offset) : []
  return createPage(rows.map(present), total, query)
}

/** The owner's whole calendar: titles, notes and cancelled events too. */
export const listOwnEvents = (deps: Deps, professional_id: number, query: EventsQuery): Promise<PageOf<Event>> =>
  list(deps, { ...query, professional_id }, true, presentEvent)

export async function listPublicEvents(deps: Deps, query: EventsQuery): Promise<PageOf<PublicEvent>> {
  // Nobody is shown these, and PostgreSQL would look for them among all others.
  if (query.status === 'cancelled') return createPage([], 0, query)
  return list(deps, query, false, presentPublicEvent)
}

/** The owner's whole calendar at once. */
export const exportEvents = async ({ db }: Pick<Deps, 'db'>, professional_id: number): Promise<Event[]> =>
  (await selectEvents(db, { professional_id, sees_all: true }, 1_000_000, 0)).map(presentEvent)

/** The days of the span that have an active event, in their order. */
export const listActiveDays = ({ db }: Pick<Deps, 'db'>, professionalId: number, { from, to }: DaySpan) =>
  selectActiveDays(db, professionalId, from, to)

type Invalidate = (...changed: Tag[]) => void

/**
 * Every transaction that writes a professional's calendar begins with it, before it locks anything else: then no two
 * of them wait for each other in a circle, however many days they write.
 */
export async function lockCalendar(tx: Database, professionalId: number): Promise<void> {
  const held = await lockCalendarRow(tx, professionalId)
  // The account was deleted in another tab.
  if (!held) throw new AppError('unauthenticated')
}

/** Whatever shows the calendar; the lists by date only when an available day comes or goes. */
const calendarTags = (professionalId: number): Tag[] => [tags.calendar(professionalId), tags.calendars]

const availableDay = (event: EventRow) =>
  event.status === 'active' && event.event_type === 'available' ? [tags.availableOn(event.event_date)] : []

const invalid = ({ field, message }: EventError) =>
  field ? invalidField(field, message) : new AppError('invalid', { message })

function transactionOnCalendar<Result>(
  deps: Deps,
  { professional }: Actor,
  work: (tx: Database, professionalId: number, invalidate: Invalidate) => Promise<Result>,
): Promise<Result> {
  if (!professional) throw new AppError('forbidden')
  const { id } = professional
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await lockCalendar(tx, id)
    invalidate(...calendarTags(id))
    return work(tx, id, invalidate)
  })
}

async function getLockedEvent(tx: Database, professionalId: number, id: number): Promise<EventRow> {
  const event = await lockEvent(tx, professionalId, id)
  if (!event) throw new AppError('not_found', { message: 'Događaj nije pronađen.' })
  return event
}

export async function addEvent(deps: Deps, actor: Actor, input: EventInput): Promise<Event> {
  const error = validateNewDay(input.event_date, deps.clock.today())
  if (error) throw invalid(error)
  return transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const event = await insertEvent(tx, professionalId, input, deps.clock.now())
    invalidate(...availableDay(event))
    return presentEvent(event)
  })
}

/** All of them or none. */
export async function addEvents(deps: Deps, actor: Actor, inputs: EventInput[]): Promise<Event[]> {
  const errors: FieldErrors = {}
  for (const [place, { event_date }] of inputs.entries()) {
    const error = validateNewDay(event_date, deps.clock.today())
    if (error) errors[`events.${place}.event_date`] = [error.message]
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  return transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const events = await insertEventsOfFreeDays(tx, professionalId, inputs, deps.clock.now())
    const stored = new Set(events.map(({ event_date }) => event_date))
    const clashes = findConflicts(
      inputs.map(({ event_date }) => event_date),
      stored,
    )
    if (clashes) throw new AppError('overlap', clashes)
    invalidate(...events.flatMap(availableDay))
    return events.map(presentEvent)
  })
}

export const changeEvent = (deps: Deps, actor: Actor, id: number, change: EventChange): Promise<Event> =>
  transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const before = await getLockedEvent(tx, professionalId, id)
    const error = validateChange(before, change, deps.clock.today())
    if (error) throw invalid(error)
    const event = await updateEvent(tx, id, change, deps.clock.now())
    invalidate(...availableDay(before), ...availableDay(event))
    return presentEvent(event)
  })

export const removeEvent = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const event = await getLockedEvent(tx, professionalId, id)
    const error = validateRemoval(event)
    if (error) throw invalid(error)
    await deleteEvent(tx, id)
    invalidate(...availableDay(event))
  })

/**
 * Gives the day to the lead within the transaction that books it, with the calendar held. A day that is booked or
 * blocked already violates `events_one_active_a_day_key`: overlap.
 */
export async function bookDay(tx: Database, invalidate: Invalidate, lead: LeadDay, now: Date): Promise<void> {
  const taken = await bookAvailableDay(tx, lead, now)
  if (taken) invalidate(tags.availableOn(lead.event_date))
  else await insertBookedDay(tx, lead, now)
  invalidate(...calendarTags(lead.professional_id))
}

/** Takes the day back from a lead that was booked, within the transaction that rejects it, with the calendar held. */
export async function freeDay(tx: Database, invalidate: Invalidate, lead: LeadDay, now: Date): Promise<void> {
  await cancelBookedDay(tx, lead, now)
  invalidate(...calendarTags(lead.professional_id))
}

/** Within the transaction that deletes the account of the couple which has sent these leads. */
export async function eraseFromEvents(
  tx: Database,
  invalidate: Invalidate,
  leadIds: number[],
  pattern: string,
): Promise<void> {
  if (leadIds.length === 0) return
  const erased = await eraseFromTexts(tx, leadIds, pattern)
  invalidate(...erased.map(({ professional_id }) => tags.calendar(professional_id)))
}
