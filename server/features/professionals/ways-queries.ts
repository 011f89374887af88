import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { all, hasWords, isFree, narrowedColumns, ofDays, ofNarrowedWithin } from './filter-queries.ts'
import type { ListFilters } from './list-filters.ts'
import { isFoundOnDays } from './list-queries.ts'

/** So many are looked up on each of the days; of more each entry of these days is compared. */
const FEW = 1_000

/** Of those within the filters: facts are compared once of each of them, and not of each of their entries. */
function daysOfFew(filters: ListFilters, days: CalendarDay[]) {
  const ofAnyDay = { ...filters, date: undefined, free_only: false }
  const { from, conditions } = ofNarrowedWithin(ofAnyDay)
  return {
    tables: sql`
      with few as materialized (
        select p.id from ${from} where ${all([...conditions, ...hasWords(filters)])}
         limit ${sql.lit(FEW + 1)}),
      known as materialized (select count(*) <= ${sql.lit(FEW)} as are_all from few)`,
    areAll: sql`(select are_all from known)`,
    rows: sql`
      select entry.event_date from few
       cross join lateral (
         select event_date from day_professionals as listed
          where listed.professional_id = few.id and listed.event_date = any(${days}::date[]) and listed.is_free offset 0) as entry`,
  }
}

/** How many say of each of the days that they are free, all filters but the day as they are; days with nobody are left out. */
export async function countFree(
  db: Database,
  filters: ListFilters,
  days: CalendarDay[],
): Promise<Map<CalendarDay, number>> {
  const conditions = [isFree, ...isFoundOnDays(filters), ...hasWords(filters)]
  const ofEachDay = (more = sql<boolean>`true`) => sql`
    select p.event_date from ${ofDays(days, narrowedColumns(filters))} where ${all([more, ...conditions])}`
  const few = daysOfFew(filters, days)
  const found =
    filters.facts.length === 0
      ? ofEachDay()
      : sql`${few.tables} ${few.rows} where ${few.areAll} union all ${ofEachDay(sql`not ${few.areAll}`)}`
  const { rows } = await sql<{ day: CalendarDay; total: number }>`
    select event_date as day, count(*)::integer as total from (${found}) as free group by 1`.execute(db)
  return new Map(rows.map(({ day, total }) => [day, total]))
}
