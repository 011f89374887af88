import { type Expression, sql, type SqlBool } from 'kysely'
import { unplanned } from './unplanned.ts'

interface SearchWord {
  /** A LIKE pattern. */
  pattern: string
  /** Words of names that are spelt similarly; undefined if no typo is forgiven. */
  similar?: string[] | undefined
}

const wordsOf = (text: Expression<string>) => sql`string_to_array(btrim(${text}), ' ')`

/** Whether one of these is a word of the text. The index on the words of names covers both. */
export const hasOneOf = (text: Expression<string>, words: readonly string[]) =>
  sql<boolean>`${wordsOf(text)} && ${unplanned(words, 'text[]')}`
export const hasAllOf = (text: Expression<string>, words: readonly string[]) =>
  sql<boolean>`${wordsOf(text)} @> ${unplanned(words, 'text[]')}`

/** Each condition is covered by an index on the names, by trigrams or by words. */
const hasWord = (text: Expression<string>, { pattern, similar }: SearchWord): Expression<SqlBool> =>
  similar === undefined ? sql<boolean>`${text} like ${pattern}` : hasOneOf(text, similar)

/** Whether the text contains all of the words, exactly or nearly so. */
export const hasSearchWords = (text: Expression<string>, words: readonly SearchWord[]) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        words.map((word) => hasWord(text, word)),
        sql` and `,
      )})`
