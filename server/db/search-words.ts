import { type Expression, sql, type SqlBool } from 'kysely'

interface SearchWord {
  /** A LIKE pattern. */
  pattern: string
  /** Other spellings that match; null where there are none. */
  typo: { similarTo: string; swapped: string[] } | null
}

/**
 * Each of its conditions is answered by an index of trigrams. `<%` compares with `pg_trgm.word_similarity_threshold`,
 * which is set on every connection.
 */
function hasWord(text: Expression<string>, { pattern, typo }: SearchWord, forgivesTypos: boolean): Expression<SqlBool> {
  const likes = (form: string) => sql<boolean>`${text} like ${form}`
  if (!forgivesTypos || typo === null) return likes(pattern)
  const forms = [likes(pattern), ...typo.swapped.map(likes), sql<boolean>`${typo.similarTo} <% ${text}`]
  return sql<boolean>`(${sql.join(forms, sql` or `)})`
}

/** Whether the text has all of the words, as they are spelt or, if typos are forgiven, nearly so. */
export const hasSearchWords = (text: Expression<string>, words: readonly SearchWord[], forgivesTypos: boolean) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        words.map((word) => hasWord(text, word, forgivesTypos)),
        sql` and `,
      )})`
