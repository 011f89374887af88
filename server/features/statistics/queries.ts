import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'

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

/** Months as `YYYY-MM`; one without a count is not among them. */
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
