import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { compileOnce } from '#server/db/compiled.ts'

interface Where {
  from: CalendarDay
  to: CalendarDay
  category_id?: number | undefined
  /** As it was given; PostgreSQL folds it as the column is. */
  city?: string | undefined
}

/** How many public professionals are available on each day, without the days on which none is: sums of kept numbers. */
export const selectFreeDays = compileOnce((db, { from, to, category_id, city }: Where) =>
  db
    .selectFrom('free_days')
    .where('category_id', '=', category_id ?? 0)
    .where('search_city', '=', city === undefined ? '*' : sql<string>`fold_croatian(${city})`)
    .where('event_date', '>=', from)
    .where('event_date', '<=', to)
    .groupBy('event_date')
    .having(sql<boolean>`sum(free) > 0`)
    .orderBy('event_date')
    .select(['event_date as date', sql<number>`sum(free)::integer`.as('available')]),
)
