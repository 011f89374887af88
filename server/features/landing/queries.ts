import { sql } from 'kysely'
import { foldedCity, type HomeCity } from '#contract/landing-address.ts'
import type { Database } from '#server/db/connect.ts'

/**
 * The starting prices in a category, in one city or everywhere; `middle` is one of them, not an average. Prices of 0
 * are left out, since a single free offer would otherwise be where a city's prices begin.
 */
export const selectPrices = (db: Database, categoryId: number, city?: HomeCity) =>
  db
    .selectFrom('public_profiles as p')
    .where('p.category_id', '=', categoryId)
    .$if(city !== undefined, (query) => query.where('p.search_city', '=', city === undefined ? '' : foldedCity(city)))
    .where('p.price_from', '>', 0)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`min(p.price_from)`.as('lowest'),
      sql<number | null>`percentile_disc(0.5) within group (order by p.price_from)`.as('middle'),
    ])
    .executeTakeFirstOrThrow()
