import { type Expression, sql, type SqlBool } from 'kysely'
import { unplanned } from './unplanned.ts'

interface SearchWord {
  /** A LIKE pattern. */
  pattern: string
  /** The words of names that are spelt nearly so; undefined where no typo is forgiven. */
  similar?: string[] | undefined
}

const wordsOf = (text: Expression<string>) => sql`string_to_array(btrim(${text}), ' ')`

/** Whether one of these is a word of the text; both are answered by the index of the words of names. */
export const hasOneOf = (text: Expression<string>, words: readonly string[]) =>
  sql<boolean>`${wordsOf(text)} && ${unplanned(words, 'text[]')}`
export const hasAllOf = (text: Expression<string>, words: readonly string[]) =>
  sql<boolean>`${wordsOf(text)} @> ${unplanned(words, 'text[]')}`

/** Each is answered by an index of the names, of their trigrams or of their words. */
const hasWord = (text: Expression<string>, { pattern, similar }: SearchWord): Expression<SqlBool> =>
  similar === undefined ? sql<boolean>`${text} like ${pattern}` : hasOneOf(text, similar)

/** Whether the text has all of the words, as they are spelt or nearly so. */
export const hasSearchWords = (text: Expression<string>, words: readonly SearchWord[]) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        words.map((word) => hasWord(text, word)),
        sql` and `,
      )})`
