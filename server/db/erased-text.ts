import { type RawBuilder, sql } from 'kysely'

/**
 * A column's text with an ellipsis wherever the pattern is found, a regular expression of PostgreSQL; by Croatian rules
 * upper and lower case are the same.
 */
export const erasedText = (column: string, pattern: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${sql.ref(column)} collate "hr-x-icu", ${pattern}, '…', 'gi')`
