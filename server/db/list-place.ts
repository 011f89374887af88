import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { createPage, type PlacedPageOf, type PlacedPageQuery } from '#contract/page.ts'
import { selectPage } from './select-page.ts'

/** The position of a row in its list: numbers that ascend in the order of the list. */
export type ListPlace = RawBuilder<number[]>

export const listPlace = (...numbers: Expression<unknown>[]): ListPlace => sql`array[${sql.join(numbers)}]::numeric[]`

/** A time with microseconds, as precise as the database orders it. */
export const secondsOf = (time: string): RawBuilder<number> => sql`trim_scale(extract(epoch from ${sql.ref(time)}))`

/** The position as it appears in an address. */
export const placeText = (place: ListPlace): RawBuilder<string> => sql`array_to_string(${place}, '_')`

export const isAfter = (place: ListPlace, after: string): Expression<SqlBool> =>
  sql<boolean>`${place} > string_to_array(${after}, '_')::numeric[]`

interface PlacedList<Row> {
  /** The number of rows: all of them, or those after a place. */
  count: (after?: string) => Promise<number>
  /** Selects from those rows. */
  select: (limit: number, offset: number, after?: string) => Promise<Row[]>
}

/**
 * A page by its number or, if the query names a place, the rows after that place. The number then only says how many
 * pages were read before.
 */
export async function readPlacedPage<Row extends { place: string }>(
  query: PlacedPageQuery,
  { count, select }: PlacedList<Row>,
): Promise<PlacedPageOf<Row>> {
  const { page, per_page, after } = query
  const total = await count()
  if (after === undefined) {
    const rows = await selectPage(query, total, select)
    return { ...createPage(rows, total, query), next_after: page * per_page < total ? placeOfLast(rows) : null }
  }
  const rest = await count(after)
  const rows = rest > 0 ? await select(per_page, 0, after) : []
  const found = createPage(rows, total, query)
  if (rest === 0) return { ...found, next_after: null }
  return {
    ...found,
    last_page: page + Math.ceil(rest / per_page) - 1,
    next_after: rest > per_page ? placeOfLast(rows) : null,
  }
}

const placeOfLast = (rows: readonly { place: string }[]) => rows.at(-1)?.place ?? null
