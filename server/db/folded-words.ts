import { type Expression, sql, type SqlBool } from 'kysely'

/**
 * Whether the text contains each word of `search`, whatever its case and diacritics; %, _ and \ are text. As an array, since
 * the text of a row, which takes long to fold, would be folded anew for each word of a subquery.
 */
export const hasWords = (text: Expression<string>, search: string): Expression<SqlBool> =>
  sql<boolean>`fold_croatian(${text}) like all (array(
    select '%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
      from unnest(string_to_array(fold_croatian(${search}), ' ')) as word))`
