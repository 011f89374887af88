import { type Expression, sql, type SqlBool } from 'kysely'

/** Whether each word of `search` lies somewhere in the text, whatever its case and diacritics; %, _ and \ are text. */
export const hasWords = (text: Expression<string>, search: string): Expression<SqlBool> =>
  sql<boolean>`fold_croatian(${text}) like all (
    select '%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
      from unnest(string_to_array(fold_croatian(${search}), ' ')) as word)`
