import { type RawBuilder, sql } from 'kysely'

const types = {
  bigint: sql`bigint`,
  jsonb: sql`jsonb`,
  numeric: sql`numeric`,
  'text[]': sql`text[]`,
  text: sql`text`,
} as const

/**
 * A value of a prepared statement that PostgreSQL does not plan for. Where it expects fewer rows of this value than of any
 * (a short page, a rare word), it plans the statement anew at each run, up to a third of the time of a list.
 */
export const unplanned = <Value>(value: Value, type: keyof typeof types): RawBuilder<Value> =>
  sql<Value>`(select ${value}::${types[type]})`
