import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { bookedStatuses } from '#contract/lead-lifecycle.ts'
import type { Database } from '#server/db/connect.ts'

export type LeadMonthRow = Awaited<ReturnType<typeof selectLeadMonths>>[number]

export type ProfileMonthRow = Awaited<ReturnType<typeof selectProfileMonths>>[number]

export const addView = (db: Database, professional_id: number, counted_on: CalendarDay) =>
  db
    .insertInto('profile_counts')
    .values({ professional_id, counted_on, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['professional_id', 'counted_on']).doUpdateSet({ views: sql<number>`profile_counts.views + 1` }),
    )
    .execute()

export const addSave = (db: Database, professional_id: number, counted_on: CalendarDay) =>
  db
    .insertInto('profile_counts')
    .values({ professional_id, counted_on, saves: 1 })
    .onConflict((conflict) =>
      conflict.columns(['professional_id', 'counted_on']).doUpdateSet({ saves: sql<number>`profile_counts.saves + 1` }),
    )
    .execute()

export const selectDays = (db: Database, professionalId: number) =>
  db
    .selectFrom('profile_counts')
    .select(['counted_on as date', 'views', 'saves'])
    .where('professional_id', '=', professionalId)
    .orderBy('counted_on')
    .execute()

/** Months as `YYYY-MM`; those without a count are left out. */
export const selectProfileMonths = (db: Database, professionalId: number, from: CalendarDay) =>
  db
    .selectFrom('profile_counts')
    .select([
      sql<string>`to_char(counted_on, 'YYYY-MM')`.as('month'),
      sql<number>`sum(views)::integer`.as('views'),
      sql<number>`sum(saves)::integer`.as('saves'),
    ])
    .where('professional_id', '=', professionalId)
    .where('counted_on', '>=', from)
    .groupBy('month')
    .execute()

/** By the month of their arrival, in Zagreb, as `YYYY-MM`; months without a lead are left out. */
export const selectLeadMonths = (db: Database, professionalId: number, from: CalendarDay) =>
  db
    .selectFrom('lead_replies')
    .select([
      sql<string>`to_char(created_at at time zone 'Europe/Zagreb', 'YYYY-MM')`.as('month'),
      sql<number>`count(*)::integer`.as('leads'),
      sql<number>`(count(*) filter (where status <> 'new'))::integer`.as('answered'),
      sql<number>`(count(*) filter (where status in (${sql.join(bookedStatuses)})))::integer`.as('booked'),
    ])
    .where('professional_id', '=', professionalId)
    .where('created_at', '>=', sql<Date>`${from}::date::timestamp at time zone 'Europe/Zagreb'`)
    .groupBy('month')
    .execute()
