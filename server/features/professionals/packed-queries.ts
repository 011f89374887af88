import { type RawBuilder, sql } from 'kysely'
import type { FacetRow } from './facets.ts'

export type Choice = FacetRow['choice']

/** The counts of one choice, as `key` and `total`, and `exact` if typos are forgiven; several rows of a key add up. */
export interface ChoiceRows {
  choice: Choice
  rows: RawBuilder<unknown>
}

export interface PackedRow {
  choice: Choice
  /** null if there are none. */
  keys: string[] | null
  totals: number[]
  /** undefined if each equals its total. */
  exacts?: number[]
}

/** One row per choice, because sending and reading hundreds of rows takes as long as counting them. */
export const packed = (counted: ChoiceRows[], hasExact = false) =>
  sql<PackedRow>`${sql.join(
    counted.map(
      ({ choice, rows }) => sql`
        select ${sql.lit(choice)} as choice, json_agg(key) as keys, json_agg(total) as totals
               ${hasExact ? sql`, json_agg(exact) as exacts` : sql``}
          from (${rows}) as counted`,
    ),
    sql` union all `,
  )}`

export const unpack = (rows: PackedRow[]): FacetRow[] =>
  rows.flatMap(({ choice, keys, totals, exacts = totals }) =>
    (keys ?? []).map((key, place) => ({ choice, key, total: totals[place] ?? 0, exact: exacts[place] ?? 0 })),
  )
