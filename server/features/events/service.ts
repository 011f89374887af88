import type { CalendarDay, DaySpan } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { BulkEventsInput, Event, EventChange, EventInput, EventsQuery, PublicEvent } from '#contract/events.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import type { Database } from '#server/db/connect.ts'
import { inPages } from '#server/db/in-pages.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { tags } from '#server/response-cache/tags.ts'
import { noteBooked, noteFreed, publishWaitingLeads } from './booking-queries.ts'
import {
  deleteEvents,
  insertEventsOfFreeDays,
  restoreAvailableDays,
  selectUnchanged,
  takeAvailableOn,
} from './bulk-queries.ts'
import { calendarTags, invalidateShown, lockCalendar } from './calendar-service.ts'
import { findConflicts } from './conflicts.ts'
import { type EventError, resolvePublicSpan, validateChange, validateNewDay, validateRemoval } from './policy.ts'
import { presentEvent, presentPublicEvent } from './present.ts'
import {
  countBlockedDays,
  countEvents,
  deleteEvent,
  type EventFilters,
  type EventRow,
  insertEvent,
  lockEvent,
  selectActiveDays,
  selectActiveOn,
  selectEvent,
  selectEvents,
  selectOwnActiveEvents,
  selectOwnEvents,
  selectOwnIds,
  selectPublicDays,
  updateEvent,
} from './queries.ts'

/** No client needs every calendar at once, and counting millions of days would keep the database busy. */
const MAX_COUNT = 10_000

async function list<Wire>(
  { db, clock }: Deps,
  { future_only, ...query }: EventsQuery,
  sees_all: boolean,
  present: (row: EventRow) => Wire,
): Promise<PageOf<Wire>> {
  const filters: EventFilters = { ...query, sees_all, future_from: future_only ? clock.today() : undefined }
  const total = await countEvents(db, filters, MAX_COUNT)
  const rows = await selectPage(query, total, (limit, offset) =>
    selectEvents(db, filters, Math.min(limit, total - offset), offset),
  )
  return createPage(rows.map(present), total, query)
}

/** The owner's whole calendar, including titles, notes and cancelled events. */
export const listOwnEvents = (deps: Deps, professional_id: number, query: EventsQuery): Promise<PageOf<Event>> =>
  list(deps, { ...query, professional_id }, true, presentEvent)

/** As its owner sees it; null if it is another professional's or no longer exists. */
export async function findOwnEvent(
  { db }: Pick<Deps, 'db'>,
  professionalId: number,
  id: number,
): Promise<Event | null> {
  const row = await selectEvent(db, professionalId, id)
  return row ? presentEvent(row) : null
}

export async function listPublicEvents(deps: Deps, query: EventsQuery): Promise<PageOf<PublicEvent>> {
  const { span, message } = resolvePublicSpan(query, deps.clock.today())
  if (message !== undefined) throw invalidField('end_date', message)
  // Cancelled events are not public, and PostgreSQL would scan all events for them.
  if (query.status === 'cancelled') return createPage([], 0, query)
  return list(deps, { ...query, ...span }, false, presentPublicEvent)
}

/** The owner's whole calendar. */
export async function exportEvents({ db }: Pick<Deps, 'db'>, professionalId: number): Promise<AsyncIterable<Event[]>> {
  const ids = (await selectOwnIds(db, professionalId)).map(({ id }) => id)
  return inPages(ids, async (some) => (await selectOwnEvents(db, professionalId, some)).map(presentEvent))
}

/** The days of the span that have an active event, in order. */
export const listActiveDays = ({ db }: Pick<Deps, 'db'>, professionalId: number, { from, to }: DaySpan) =>
  selectActiveDays(db, professionalId, from, to)

/** The same for a public professional; null for any other. */
export async function findPublicDays({ db }: Pick<Deps, 'db'>, professionalId: number, { from, to }: DaySpan) {
  const rows = await selectPublicDays(db, { professionalId, from, to })
  // One row without an event stands for a public calendar with none in the span.
  return rows.length === 0
    ? null
    : rows.flatMap(({ date, status }) => (date === null || status === null ? [] : [{ date, status }]))
}

/** The active events of that day, by professional; those without one are not listed. */
export const listActiveOn = ({ db }: Pick<Deps, 'db'>, day: CalendarDay, professionalIds: number[]) =>
  selectActiveOn(db, day, professionalIds)

/** More than five years of days. Rendering each takes some tenths of a millisecond of the server's own time. */
const MAX_FEED_EVENTS = 2_000

export type FeedEvent = Awaited<ReturnType<typeof selectOwnActiveEvents>>[number]

/**
 * The events for other programs, without the days that a followed calendar blocks. Those are in their own calendar, and
 * two services following each other would block a day forever.
 */
export const listFeedEvents = ({ db }: Pick<Deps, 'db'>, professionalId: number, from: CalendarDay) =>
  selectOwnActiveEvents(db, professionalId, from, MAX_FEED_EVENTS)

/** How many days each of these followed calendars blocks, from that day on. */
export async function countBlockedDaysOf(
  { db }: Pick<Deps, 'db'>,
  followedCalendarIds: number[],
  from: CalendarDay,
): Promise<(followedCalendarId: number) => number> {
  const rows = await countBlockedDays(db, followedCalendarIds, from)
  const days = new Map(rows.map((row) => [row.followed_calendar_id, row.days]))
  return (id) => days.get(id) ?? 0
}

/** Lists for a day leave out professionals who are taken, and start with those who are free. */
const dayTags = (event: EventRow) => (event.status === 'active' ? [tags.availableOn(event.event_date)] : [])

const invalid = ({ field, message }: EventError) =>
  field ? invalidField(field, message) : new AppError('invalid', { message })

function transactionOnCalendar<Result>(
  deps: Deps,
  actor: Actor,
  work: (tx: Database, professionalId: number, invalidate: Invalidate) => Promise<Result>,
): Promise<Result> {
  const id = professionalIdOf(actor)
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await lockCalendar(tx, id)
    const invalidateOfCalendar = await invalidateShown(tx, invalidate, id)
    invalidateOfCalendar(...calendarTags(id))
    return work(tx, id, invalidateOfCalendar)
  })
}

async function getLockedEvent(tx: Database, professionalId: number, id: number): Promise<EventRow> {
  const event = await lockEvent(tx, professionalId, id)
  if (!event) throw new AppError('not_found', { message: 'Događaj nije pronađen.' })
  return event
}

const isBooked = ({ event_type, status }: EventRow) => event_type === 'booked' && status === 'active'

/** For the professional's webhooks: a booking was added, moved or removed. */
async function noteChangedBooking(tx: Database, before: EventRow, after: EventRow | null, now: Date): Promise<void> {
  const isMoved = before.event_date !== after?.event_date
  if (after && isBooked(after) && (!isBooked(before) || isMoved)) await noteBooked(tx, [after])
  if (isBooked(before) && !(after && isBooked(after))) await noteFreed(tx, [before], now)
}

/** For the professional's webhooks: those of the events that are bookings. */
async function noteBookings(tx: Database, events: readonly EventRow[]): Promise<void> {
  const booked = events.filter(isBooked)
  if (booked.length > 0) await noteBooked(tx, booked)
}

const isBusy = ({ event_type, status }: EventRow) => event_type !== 'available' && status === 'active'

/** The days of these events, as they were or are, are taken or free for the leads that wait for them. */
async function publishDays(tx: Database, professionalId: number, events: readonly EventRow[]): Promise<void> {
  const days = events.filter(isBusy).map(({ event_date }) => event_date)
  if (days.length > 0) await publishWaitingLeads(tx, professionalId, days)
}

export async function addEvent(deps: Deps, actor: Actor, input: EventInput): Promise<Event> {
  const error = validateNewDay(input.event_date, deps.clock.today())
  if (error) throw invalid(error)
  return transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const event = await insertEvent(tx, professionalId, input, deps.clock.now())
    await noteBookings(tx, [event])
    await publishDays(tx, professionalId, [event])
    invalidate(...dayTags(event))
    return presentEvent(event)
  })
}

/** Adds all of them or none. */
export async function addEvents(
  deps: Deps,
  actor: Actor,
  { events: inputs, replace_available }: BulkEventsInput,
): Promise<Event[]> {
  const errors: FieldErrors = {}
  for (const [place, { event_date }] of inputs.entries()) {
    const error = validateNewDay(event_date, deps.clock.today())
    if (error) errors[`events.${place}.event_date`] = [error.message]
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  return transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const days = inputs.map(({ event_date }) => event_date)
    const replaced = replace_available === true ? await takeAvailableOn(tx, professionalId, days) : []
    const events = await insertEventsOfFreeDays(tx, professionalId, inputs, replaced, deps.clock.now())
    const conflicts = findConflicts(days, new Set(events.map(({ event_date }) => event_date)))
    if (conflicts) throw new AppError('overlap', conflicts)
    await noteBookings(tx, events)
    await publishDays(tx, professionalId, events)
    invalidate(...events.flatMap(dayTags))
    return events.map(presentEvent)
  })
}

/**
 * Deletes these events, or makes them the available days that they have replaced. Leaves out those that were changed or
 * deleted meanwhile. Returns the ids of the others.
 */
export const undoEvents = (deps: Deps, actor: Actor, ids: readonly number[]): Promise<number[]> =>
  transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const events = await selectUnchanged(tx, professionalId, ids)
    const now = deps.clock.now()
    const freed = events.filter(isBooked)
    if (freed.length > 0) await noteFreed(tx, freed, now)
    const idsOf = (was_available: boolean) =>
      events.filter((event) => event.was_available === was_available).map(({ id }) => id)
    await deleteEvents(tx, professionalId, idsOf(false))
    await restoreAvailableDays(tx, professionalId, idsOf(true), now)
    await publishDays(tx, professionalId, events)
    invalidate(...events.flatMap(dayTags))
    return events.map(({ id }) => id)
  })

export const changeEvent = (deps: Deps, actor: Actor, id: number, change: EventChange): Promise<Event> =>
  transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const before = await getLockedEvent(tx, professionalId, id)
    const error = validateChange(before, change, deps.clock.today())
    if (error) throw invalid(error)
    const now = deps.clock.now()
    const event = await updateEvent(tx, id, change, now)
    await noteChangedBooking(tx, before, event, now)
    await publishDays(tx, professionalId, [before, event])
    invalidate(...dayTags(before), ...dayTags(event))
    return presentEvent(event)
  })

export const removeEvent = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  transactionOnCalendar(deps, actor, async (tx, professionalId, invalidate) => {
    const event = await getLockedEvent(tx, professionalId, id)
    const error = validateRemoval(event)
    if (error) throw invalid(error)
    await noteChangedBooking(tx, event, null, deps.clock.now())
    await deleteEvent(tx, id)
    await publishDays(tx, professionalId, [event])
    invalidate(...dayTags(event))
  })
