import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EventInput } from '#contract/events.ts'
import type { Database } from '#server/db/connect.ts'
import { columns, valuesOf } from './queries.ts'

// Many days at once, and the undoing of that. All within a transaction that has locked the calendar.

/** An available day that an event replaces. */
type ReplacedDay = Awaited<ReturnType<typeof takeAvailableOn>>[number]

/** Deletes and returns those of these days that are only marked as available. */
export const takeAvailableOn = (db: Database, professionalId: number, days: readonly CalendarDay[]) =>
  db
    .deleteFrom('events')
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`event_date = any(${days}::date[])`)
    .where('status', '=', sql.lit('active'))
    .where('event_type', '=', sql.lit('available'))
    .returning(['event_date', 'title', 'notes'])
    .execute()

/**
 * Returns the inserted events, which remember the days that they replace; days that already have an active event are
 * left out.
 */
export function insertEventsOfFreeDays(
  db: Database,
  professionalId: number,
  inputs: readonly EventInput[],
  replaced: readonly ReplacedDay[],
  now: Date,
) {
  const before = new Map(replaced.map((day) => [day.event_date, day]))
  const values = inputs.map((input) => {
    const day = before.get(input.event_date)
    return {
      ...valuesOf(input, professionalId, now),
      was_available: day !== undefined,
      available_title: day?.title ?? null,
      available_notes: day?.notes ?? null,
    }
  })
  return db
    .insertInto('events')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['professional_id', 'event_date']).where('status', '=', sql.lit('active')).doNothing(),
    )
    .returning(columns)
    .execute()
}

/**
 * Those of these events that are as they were created, by their days. Days of leads and of followed calendars are left
 * out: they were not created by hand.
 */
export const selectUnchanged = (db: Database, professionalId: number, ids: readonly number[]) =>
  db
    .selectFrom('events')
    .select([...columns, 'was_available'])
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', sql.lit('active'))
    .where('sequence', '=', 0)
    .where('lead_id', 'is', null)
    .where('followed_calendar_id', 'is', null)
    .orderBy('event_date')
    .execute()

export const deleteEvents = (db: Database, professionalId: number, ids: readonly number[]) =>
  db
    .deleteFrom('events')
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`id = any(${ids})`)
    .execute()

/** Events that have replaced an available day become it again. */
export const restoreAvailableDays = (db: Database, professionalId: number, ids: readonly number[], now: Date) =>
  db
    .updateTable('events')
    .set(({ ref }) => ({
      event_type: 'available',
      title: ref('available_title'),
      notes: ref('available_notes'),
      was_available: false,
      available_title: null,
      available_notes: null,
      updated_at: now,
    }))
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
