import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { ListFilters } from './list-filters.ts'
import type { SearchWord } from './search-words.ts'

/**
 * The words of public names that have the word within them, or with two neighbouring letters swapped, or are alike: `<%`
 * compares with `pg_trgm.word_similarity_threshold`, which is set on every connection.
 */
function similarTo({ pattern, typo }: SearchWord) {
  if (typo === null) return null
  const forms = [pattern, ...typo.swapped].map((form) => sql`word like ${form}`)
  return sql`
    (select word from name_words where ${sql.join([...forms, sql`${typo.similarTo} <% word`], sql` or `)}
      group by word having sum(change) > 0)`
}

/** The same filters with typos forgiven: each word that is long enough for one comes with those that are spelt nearly so. */
export async function forgiveTypos(db: Database, filters: ListFilters): Promise<ListFilters> {
  const asked = filters.words.map(similarTo)
  const long = asked.flatMap((query) => (query === null ? [] : [sql`to_json(array(${query}))`]))
  if (long.length === 0) return { ...filters, forgivesTypos: true }
  const { rows } = await sql<{ similar: string[][] }>`select json_build_array(${sql.join(long)}) as similar`.execute(db)
  const found = [...(rows[0]?.similar ?? [])]
  const words = filters.words.map((word, place) => (asked[place] === null ? word : { ...word, similar: found.shift() }))
  return { ...filters, words, forgivesTypos: true }
}
