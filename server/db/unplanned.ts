import { type RawBuilder, sql } from 'kysely'

const types = {
  bigint: sql`bigint`,
  jsonb: sql`jsonb`,
  numeric: sql`numeric`,
  'text[]': sql`text[]`,
  text: sql`text`,
} as const

/**
 * A value in a prepared statement that PostgreSQL should not plan for. If it expects fewer rows for this value than on
 * average (a short page, a rare word), it plans the statement again on every run, which can take a third of the time of
 * a list.
 */
export const unplanned = <Value>(value: Value, type: keyof typeof types): RawBuilder<Value> =>
  sql<Value>`(select ${value}::${types[type]})`
