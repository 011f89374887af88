import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'

export type CalendarRow = Awaited<ReturnType<typeof selectCalendars>>[number]

const calendars = (db: Database) =>
  db
    .selectFrom('followed_calendars as c')
    .select(['c.id', 'c.professional_id', 'c.url', 'c.name', 'c.created_at'])
    .select(['c.last_read_at', 'c.last_tried_at', 'c.last_error', 'c.etag', 'c.last_modified', 'c.read_until'])

export const selectCalendars = (db: Database, professionalId: number) =>
  calendars(db).where('c.professional_id', '=', professionalId).orderBy('c.id').execute()

/** Of any professional. */
export const findCalendar = (db: Database, id: number) => calendars(db).where('c.id', '=', id).executeTakeFirst()

export const findOwnCalendar = (db: Database, professionalId: number, id: number) =>
  calendars(db).where('c.id', '=', id).where('c.professional_id', '=', professionalId).executeTakeFirst()

/** In pages: those with an id greater than `after`, without those of suspended accounts. */
export const selectCalendarIds = async (db: Database, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('followed_calendars as c')
    .innerJoin('profiles as p', 'p.id', 'c.professional_id')
    .select('c.id')
    .where('c.id', '>', after)
    .where('p.status', '<>', 'suspended')
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
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

/** Stores the time and outcome of an attempt; false if the calendar is no longer followed. */
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

interface NewDay {
  busy_on: CalendarDay
  title: string | null
}

/** Adds days to those that it has, replacing the titles of existing ones. */
export async function insertDays(db: Database, id: number, days: readonly NewDay[]): Promise<void> {
  if (days.length === 0) return
  const values = days.map((day) => ({ ...day, followed_calendar_id: id }))
  await db
    .insertInto('followed_days')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['followed_calendar_id', 'busy_on'])
        .doUpdateSet(({ ref }) => ({ title: ref('excluded.title') })),
    )
    .execute()
}

export async function replaceDays(db: Database, id: number, days: readonly NewDay[]): Promise<void> {
  await db.deleteFrom('followed_days').where('followed_calendar_id', '=', id).execute()
  await insertDays(db, id, days)
}

export const selectBusyDays = (db: Database, professionalId: number, from: CalendarDay) =>
  db
    .selectFrom('followed_days as d')
    .innerJoin('followed_calendars as c', 'c.id', 'd.followed_calendar_id')
    .select(['d.busy_on', 'd.followed_calendar_id', 'd.title'])
    .where('c.professional_id', '=', professionalId)
    .where('d.busy_on', '>=', from)
    .orderBy('d.busy_on')
    .execute()

export const deleteCalendar = (db: Database, id: number) =>
  db.deleteFrom('followed_calendars').where('id', '=', id).execute()
