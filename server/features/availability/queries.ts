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

/**
 * How many public professionals are available on each day, without the days on which none is. Where all are counted they
 * are read once, of themselves: PostgreSQL, which does not know how many days there are, would look each day's up.
 */
export const selectFreeDays = compileOnce((db, { from, to, category_id, city }: Where) =>
  db
    .with(
      (name) => (category_id === undefined && city === undefined ? name('p').materialized() : name('p')),
      (query) => query.selectFrom('public_profiles').select(['id', 'category_id', 'search_city']),
    )
    .selectFrom('available_days as a')
    .innerJoin('p', 'p.id', 'a.professional_id')
    .where('a.event_date', '>=', from)
    .where('a.event_date', '<=', to)
    .$if(category_id !== undefined, (query) => query.where('p.category_id', '=', category_id ?? 0))
    .$if(city !== undefined, (query) => query.where('p.search_city', '=', sql<string>`fold_croatian(${city})`))
    .groupBy('a.event_date')
    .orderBy('a.event_date')
    .select(['a.event_date as date', sql<number>`count(*)::integer`.as('available')]),
)
