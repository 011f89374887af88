import type { DaySpan } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { deleteInSteps } from '#server/db/in-steps.ts'
import { AppError } from '#server/errors.ts'
import type { Invalidate } from '#server/response-cache/invalidation.ts'
import { listTags, type Tag, tags } from '#server/response-cache/tags.ts'
import {
  bookAvailableDay,
  type BookedLeadDay,
  cancelBookedDay,
  insertBookedDay,
  type LeadDay,
  publishWaitingLeads,
} from './booking-queries.ts'
import {
  blockDays,
  cancelBlocked,
  deleteEventsOf,
  deleteSome,
  eraseFromTexts,
  lockCalendarRow,
  renameBlocked,
  renameEvents,
  replaceAvailable,
  restoreAvailable,
  selectActiveEvents,
  selectActiveEventsOf,
  selectProfileStatus,
} from './queries.ts'
import { type BusyDay, reconcile } from './reconcile.ts'

// The calendar within the transactions of others: its lock, and what bookings, followed calendars and deletions do to it.

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
export const calendarTags = (professionalId: number): Tag[] => [tags.calendar(professionalId), tags.calendars]

/**
 * Leaves out the tags of lists while none shows the profile. Call within a transaction that has locked the calendar.
 */
export async function invalidateShown(
  tx: Database,
  invalidate: Invalidate,
  professionalId: number,
): Promise<Invalidate> {
  const { status = 'pending' } = (await selectProfileStatus(tx, professionalId)) ?? {}
  const own = tags.calendar(professionalId)
  return (...changed) => invalidate(...changed.flatMap((tag) => (tag === own ? [tag] : listTags(status, tag))))
}

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
