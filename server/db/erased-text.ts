import { type RawBuilder, sql } from 'kysely'

/** Regular expressions of PostgreSQL that find a person. */
export interface PersonPatterns {
  /** In texts by the person or about it. */
  own: string
  /** In texts about anyone: without a name that many have. */
  anywhere: string
}

/**
 * So many long texts in one statement, of those that others may have written by the thousand: texts that hold nothing but
 * the name take some milliseconds each, and a statement has ten seconds.
 */
export const ERASED_AT_ONCE = 500

/** Whether the pattern is found in a column's text, as `erasedText` finds it. */
export const isFound = (column: string, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} collate "hr-x-icu" ~* ${pattern}`

/**
 * A column's text with an ellipsis wherever the pattern is found, a regular expression of PostgreSQL; by Croatian rules
 * upper and lower case are the same.
 */
export const erasedText = (column: string, pattern: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${sql.ref(column)} collate "hr-x-icu", ${pattern}, '…', 'gi')`
