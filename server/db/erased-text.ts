import { type RawBuilder, sql } from 'kysely'

/** PostgreSQL regular expressions that find a person. */
export interface PersonPatterns {
  /** For texts by or about the person. */
  own: string
  /** For texts about anyone: leaves out names that many people have. */
  anywhere: string
}

/**
 * How many long texts one statement handles, where others may have written thousands of them. A text that consists of
 * nothing but the name takes some milliseconds, and a statement has ten seconds.
 */
export const ERASED_AT_ONCE = 500

/** Whether the pattern occurs in the column's text, by the rules of `erasedText`. */
export const isFound = (column: string, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} collate "hr-x-icu" ~* ${pattern}`

/**
 * The column's text with every match of the pattern, a PostgreSQL regular expression, replaced by an ellipsis. Upper
 * and lower case are equal by Croatian rules.
 */
export const erasedText = (column: string, pattern: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${sql.ref(column)} collate "hr-x-icu", ${pattern}, '…', 'gi')`
