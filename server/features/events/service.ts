import type { CalendarDay } from '#contract/calendar-day.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { BulkEventsInput, Event, EventChange, EventInput, EventsQuery, PublicEvent } from '#contract/events.ts'
import { createPage, type PageOf } from '#contract/page.ts'
import type { Database } from '#server/db/connect.ts'
import { inPages } from '#server/db/in-pages.ts'
import { deleteInSteps } from '#server/db/in-steps.ts'
import { selectPage } from '#server/db/select-page.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { listTags, type Tag, tags } from '#server/response-cache/tags.ts'
import { findConflicts } from './conflicts.ts'
import { type EventError, resolvePublicSpan, validateChange, validateNewDay, validateRemoval } from './policy.ts'
import { presentEvent, presentPublicEvent } from './present.ts'
import {
  bookAvailableDay,
  type BookedLeadDay,
  cancelBookedDay,
  insertBookedDay,
  type LeadDay,
  noteBooked,
  noteFreed,
  publishWaitingLeads,
} from './booking-queries.ts'
import {
  blockDays,
  cancelBlocked,
  countBlockedDays,
  countEvents,
  deleteAvailableOn,
  deleteEvent,
  deleteEventsOf,
  deleteSome,
  type EventFilters,
  type EventRow,
  eraseFromTexts,
  insertEvent,
  insertEventsOfFreeDays,
  lockCalendarRow,
  lockEvent,
  renameBlocked,
  renameEvents,
  replaceAvailable,
  restoreAvailable,
  selectActiveDays,
  selectActiveOn,
  selectActiveEvents,
  selectActiveEventsOf,
  selectEvent,
  selectEvents,
  selectOwnActiveEvents,
  selectOwnEvents,
  selectOwnIds,
  selectProfileStatus,
  selectPublicDays,
  updateEvent,
} from './queries.ts'
import { type BusyDay, reconcile } from './reconcile.ts'

/** Both ends are included. */
export interface DaySpan {
  from: CalendarDay
  to: CalendarDay
}

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

/**
 * Every transaction that writes events calls this before it locks a lead or an event, however many days it writes,
 * which prevents deadlocks. Throws unauthenticated if the professional has been deleted.
 */
export async function lockCalendar(tx: Database, professionalId: number): Promise<void> {
  const isLocked = await lockCalendarRow(tx, professionalId)
  // The account was deleted in another tab.
  if (!isLocked) throw new AppError('unauthenticated')
}

/** Locks several calendars in the order of their professionals' ids; deleted professionals are skipped. */
export async function lockCalendars(tx: Database, professionalIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(professionalIds)].toSorted((a, b) => a - b)) await lockCalendarRow(tx, id)
}

/**
 * Every transaction that decides on a profile's status calls this first. A day written at the same time is then either
 * in the lists before the decision, or aware of it.
 */
export const lockCalendarForDecision = (tx: Database, professionalId: number): Promise<void> =>
  lockCalendars(tx, [professionalId])

/** The answers that show the calendar. The lists for each day that was added, changed or removed come on top. */
const calendarTags = (professionalId: number): Tag[] => [tags.calendar(professionalId), tags.calendars]

/**
 * Leaves out the tags of lists while none shows the profile. Call within a transaction that has locked the calendar.
 */
async function invalidateShown(tx: Database, invalidate: Invalidate, professionalId: number): Promise<Invalidate> {
  const { status = 'pending' } = (await selectProfileStatus(tx, professionalId)) ?? {}
  const own = tags.calendar(professionalId)
  return (...changed) => invalidate(...changed.flatMap((tag) => (tag === own ? [tag] : listTags(status, tag))))
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
  if (isBooked(before) && !(after && isBooked(after))) await noteFreed(tx, before, now)
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
    if (replace_available === true) await deleteAvailableOn(tx, professionalId, days)
    const events = await insertEventsOfFreeDays(tx, professionalId, inputs, deps.clock.now())
    const conflicts = findConflicts(days, new Set(events.map(({ event_date }) => event_date)))
    if (conflicts) throw new AppError('overlap', conflicts)
    await noteBookings(tx, events)
    await publishDays(tx, professionalId, events)
    invalidate(...events.flatMap(dayTags))
    return events.map(presentEvent)
  })
}

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

/**
 * Gives the day to the lead. Call within the transaction that books it, which has locked the calendar. A day that is
 * already booked or blocked violates `events_one_active_a_day_key`, which becomes overlap.
 */
export async function bookDay(tx: Database, invalidate: Invalidate, lead: BookedLeadDay, now: Date): Promise<void> {
  const taken = await bookAvailableDay(tx, lead, now)
  if (!taken) await insertBookedDay(tx, lead, now)
  await publishWaitingLeads(tx, lead.professional_id, [lead.event_date])
  invalidate(...calendarTags(lead.professional_id), tags.availableOn(lead.event_date))
}

/**
 * Takes the day back from a booked lead. Call within the transaction that rejects it, which has locked the calendar.
 */
export async function freeDay(tx: Database, invalidate: Invalidate, lead: LeadDay, now: Date): Promise<void> {
  await cancelBookedDay(tx, lead, now)
  await publishWaitingLeads(tx, lead.professional_id, [lead.event_date])
  invalidate(...calendarTags(lead.professional_id), tags.availableOn(lead.event_date))
}

/**
 * Blocks the busy days of all calendars that a professional follows, and frees the days that are no longer busy. Call
 * within a transaction that has locked the calendar.
 */
export async function reconcileBusyDays(
  tx: Database,
  invalidate: Invalidate,
  { professionalId, span, busyDays }: { professionalId: number; span: DaySpan; busyDays: readonly BusyDay[] },
  now: Date,
): Promise<void> {
  const events = await selectActiveEvents(tx, professionalId, span.from, span.to)
  const { block, replace, rename, restore, cancel } = reconcile(events, busyDays)
  if (block.length > 0) await blockDays(tx, professionalId, block, now)
  if (replace.length > 0) await replaceAvailable(tx, replace, now)
  if (rename.length > 0) await renameBlocked(tx, rename, now)
  if (restore.length > 0) await restoreAvailable(tx, restore, now)
  if (cancel.length > 0) await cancelBlocked(tx, cancel, now)
  const days = [
    ...[...block, ...replace].map(({ busy_on }) => busy_on),
    ...[...restore, ...cancel].map(({ event_date }) => event_date),
  ]
  // Titles of blocked days are only shown to their owner, so a day with just a new title is in no cached answer.
  if (days.length === 0) return
  await publishWaitingLeads(tx, professionalId, days)
  const invalidateOfCalendar = await invalidateShown(tx, invalidate, professionalId)
  invalidateOfCalendar(...calendarTags(professionalId), ...days.map(tags.availableOn))
}

/**
 * Call within the transaction that deletes the professional and has locked the calendar: its events are deleted before
 * it.
 */
export const deleteCalendar = (tx: Database, professionalId: number): Promise<void> =>
  deleteInSteps((limit) => deleteSome(tx, professionalId, limit))

/**
 * Removes every trace of a calendar that is no longer followed: past days that it still blocks, which are not
 * reconciled any more, return to what they were before, and its cancelled events are deleted. Call within a transaction
 * that has locked the calendar.
 */
export async function deleteBlockedDays(
  tx: Database,
  invalidate: Invalidate,
  { professionalId, followedCalendarId }: { professionalId: number; followedCalendarId: number },
  now: Date,
): Promise<void> {
  const { restore, cancel } = reconcile(await selectActiveEventsOf(tx, followedCalendarId), [])
  if (restore.length > 0) await restoreAvailable(tx, restore, now)
  await deleteEventsOf(tx, followedCalendarId)
  const invalidateOfCalendar = await invalidateShown(tx, invalidate, professionalId)
  invalidateOfCalendar(
    ...calendarTags(professionalId),
    ...[...restore, ...cancel].map(({ event_date }) => tags.availableOn(event_date)),
  )
}

/** Retitles these leads' events that are called `from`. Call within a transaction that has locked their calendars. */
export async function renameEventsOf(
  tx: Database,
  invalidate: Invalidate,
  leadIds: number[],
  titles: { from: string; to: string },
  now: Date,
): Promise<void> {
  if (leadIds.length === 0) return
  const renamed = await renameEvents(tx, leadIds, titles, now)
  invalidate(...renamed.map(({ professional_id }) => tags.calendar(professional_id)))
}

/**
 * Erases matches of the pattern, a PostgreSQL regular expression, from these leads' events. Call within a transaction
 * that has locked their calendars.
 */
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
