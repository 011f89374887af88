import { type Expression, sql, type SqlBool } from 'kysely'

/**
 * Whether the text contains each word of `search`, regardless of case and diacritics; %, _ and \ have no special
 * meaning. The words are an array, because with a subquery the row's text, which is slow to fold, would be folded again
 * for each word.
 */
export const hasWords = (text: Expression<string>, search: string): Expression<SqlBool> =>
  sql<boolean>`fold_croatian(${text}) like all (array(
    select '%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
      from unnest(string_to_array(fold_croatian(${search}), ' ')) as word))`
