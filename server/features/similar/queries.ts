import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'

interface Wanted {
  id: number
  date?: CalendarDay | undefined
  limit: number
}

/** Of the same category. The order of all candidates comes from an index that covers every compared column. */
export const selectSimilar = compileOnce((db: Database, { id, date, limit }: Wanted) =>
  db
    .selectFrom('public_profiles as self')
    .innerJoin('public_profiles as p', 'p.category_id', 'self.category_id')
    .leftJoin('active_days as d', (join) =>
      join.onRef('d.professional_id', '=', 'p.id').on(sql<boolean>`d.event_date = ${date ?? null}::date`),
    )
    .select(['p.id', sql<boolean>`d.event_type is not null`.as('is_available')])
    .where('self.id', '=', id)
    .where('p.id', '<>', id)
    .where(({ or, eb }) => or([eb('d.event_type', 'is', null), eb('d.event_type', '=', 'available')]))
    .orderBy(sql`d.event_type is null`)
    .orderBy(sql`p.search_city is distinct from self.search_city`)
    .orderBy(sql`abs(p.price_from - self.price_from) nulls last`)
    .orderBy('p.rank_score', 'desc')
    .orderBy('p.id')
    .limit(limit),
)
