import { type NotNull, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import type { BusyDay, Reconciliation, ActiveEvent } from './reconcile.ts'

export type CalendarRow = Awaited<ReturnType<typeof selectCalendars>>[number]

const calendars = (db: Database, today: CalendarDay) =>
  db
    .selectFrom('followed_calendars as c')
    .select(['c.id', 'c.professional_id', 'c.url', 'c.name', 'c.created_at'])
    .select(['c.last_read_at', 'c.last_tried_at', 'c.last_error', 'c.etag', 'c.last_modified', 'c.read_until'])
    .select(({ selectFrom }) =>
      selectFrom('events as e')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('e.followed_calendar_id', '=', 'c.id')
        .where('e.status', '=', 'active')
        .where('e.event_type', '=', 'blocked')
        .where('e.event_date', '>=', today)
        .as('blocked_days'),
    )
    .$narrowType<{ blocked_days: NotNull }>()

export const selectCalendars = (db: Database, professionalId: number, today: CalendarDay) =>
  calendars(db, today).where('c.professional_id', '=', professionalId).orderBy('c.id').execute()

/** Anybody's. */
export const findCalendar = (db: Database, id: number, today: CalendarDay) =>
  calendars(db, today).where('c.id', '=', id).executeTakeFirst()

export const findOwnCalendar = (db: Database, professionalId: number, id: number, today: CalendarDay) =>
  calendars(db, today).where('c.id', '=', id).where('c.professional_id', '=', professionalId).executeTakeFirst()

/** Those that somebody follows, `after` this id. */
export const selectCalendarIds = async (db: Database, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('followed_calendars')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const isOwnFeed = async (db: Database, professionalId: number, token: string): Promise<boolean> => {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('professional_id')
    .where('professional_id', '=', professionalId)
    .where('token', '=', token)
    .executeTakeFirst()
  return row !== undefined
}

export const countCalendars = async (db: Database, professionalId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('followed_calendars')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCalendar(
  db: Database,
  values: { professional_id: number; url: string; name: string; created_at: Date },
): Promise<number> {
  const { id } = await db.insertInto('followed_calendars').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Says when it was tried, and what came of it; false when it is not followed any more. */
export async function recordAttempt(
  db: Database,
  id: number,
  outcome: {
    last_tried_at: Date
    last_read_at?: Date
    last_error: string | null
    etag?: string | null
    last_modified?: string | null
    read_until?: CalendarDay
  },
): Promise<boolean> {
  const row = await db
    .updateTable('followed_calendars')
    .set(outcome)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceDays(
  db: Database,
  id: number,
  days: readonly { busy_on: CalendarDay; title: string | null }[],
): Promise<void> {
  await db.deleteFrom('followed_days').where('followed_calendar_id', '=', id).execute()
  if (days.length === 0) return
  const values = days.map((day) => ({ ...day, followed_calendar_id: id }))
  await db.insertInto('followed_days').values(values).execute()
}

export const selectBusyDays = (db: Database, professionalId: number, from: CalendarDay): Promise<BusyDay[]> =>
  db
    .selectFrom('followed_days as d')
    .innerJoin('followed_calendars as c', 'c.id', 'd.followed_calendar_id')
    .select(['d.busy_on', 'd.followed_calendar_id', 'd.title'])
    .where('c.professional_id', '=', professionalId)
    .where('d.busy_on', '>=', from)
    .orderBy('d.busy_on')
    .execute()

export const selectActiveEvents = (
  db: Database,
  professionalId: number,
  from: CalendarDay,
  until: CalendarDay,
): Promise<ActiveEvent[]> =>
  db
    .selectFrom('events')
    .select(['id', 'event_date', 'event_type', 'title', 'followed_calendar_id', 'was_available', 'available_title'])
    .where('professional_id', '=', professionalId)
    .where('status', '=', 'active')
    .where('event_date', '>=', from)
    .where('event_date', '<=', until)
    .orderBy('event_date')
    .execute()

/** A day that somebody has taken meanwhile is left to them; of what was taken back there before, nothing remains. */
export async function blockDays(db: Database, professionalId: number, busyDays: BusyDay[], now: Date): Promise<void> {
  if (busyDays.length === 0) return
  await db
    .deleteFrom('events')
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`event_date = any(${busyDays.map(({ busy_on }) => busy_on)}::date[])`)
    .where('status', '=', 'cancelled')
    .where('event_type', '=', 'blocked')
    .where('followed_calendar_id', 'is not', null)
    .execute()
  const values = busyDays.map(({ busy_on, title, followed_calendar_id }) => ({
    professional_id: professionalId,
    event_type: 'blocked' as const,
    event_date: busy_on,
    title,
    followed_calendar_id,
    created_at: now,
    updated_at: now,
  }))
  await db
    .insertInto('events')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['professional_id', 'event_date']).where('status', '=', sql.lit('active')).doNothing(),
    )
    .execute()
}

/** As rows to update from. */
const changed = (busyDays: Reconciliation['replace']) => sql<{
  event_id: number
  calendar_id: number
  new_title: string | null
}>`
  unnest(
    ${busyDays.map(({ event_id }) => event_id)}::integer[],
    ${busyDays.map(({ followed_calendar_id }) => followed_calendar_id)}::integer[],
    ${busyDays.map(({ title }) => title)}::text[]
  )`

export const replaceAvailable = (db: Database, busyDays: Reconciliation['replace'], now: Date) =>
  db
    .updateTable('events')
    .from(changed(busyDays).as<'t'>(sql`t (event_id, calendar_id, new_title)`))
    .set(({ ref }) => ({
      event_type: 'blocked',
      was_available: true,
      available_title: ref('events.title'),
      title: ref('t.new_title'),
      followed_calendar_id: ref('t.calendar_id'),
      updated_at: now,
    }))
    .whereRef('events.id', '=', 't.event_id')
    .where('events.status', '=', 'active')
    .where('events.event_type', '=', 'available')
    .execute()

export const renameBlocked = (db: Database, busyDays: Reconciliation['rename'], now: Date) =>
  db
    .updateTable('events')
    .from(changed(busyDays).as<'t'>(sql`t (event_id, calendar_id, new_title)`))
    .set(({ ref }) => ({ title: ref('t.new_title'), followed_calendar_id: ref('t.calendar_id'), updated_at: now }))
    .whereRef('events.id', '=', 't.event_id')
    .execute()

const idsOf = (events: readonly ActiveEvent[]) => events.map(({ id }) => id)

export const restoreAvailable = (db: Database, events: readonly ActiveEvent[], now: Date) =>
  db
    .updateTable('events')
    .set(({ ref }) => ({
      event_type: 'available',
      was_available: false,
      title: ref('available_title'),
      available_title: null,
      followed_calendar_id: null,
      updated_at: now,
    }))
    .where(sql<boolean>`id = any(${idsOf(events)})`)
    .execute()

export const cancelBlocked = (db: Database, events: readonly ActiveEvent[], now: Date) =>
  db
    .updateTable('events')
    .set({ status: 'cancelled', updated_at: now })
    .where(sql<boolean>`id = any(${idsOf(events)})`)
    .execute()

/** Days that the calendar blocked once and took back: of no more use when it is let go. */
export const deleteCancelled = (db: Database, id: number) =>
  db
    .deleteFrom('events')
    .where('followed_calendar_id', '=', id)
    .where('status', '=', 'cancelled')
    .where('event_type', '=', 'blocked')
    .execute()

export const deleteCalendar = (db: Database, id: number) =>
  db.deleteFrom('followed_calendars').where('id', '=', id).execute()
