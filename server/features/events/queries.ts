import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EventChange, EventInput, EventsQuery } from '#contract/events.ts'
import type { Database } from '#server/db/connect.ts'
import { erasedText } from '#server/db/erased-text.ts'

export interface EventFilters extends Partial<Omit<EventsQuery, 'future_only' | 'page' | 'per_page'>> {
  /** The first day that counts as future; without it the past is listed too. */
  future_from?: CalendarDay | undefined
  /** False outside the owner's own calendar: active events of approved professionals only. */
  sees_all: boolean
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

const columns = [
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
    .$if(professional_id !== undefined, (query) => query.where('e.professional_id', '=', professional_id ?? 0))
    .$if(start_date !== undefined, (query) => query.where(sql<boolean>`e.event_date >= ${start_date}`))
    .$if(end_date !== undefined, (query) => query.where(sql<boolean>`e.event_date <= ${end_date}`))
    .$if(future_from !== undefined, (query) => query.where(sql<boolean>`e.event_date >= ${future_from}`))
    .$if(event_type !== undefined, (query) => query.where('e.event_type', '=', event_type ?? 'blocked'))
    .$if(status !== undefined, (query) => query.where('e.status', '=', status ?? 'active'))
    .$if(!filters.sees_all, (query) =>
      query
        .where('e.status', '=', sql.lit('active'))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('professionals as p')
              .whereRef('p.id', '=', 'e.professional_id')
              .where('p.status', '=', sql.lit('approved'))
              .select('p.id'),
          ),
        ),
    )
}

/** Counts no further than `limit`. */
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

/** One a day at most. */
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

/** Any number that no other advisory lock of ours has. */
const calendarLock = 5_927_305

/**
 * Until the transaction ends nobody else writes this calendar, so that writers of several days or rows never wait for
 * each other in a circle; its professional cannot be deleted meanwhile. Undefined when there is none.
 */
export const lockCalendarRow = (db: Database, professionalId: number) =>
  db
    .selectFrom('professionals')
    .select(sql`pg_advisory_xact_lock(${calendarLock}::integer, id)`.as('lock'))
    .where('id', '=', professionalId)
    .forKeyShare()
    .executeTakeFirst()

/** It stays as it is until the transaction ends. */
export const lockEvent = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('events')
    .select(columns)
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .forUpdate()
    .executeTakeFirst()

const valuesOf = ({ event_date, event_type, title, notes }: EventInput, professional_id: number, now: Date) => ({
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

/** Leaves out, and does not give back, those whose day has an active event. */
export const insertEventsOfFreeDays = (db: Database, professionalId: number, inputs: EventInput[], now: Date) =>
  db
    .insertInto('events')
    .values(inputs.map((input) => valuesOf(input, professionalId, now)))
    .onConflict((conflict) =>
      conflict.columns(['professional_id', 'event_date']).where('status', '=', sql.lit('active')).doNothing(),
    )
    .returning(columns)
    .execute()

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

/** A lead's day in its professional's calendar. */
export interface LeadDay {
  id: number
  professional_id: number
  event_date: CalendarDay
}

/** The available day of that date becomes the lead's; undefined when there is none. */
export const bookAvailableDay = (db: Database, lead: LeadDay, now: Date) =>
  db
    .updateTable('events')
    .set({ event_type: 'booked', lead_id: lead.id, was_available: true, updated_at: now })
    .where('professional_id', '=', lead.professional_id)
    .where('event_date', '=', lead.event_date)
    .where('status', '=', 'active')
    .where('event_type', '=', 'available')
    .returning('id')
    .executeTakeFirst()

export const insertBookedDay = (db: Database, { id, professional_id, event_date }: LeadDay, now: Date) =>
  db
    .insertInto('events')
    .values({ professional_id, lead_id: id, event_type: 'booked', event_date, created_at: now, updated_at: now })
    .execute()

export const cancelBookedDay = (db: Database, { id, professional_id }: LeadDay, now: Date) =>
  db
    .updateTable('events')
    .set({ status: 'cancelled', updated_at: now })
    .where('lead_id', '=', id)
    .where('professional_id', '=', professional_id)
    .where('status', '=', 'active')
    .execute()

/** The events of these leads, without what the pattern finds in their texts. */
export const eraseFromTexts = (db: Database, leadIds: number[], pattern: string) =>
  db
    .updateTable('events')
    .set({ title: erasedText('title', pattern), notes: erasedText('notes', pattern) })
    .where('lead_id', 'in', leadIds)
    .returning('professional_id')
    .execute()
