import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

/** Like wrongCounts, for travel distances. */
async function wrongReach(reader: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with stored as (
      select search_city, travels_km, category_id, price_band as price, rating_band as band, sum(change)::integer as total
        from professional_reach group by 1, 2, 3, 4, 5),
    counted as (
      select p.search_city, coalesce(p.travels_km, -1) as travels_km, c.category_id, m.price, r.band,
             count(*)::integer as total
        from professionals as p
       cross join lateral (values (0), (p.category_id)) as c (category_id)
       cross join lateral (values (-2), (case when p.price_from < 500 then 0 when p.price_from < 1000 then 1
                                              when p.price_from < 2000 then 2 when p.price_from < 5000 then 3
                                              when p.price_from is not null then 4 else -1 end)) as m (price)
       cross join lateral (values (-1), (case when p.average_rating >= 4.5 then 3 when p.average_rating >= 4 then 2
                                              when p.average_rating >= 3 then 1 else 0 end),
                                  (case when p.review_count > 0 then -trunc(10 * p.average_rating)::integer end)) as r (band)
       where p.status = 'approved' and c.category_id is not null and p.search_city is not null and r.band is not null
       group by 1, 2, 3, 4, 5)
    select * from stored full join counted using (search_city, travels_km, category_id, price, band)
     where coalesce(stored.total, 0) <> coalesce(counted.total, 0)`.execute(reader)
  return rows
}

/** Like wrongCounts, for the words of names. */
async function wrongWords(reader: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with stored as (select word, sum(change)::integer as total from name_words group by 1),
    counted as (
      select w.word, count(distinct p.id)::integer as total
        from professionals as p cross join unnest(string_to_array(btrim(p.search_name), ' ')) as w (word)
       where p.status = 'approved' and w.word <> '' group by 1)
    select * from stored full join counted using (word)
     where coalesce(stored.total, 0) <> coalesce(counted.total, 0)`.execute(reader)
  return rows
}

const listedColumns = {
  professional_facts: 'search_city, price_from, average_rating, travels_km',
  professional_numbers: 'search_city, price_from, average_rating, travels_km, score, company_name, facts',
}

/** Numeric facts whose table rows differ from the profile. */
async function wrongFacts(reader: Database, table: keyof typeof listedColumns): Promise<unknown[]> {
  const columns = sql.raw(listedColumns[table])
  const { rows } = await sql`
    with stored as (
      select professional_id as id, fact, row(value, category_id, ${columns})::text as listed from ${sql.table(table)}),
    truth as (
      select p.id, stated.key as fact, row(stated.value::integer, coalesce(p.category_id, 0), ${columns})::text as listed
        from professionals as p cross join jsonb_each(p.facts) as stated
       where p.status = 'approved' and jsonb_typeof(stated.value) = 'number')
    select id, fact, stored.listed as is_stored, truth.listed as has from stored full join truth using (id, fact)
     where stored.listed is distinct from truth.listed`.execute(reader)
  return rows
}

/** The keys whose stored count differs from the number of rows. There must never be any. */
export async function wrongCounts(reader: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with stored as (
      select category_id, search_city, price_from as price, rating_band as band, coalesce(city, '') as spelling,
             sum(change)::integer as total
        from professional_facets group by 1, 2, 3, 4, 5),
    counted as (
      select c.category_id, s.search_city, m.price, r.band,
             case when (c.category_id, m.price, r.band) = (0, -2, -1) and s.search_city <> '*' then p.city else '' end as spelling,
             count(*)::integer as total
        from professionals as p
       cross join lateral (values (0), (p.category_id)) as c (category_id)
       cross join lateral (values ('*'), (p.search_city)) as s (search_city)
       cross join lateral (values (-2), (coalesce(p.price_from, -1))) as m (price)
       cross join lateral (values (-1), (case when p.average_rating >= 4.5 then 3 when p.average_rating >= 4 then 2
                                              when p.average_rating >= 3 then 1 else 0 end),
                                  (case when p.review_count > 0 then -trunc(10 * p.average_rating)::integer end)) as r (band)
       where p.status = 'approved' and c.category_id is not null and s.search_city is not null and r.band is not null
       group by 1, 2, 3, 4, 5)
    select * from stored full join counted using (category_id, search_city, price, band, spelling)
     where coalesce(stored.total, 0) <> coalesce(counted.total, 0)`.execute(reader)
  const others = [
    wrongReach(reader),
    wrongWords(reader),
    wrongFacts(reader, 'professional_facts'),
    wrongFacts(reader, 'professional_numbers'),
  ]
  return [...rows, ...(await Promise.all(others)).flat()]
}
