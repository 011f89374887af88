import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EventChange, EventInput, EventsQuery } from '#contract/events.ts'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText } from '#server/db/erased-text.ts'
import type { ActiveEvent, BusyDay, Reconciliation } from './reconcile.ts'

export interface EventFilters extends Partial<Omit<EventsQuery, 'future_only' | 'page' | 'per_page'>> {
  /** The first day that counts as future; if left out, the past is listed too. */
  future_from?: CalendarDay | undefined
  /** False outside the owner's own calendar: only active events of approved professionals. */
  sees_all: boolean
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

export const columns = [
  'id',
  'professional_id',
  'lead_id',
  'followed_calendar_id',
  'title',
  'event_type',
  'event_date',
  'notes',
  'status',
  'created_at',
  'updated_at',
] as const

function filterEvents(db: Database, filters: EventFilters) {
  const { professional_id, start_date, end_date, event_type, status, future_from } = filters
  return db
    .selectFrom('events as e')
    .where(({ and }) => and({ 'e.professional_id': professional_id, 'e.event_type': event_type, 'e.status': status }))
    .$if(start_date !== undefined, (query) => query.where(sql<boolean>`e.event_date >= ${start_date}`))
    .$if(end_date !== undefined, (query) => query.where(sql<boolean>`e.event_date <= ${end_date}`))
    .$if(future_from !== undefined, (query) => query.where(sql<boolean>`e.event_date >= ${future_from}`))
    .$if(!filters.sees_all, (query) =>
      query
        .where('e.status', '=', sql.lit('active'))
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('public_profiles as p').whereRef('p.id', '=', 'e.professional_id').select('p.id')),
        ),
    )
}

/** Counts up to `limit`. */
export async function countEvents(db: Database, filters: EventFilters, limit: number): Promise<number> {
  const { total } = await db
    .selectFrom(filterEvents(db, filters).select('e.id').limit(limit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const selectEvents = (db: Database, filters: EventFilters, limit: number, offset: number) =>
  filterEvents(db, filters)
    .select(columns.map((column) => `e.${column}` as const))
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
    .execute()

/** Of the whole calendar, in the order of its days. */
export const selectOwnIds = (db: Database, professionalId: number) =>
  db
    .selectFrom('events')
    .select('id')
    .where('professional_id', '=', professionalId)
    .orderBy('event_date')
    .orderBy('id')
    .execute()

/** Those of these events that are the professional's. */
export const selectOwnEvents = (db: Database, professionalId: number, ids: readonly number[]) =>
  db
    .selectFrom('events')
    .select(columns)
    .where('professional_id', '=', professionalId)
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('event_date')
    .orderBy('id')
    .execute()

/** Undefined for another professional's event. */
export const selectEvent = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('events')
    .select(columns)
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

/** At most one a day. */
export const selectActiveDays = (db: Database, professionalId: number, from: CalendarDay, to: CalendarDay) =>
  db
    .selectFrom('events')
    .select(['event_date as date', 'event_type as status'])
    .where('professional_id', '=', professionalId)
    .where('status', '=', sql.lit('active'))
    .where('event_date', '>=', from)
    .where('event_date', '<=', to)
    .orderBy('event_date')
    .execute()

/**
 * The same for a public professional, for whom there is one row without a day if the span has no event; no row for any
 * other.
 */
export const selectPublicDays = compileShort(
  (db, { professionalId, from, to }: { professionalId: number; from: CalendarDay; to: CalendarDay }) =>
    db
      .selectFrom('public_profiles as p')
      .leftJoin('events as e', (join) =>
        join
          .onRef('e.professional_id', '=', 'p.id')
          .on('e.status', '=', sql.lit('active'))
          .on('e.event_date', '>=', from)
          .on('e.event_date', '<=', to),
      )
      .select(['e.event_date as date', 'e.event_type as status'])
      .where('p.id', '=', professionalId)
      .orderBy('e.event_date'),
)

export const selectActiveOn = (db: Database, day: CalendarDay, professionalIds: number[]) =>
  db
    .selectFrom('events')
    .select(['professional_id', 'event_type as status'])
    .where(sql<boolean>`professional_id = any(${professionalIds})`)
    .where('status', '=', sql.lit('active'))
    .where('event_date', '=', day)
    .orderBy('professional_id')
    .execute()

/** An arbitrary number that no other advisory lock of the product uses. */
const calendarLock = 5_927_305

/**
 * Keeps every other writer out of this calendar until the transaction ends, and its professional from being deleted.
 * Undefined if there is no such professional.
 */
export const lockCalendarRow = (db: Database, professionalId: number) =>
  db
    .selectFrom('profiles')
    .select(sql`pg_advisory_xact_lock(${calendarLock}::integer, id)`.as('lock'))
    .where('id', '=', professionalId)
    .forKeyShare()
    .executeTakeFirst()

/** Of a professional whose calendar is locked, so that no decision changes it until the transaction ends. */
export const selectProfileStatus = (db: Database, professionalId: number) =>
  db.selectFrom('profiles').select('status').where('id', '=', professionalId).executeTakeFirst()

/** Locks the row until the transaction ends. */
export const lockEvent = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('events')
    .select(columns)
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .forUpdate()
    .executeTakeFirst()

export const valuesOf = ({ event_date, event_type, title, notes }: EventInput, professional_id: number, now: Date) => ({
  professional_id,
  event_date,
  event_type,
  title,
  notes,
  created_at: now,
  updated_at: now,
})

export const insertEvent = (db: Database, professionalId: number, input: EventInput, now: Date) =>
  db
    .insertInto('events')
    .values(valuesOf(input, professionalId, now))
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateEvent = (
  db: Database,
  id: number,
  { event_date, event_type, title, notes }: EventChange,
  now: Date,
) =>
  db
    .updateTable('events')
    .set({ event_date, event_type, title, notes, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteEvent = (db: Database, id: number) => db.deleteFrom('events').where('id', '=', id).execute()

export async function deleteSome(db: Database, professionalId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('events')
    .where('id', 'in', (some) =>
      some.selectFrom('events').select('id').where('professional_id', '=', professionalId).limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const activeEvents = (db: Database) =>
  db
    .selectFrom('events')
    .select(['id', 'event_date', 'event_type', 'title', 'followed_calendar_id', 'was_available', 'available_title'])
    .where('status', '=', 'active')
    .orderBy('event_date')

export const selectActiveEvents = (
  db: Database,
  professionalId: number,
  from: CalendarDay,
  until: CalendarDay,
): Promise<ActiveEvent[]> =>
  activeEvents(db)
    .where('professional_id', '=', professionalId)
    .where('event_date', '>=', from)
    .where('event_date', '<=', until)
    .execute()

/** Of a followed calendar, on any day. */
export const selectActiveEventsOf = (db: Database, followedCalendarId: number): Promise<ActiveEvent[]> =>
  activeEvents(db).where('followed_calendar_id', '=', followedCalendarId).execute()

/**
 * Leaves out days that have been given an event meanwhile. Deletes cancelled events that a followed calendar left on
 * these days.
 */
export async function blockDays(db: Database, professionalId: number, busyDays: BusyDay[], now: Date): Promise<void> {
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

/** The busy days as rows for an `update … from`. */
const rowsOf = (busyDays: Reconciliation['replace']) => sql<{
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
    .from(rowsOf(busyDays).as<'t'>(sql`t (event_id, calendar_id, new_title)`))
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
    .from(rowsOf(busyDays).as<'t'>(sql`t (event_id, calendar_id, new_title)`))
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

/** The blocked days of a followed calendar, including cancelled ones. */
export const deleteEventsOf = (db: Database, followedCalendarId: number) =>
  db
    .deleteFrom('events')
    .where('followed_calendar_id', '=', followedCalendarId)
    .where('event_type', '=', 'blocked')
    .execute()

/** By followed calendar; one that blocks no day is not included. */
export const countBlockedDays = (db: Database, followedCalendarIds: number[], from: CalendarDay) =>
  db
    .selectFrom('events')
    .select(['followed_calendar_id', sql<number>`count(*)::integer`.as('days')])
    .where(sql<boolean>`followed_calendar_id = any(${followedCalendarIds})`)
    .where('status', '=', 'active')
    .where('event_type', '=', 'blocked')
    .where('event_date', '>=', from)
    .groupBy('followed_calendar_id')
    .execute()

/** Without the days that a followed calendar blocks. */
export const selectOwnActiveEvents = (db: Database, professionalId: number, from: CalendarDay, limit: number) =>
  db
    .selectFrom('events')
    .select(['id', 'title', 'event_type', 'event_date', 'notes', 'sequence', 'updated_at'])
    .where('professional_id', '=', professionalId)
    .where('status', '=', 'active')
    .where('followed_calendar_id', 'is', null)
    .where('event_date', '>=', from)
    .orderBy('event_date')
    .limit(limit)
    .execute()

/** Only these leads' events that have the old title. */
export const renameEvents = (db: Database, leadIds: number[], { from, to }: { from: string; to: string }, now: Date) =>
  db
    .updateTable('events')
    .set({ title: to, updated_at: now })
    .where('lead_id', 'in', leadIds)
    .where('title', '=', from)
    .returning('professional_id')
    .execute()

/** Erases matches of the pattern from the titles and notes of these leads' events. */
export const eraseFromTexts = (db: Database, leadIds: number[], pattern: string) =>
  db
    .updateTable('events')
    .set({ title: erasedText('title', pattern), notes: erasedText('notes', pattern) })
    .where('lead_id', 'in', leadIds)
    .returning('professional_id')
    .execute()
