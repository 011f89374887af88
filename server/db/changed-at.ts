import { type RawBuilder, sql } from 'kysely'

/** Whether a column holds this instant as answers have it, with its milliseconds; of any other text it is false. */
export const isChangedAt = (column: string, instant: string): RawBuilder<boolean> =>
  sql<boolean>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') = ${instant}`
