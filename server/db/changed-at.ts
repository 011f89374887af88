import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the column holds this instant, compared to the millisecond, as answers contain it. False for text that is not
 * an instant.
 */
export const isChangedAt = (column: string, instant: string): RawBuilder<boolean> =>
  sql<boolean>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') = ${instant}`
