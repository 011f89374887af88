import { type RawBuilder, sql } from 'kysely'
import { compileOnce, compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { all, type Conditions, isApproved } from './filter-queries.ts'
import type { Closeness } from './find-by-beginning.ts'
import { MAX_COUNTED } from './list-queries.ts'
import { countNames } from './name-word-queries.ts'
import { orderOf } from './order-queries.ts'

/**
 * A pattern of `search_name` for each word, as `word0` and so on. Separate values, because an index does not help with
 * an array.
 */
type WordValues = Record<`word${number}`, string>

const wordValues = (patterns: readonly string[]): WordValues =>
  Object.fromEntries(patterns.map((pattern, place) => [`word${place}`, pattern]))

/** Only reads the words among the values. */
const hasAll = (values: object): Conditions =>
  Object.entries(values).flatMap(([name, pattern]) =>
    name.startsWith('word') ? [sql`p.search_name like ${pattern}`] : [],
  )

const recommended = orderOf('recommended')

/** The rest of those rows, in the same order. */
const named = (db: Database, best: RawBuilder<{ id: number; total: number }>, order: RawBuilder<unknown>) =>
  db
    .selectFrom(best.as<'best'>(sql.ref('best')))
    .innerJoin('professionals as p', 'p.id', 'best.id')
    .leftJoin('category_names as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.company_name',
      'p.city',
      'p.category_id',
      'c.name as category_name',
      'c.slug as category_slug',
      'best.total',
    ])
    .orderBy(order)

type FewValues = Closeness & { limit: number }

const closest = sql`begins desc, closeness desc`

const selectFew = compileShort((db, { beginnings, exactly, whole, limit, ...words }: FewValues & WordValues) =>
  named(
    db,
    sql`
      (with found as materialized (
         select p.id, p.search_name, p.score, p.company_name from professionals as p
          where ${all([isApproved, ...hasAll(words)])} limit ${sql.lit(MAX_COUNTED + 1)})
       select p.id, (select count(*)::integer from found) as total, p.search_name like all (${beginnings}::text[]) as begins,
              case when p.search_name = ${exactly} then 2
                   when p.search_name like all (${whole}::text[]) then 1 else 0 end as closeness
         from found as p order by ${closest}, ${recommended} limit ${limit})`,
    sql`${closest}, ${recommended}`,
  ),
)

/** Reads in list order; `offset 0` keeps PostgreSQL from searching the names first. */
const selectCommon = compileOnce((db, { limit, ...words }: { limit: number } & WordValues) =>
  named(
    db,
    sql`
      (select p.id, ${sql.lit(MAX_COUNTED + 1)} as total
         from (select p.id, p.search_name from professionals as p where ${isApproved} order by ${recommended} offset 0) as p
        where ${all(hasAll(words))} limit ${limit})`,
    recommended,
  ),
)

export type NamedRow = Awaited<ReturnType<typeof selectFew>>[number]

/**
 * Those whose names have all the words, closest first; null if there are more than are counted, so that not all were
 * compared.
 */
export async function selectClosest(db: Database, patterns: string[], closeness: Closeness, limit: number) {
  const [pattern, ...others] = patterns
  if (pattern !== undefined && others.length === 0 && (await countNames(db, pattern)) > MAX_COUNTED) return null
  const rows = await selectFew(db, { ...wordValues(patterns), ...closeness, limit })
  return rows[0] !== undefined && rows[0].total > MAX_COUNTED ? null : rows
}

/** The first in list order whose names have all the words, for common words. */
export const selectFirst = (db: Database, patterns: string[], limit: number) =>
  selectCommon(db, { ...wordValues(patterns), limit })
