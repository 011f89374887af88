import { wordFilters } from './list-filters.ts'
import { beginningWords } from './search-words.ts'

/** Patterns of `search_name`, all of which a name must have. */
type Patterns = string[]

/** By it names that have the words are sorted before the order of lists. */
export interface Closeness {
  /** Each word at the beginning of one: names that have them all are first. */
  beginnings: Patterns
  /** The name itself is the next, then names that have all words as they are. */
  exactly: string
  whole: Patterns
}

/** The questions that it asks of the database, each for at most `limit`. */
interface Lookups<Row> {
  /** The closest; null where more than are compared have the words. */
  closest: (patterns: Patterns, closeness: Closeness) => Promise<Row[] | null>
  /** In the order of lists alone, of words that many have. */
  first: (patterns: Patterns) => Promise<Row[]>
}

/**
 * Those whose names have each word of the folded search at the beginning of one of theirs, then those that have the longer
 * words within. One question for all, unless more have the words than are compared.
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
