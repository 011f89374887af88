import { sql } from 'kysely'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { unplanned } from '#server/db/unplanned.ts'
import type { ListFilters } from './list-filters.ts'
import { type KnownWords, patternOfWord, type SearchWord } from './search-words.ts'

/** Above this number, words are not looked up one by one. */
const MAX_WORDS = 20

interface Known extends KnownWords {
  pattern: string
}

/** The words of public names that match each pattern; a pattern without any has no row. */
const selectKnown = compileShort((db, { patterns }: { patterns: string[] }) =>
  db
    .selectFrom(
      sql<Known>`(
        select searched.pattern, array_agg(own.word) as words, max(own.total)::integer as least, sum(own.total)::integer as most
          from unnest(${unplanned(patterns, 'text[]')}) as searched (pattern)
         cross join lateral (
           select word, sum(change) as total from name_words where word like searched.pattern
            group by word having sum(change) > 0 limit ${sql.lit(MAX_WORDS + 1)}) as own
         group by 1)`.as<'known'>(sql.ref('known')),
    )
    .selectAll(),
)

/**
 * How many public names match the pattern, counting a name with two such words twice. Only a few words are added up.
 */
export const countNames = async (db: Database, pattern: string): Promise<number> =>
  (await selectKnown(db, { patterns: [patternOfWord({ pattern })] }))[0]?.most ?? 0

/**
 * The words of public names that contain the word, contain it with two neighbouring letters swapped, or are similar:
 * `<%` uses `pg_trgm.word_similarity_threshold`, which is set on every connection.
 */
function similarTo({ pattern, typo }: SearchWord) {
  if (typo === null) return null
  const forms = [pattern, ...typo.swapped].map((form) => sql`word like ${form}`)
  return sql`
    (select coalesce(array_agg(word), '{}') as words, coalesce(max(total), 0) as least, coalesce(sum(total), 0) as most from (
       select word, sum(change) as total from name_words
        where ${sql.join([...forms, sql`${typo.similarTo} <% word`], sql` or `)}
        group by word having sum(change) > 0) as alike)`
}

/** Adds similarly spelt words to each word that is long enough for a typo. */
async function selectSimilar(db: Database, words: SearchWord[]): Promise<SearchWord[]> {
  const lookups = words.map(similarTo)
  const long = lookups.flatMap((query) => (query === null ? [] : [sql`(select to_json(alike) from ${query} as alike)`]))
  if (long.length === 0) return words
  const { rows } = await sql<{ found: KnownWords[] }>`select json_build_array(${sql.join(long)}) as found`.execute(db)
  const found = [...(rows[0]?.found ?? [])]
  return words.map((word, place) => {
    if (lookups[place] === null) return word
    const known = found.shift()
    return { ...word, isMisspelt: word.known?.words.length === 0, known, similar: known?.words }
  })
}

/**
 * Adds to the filters the words of names that match theirs and, if typos are forgiven, similarly spelt ones. A search
 * requests several lists with the same words, so each word is looked up only once.
 */
export function readNameWords(db: Database) {
  const knownByPattern = new Map<string, KnownWords>()
  const similarByWords = new Map<string, Promise<SearchWord[]>>()

  async function readKnown(words: SearchWord[]): Promise<SearchWord[]> {
    const unknown = words.map(patternOfWord).filter((pattern) => !knownByPattern.has(pattern))
    if (unknown.length > 0) {
      const found = new Map((await selectKnown(db, { patterns: unknown })).map((known) => [known.pattern, known]))
      for (const pattern of unknown) knownByPattern.set(pattern, found.get(pattern) ?? { words: [], least: 0, most: 0 })
    }
    return words.map((word) => {
      const known = knownByPattern.get(patternOfWord(word))
      return known === undefined || known.words.length > MAX_WORDS ? word : { ...word, known }
    })
  }

  function readSimilar(words: SearchWord[]): Promise<SearchWord[]> {
    const key = words.map(({ pattern }) => pattern).join(' ')
    const found = similarByWords.get(key) ?? selectSimilar(db, words)
    similarByWords.set(key, found)
    return found
  }

  return async (filters: ListFilters, forgivesTypos: boolean): Promise<ListFilters> => {
    if (filters.words.length === 0) return { ...filters, forgivesTypos }
    const words = await readKnown(filters.words)
    return { ...filters, words: forgivesTypos ? await readSimilar(words) : words, forgivesTypos }
  }
}
