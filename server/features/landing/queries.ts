import { sql } from 'kysely'
import { homeCities } from '#contract/cities.ts'
import { slugOf, type HomeCity } from '#contract/landing-address.ts'
import type { Database } from '#server/db/connect.ts'

/** Written out, not a parameter: only then does PostgreSQL see that the partial indexes apply. */
const approved = sql.lit('approved' as const)

/** As `search_city` holds it; a test holds the two ways of folding together. */
const foldedCity = (city: string) => slugOf(city).replaceAll('-', ' ')

/**
 * How many are approved in each category and home city; all other places come as one, without a name. Read off an
 * index alone: at 100,000 professionals some tens of milliseconds, and the answer is kept until one of them changes.
 */
export async function countByCategoryAndCity(db: Database) {
  const { rows } = await sql<{ category_id: number; city: HomeCity | null; total: number }>`
    select p.category_id, home.city, sum(p.total)::integer as total
      from (select category_id, search_city, count(*) as total from professionals
             where status = ${approved} and category_id is not null
             group by category_id, search_city) as p
      left join unnest(${[...homeCities]}::text[], ${homeCities.map(foldedCity)}::text[]) as home (city, search_city)
        on home.search_city = p.search_city
     group by p.category_id, home.city
  `.execute(db)
  return rows
}

/** The starting prices of a category, in one city or wherever; the middle one is a price that somebody really asks. */
export const selectPrices = (db: Database, categoryId: number, city?: HomeCity) =>
  db
    .selectFrom('professionals as p')
    .where('p.status', '=', approved)
    .where('p.category_id', '=', categoryId)
    .$if(city !== undefined, (query) => query.where('p.search_city', '=', foldedCity(city ?? '')))
    .select([
      sql<number>`count(p.price_from)::integer`.as('count'),
      sql<number | null>`min(p.price_from)`.as('lowest'),
      sql<number | null>`percentile_disc(0.5) within group (order by p.price_from)`.as('middle'),
    ])
    .executeTakeFirstOrThrow()
