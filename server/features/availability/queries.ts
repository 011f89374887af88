import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'

interface Where {
  from: CalendarDay
  to: CalendarDay
  category_id?: number | undefined
  /** As given; PostgreSQL folds it like the column. */
  city?: string | undefined
}

/** How many public professionals are available on each day, from stored counts; days without any are left out. */
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

/** In a single row: two years are hundreds of days, and reading a row for each takes longer than counting. */
export const selectFreeDays = compileShort((db, where: Where) =>
  db
    .selectFrom(daysOf(db, where).as('day'))
    .select([
      sql<CalendarDay[] | null>`json_agg(date order by date)`.as('dates'),
      sql<number[] | null>`json_agg(available order by date)`.as('numbers'),
    ]),
)
