import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'

interface Where {
  from: CalendarDay
  to: CalendarDay
  category_id?: number | undefined
  /** As it was given; PostgreSQL folds it as the column is. */
  city?: string | undefined
}

/** How many public professionals are available on each day, without the days on which none is: sums of kept numbers. */
const daysOf = (db: Database, { from, to, category_id, city }: Where) =>
  db
    .selectFrom('free_days')
    .where('category_id', '=', category_id ?? 0)
    .where('search_city', '=', city === undefined ? '*' : sql<string>`fold_croatian(${city})`)
    .where('event_date', '>=', from)
    .where('event_date', '<=', to)
    .groupBy('event_date')
    .having(sql<boolean>`sum(free) > 0`)
    .select(['event_date as date', sql<number>`sum(free)::integer`.as('available')])

/** In one row: two years are hundreds of days, and a row of each takes longer to read than to count. */
export const selectFreeDays = compileShort((db, where: Where) =>
  db
    .selectFrom(daysOf(db, where).as('day'))
    .select([
      sql<CalendarDay[] | null>`json_agg(date order by date)`.as('dates'),
      sql<number[] | null>`json_agg(available order by date)`.as('numbers'),
    ]),
)
