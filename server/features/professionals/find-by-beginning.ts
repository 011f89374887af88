import { wordFilters } from './list-filters.ts'
import { beginningWords } from './search-words.ts'

/** Patterns of `search_name`, all of which a name must match. */
type Patterns = string[]

/** Sorts names with the words before the list order applies. */
export interface Closeness {
  /** Each word at the beginning of a word of the name: names that match all of these come first. */
  beginnings: Patterns
  /** Next comes the name itself, then names that have all words exactly. */
  exactly: string
  whole: Patterns
}

/** The queries that the search runs, each for at most `limit` rows. */
interface Lookups<Row> {
  /** The closest; null if more names than are compared have the words. */
  closest: (patterns: Patterns, closeness: Closeness) => Promise<Row[] | null>
  /** In list order only, for common words. */
  first: (patterns: Patterns) => Promise<Row[]>
}

/**
 * Those whose names have a word beginning with each word of the folded search, followed by those that contain the
 * longer words. A single query, unless more names have the words than are compared.
 */
export async function findByBeginning<Row extends { id: number }>(
  folded: string,
  limit: number,
  { closest, first }: Lookups<Row>,
): Promise<Row[]> {
  const { words, name } = wordFilters(folded)
  if (name === undefined) return []
  const patterns = words.map(({ pattern }) => pattern)
  const closeness = { beginnings: beginningWords(folded), exactly: name.exactly, whole: name.whole }
  const { beginnings } = closeness
  const compared = await closest(patterns, closeness)
  if (compared !== null) return compared
  if (words.every(({ typo }) => typo === null)) return first(beginnings)
  const beginning = (await closest(beginnings, closeness)) ?? (await first(beginnings))
  if (beginning.length === limit) return beginning
  const others = await first(patterns)
  return [...beginning, ...others.filter(({ id }) => beginning.every((one) => one.id !== id))].slice(0, limit)
}
