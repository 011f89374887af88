import { type Expression, sql, type SqlBool } from 'kysely'

interface SearchWord {
  /** A LIKE pattern. */
  pattern: string
  /** The words of names that are spelt nearly so; undefined where no typo is forgiven. */
  similar?: string[] | undefined
}

/** Each is answered by an index of the names, of their trigrams or of their words. */
const hasWord = (text: Expression<string>, { pattern, similar }: SearchWord): Expression<SqlBool> =>
  similar === undefined
    ? sql<boolean>`${text} like ${pattern}`
    : sql<boolean>`string_to_array(btrim(${text}), ' ') && ${similar}::text[]`

/** Whether the text has all of the words, as they are spelt or nearly so. */
export const hasSearchWords = (text: Expression<string>, words: readonly SearchWord[]) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        words.map((word) => hasWord(text, word)),
        sql` and `,
      )})`
