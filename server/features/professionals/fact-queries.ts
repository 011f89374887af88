import { sql } from 'kysely'
import type { FactKey } from '#contract/facts.ts'
import type { Database } from '#server/db/connect.ts'
import type { FactRow } from './facets.ts'
import {
  all,
  type Conditions,
  hasExactWords,
  hasFacts,
  hasWords,
  isFree,
  isNear,
  isNotTaken,
  isWithin,
  ofThatDay,
} from './filter-queries.ts'
import { type ListFilters, mayBeSpelt } from './list-filters.ts'

/** Above this number, professionals are not compared, and facts show no counts. */
export const MAX_STATING = 10_000

/** The keys of the requested facts that a professional lacks. */
const missedFacts = (filters: ListFilters) =>
  sql`array_remove(array[${sql.join([
    sql`null`,
    ...filters.facts.map(
      (filter) =>
        sql`case when coalesce(${all(hasFacts({ ...filters, facts: [filter] }))}, false) then null else ${filter.key} end`,
    ),
  ])}]::text[], null)`

/**
 * How many state each flag and each option of these facts, and one row with how many were compared. Only runs on
 * request, because it compares everyone who passes the other filters.
 */
export async function selectFacts(db: Database, filters: ListFilters, keys: readonly FactKey[]): Promise<FactRow[]> {
  const { date, free_only } = filters
  const conditions: Conditions = [
    ...isWithin(filters),
    ...(date === undefined ? [] : [free_only ? isFree : isNotTaken(date)]),
    ...isNear(filters.near),
    ...hasWords(filters),
  ]
  const isExact = mayBeSpelt(filters) ? hasExactWords(filters) : sql`true`
  const { rows } = await sql<FactRow>`
    with compared as materialized (
      select p.facts, ${isExact} as is_exact, ${missedFacts(filters)} as missed
        from ${date !== undefined && free_only ? ofThatDay(date, ['facts']) : sql`professionals as p`}
       where ${all(conditions)} limit ${sql.lit(MAX_STATING + 1)})
    select fact.key as fact, option, count(*)::integer as total, (count(*) filter (where is_exact))::integer as exact
      from (select * from compared where (select count(*) from compared) <= ${sql.lit(MAX_STATING)}) as compared
     cross join jsonb_each(compared.facts) as fact
      left join jsonb_array_elements_text(case jsonb_typeof(fact.value) when 'array' then fact.value else '[]' end)
             as option on true
     where fact.key = any(${keys}::text[])
       and (cardinality(missed) = 0 or (cardinality(missed) = 1 and missed[1] = fact.key))
     group by 1, 2
    union all
    select null, null, count(*)::integer, 0 from compared`.execute(db)
  return rows
}
