import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { all, hasFacts, hasWords, isNear, isWithin } from './filter-queries.ts'
import type { ListFilters } from './list-filters.ts'

/** How many say of each of the days that they are free, all filters but the day as they are; days with nobody are left out. */
export async function countFree(
  db: Database,
  filters: ListFilters,
  days: CalendarDay[],
): Promise<Map<CalendarDay, number>> {
  const conditions = [...isWithin(filters), ...isNear(filters.near), ...hasFacts(filters), ...hasWords(filters)]
  const { rows } = await sql<{ day: CalendarDay; total: number }>`
    select a.event_date as day, count(*)::integer as total
      from active_days as a join professionals as p on p.id = a.professional_id
     where a.event_date = any(${days}::date[]) and a.event_type = 'available' and ${all(conditions)}
     group by a.event_date`.execute(db)
  return new Map(rows.map(({ day, total }) => [day, total]))
}
