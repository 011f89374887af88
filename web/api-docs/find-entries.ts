/** An entry of `search.json`. */
export interface Entry {
  title: string
  detail: string
  url: string
  words: string
}

/** Ignores case and Croatian diacritics: `ponistenje` finds „Poništenje”. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd')

function scoreOf(entry: Entry, words: string[]): number {
  const [title, detail, others] = [entry.title, entry.detail, entry.words].map(fold)
  let score = 0
  for (const word of words) {
    if (title?.startsWith(word)) score += 8
    else if (title?.includes(word)) score += 4
    else if (detail?.includes(word)) score += 3
    else if (others?.split(' ').includes(word)) score += 2
    else if (others?.includes(word)) score += 1
    else return 0
  }
  return score
}

const MOST_RESULTS = 12

/** The entries that contain every word of the query, the best first. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_RESULTS)
    .map(({ entry }) => entry)
}
