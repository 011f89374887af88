import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { all, hasWords, isFree, narrowedColumns, ofDays } from './filter-queries.ts'
import type { ListFilters } from './list-filters.ts'
import { isFound } from './list-queries.ts'

/** How many say of each of the days that they are free, all filters but the day as they are; days with nobody are left out. */
export async function countFree(
  db: Database,
  filters: ListFilters,
  days: CalendarDay[],
): Promise<Map<CalendarDay, number>> {
  const conditions = [...isFound(filters), ...hasWords(filters)]
  const { rows } = await sql<{ day: CalendarDay; total: number }>`
    select p.event_date as day, count(*)::integer as total
      from ${ofDays(days, narrowedColumns(filters))} where ${all([isFree, ...conditions])} group by 1`.execute(db)
  return new Map(rows.map(({ day, total }) => [day, total]))
}
