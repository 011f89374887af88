/** Shorter words have no trigram of their own inside a longer one, so only a word's beginning can be looked up. */
const SUBSTRING_LETTERS = 3

const escapeLike = (text: string) => text.replaceAll(/[%_\\]/g, '\\$&')

export interface SearchWord {
  /** A LIKE pattern over `search_name`, which begins and ends with a space. */
  pattern: string
  /** How else it may be spelt; null where it is too short to forgive anything. */
  typo: { similarTo: string; swapped: string[] } | null
}

const MAX_SWAPPED_LETTERS = 20

/**
 * The word with each two neighbours swapped back. That commonest of typos ruins up to four trigrams, which in a short
 * name leaves too few for similarity.
 */
function swaps(letters: string[]): string[] {
  if (letters.length > MAX_SWAPPED_LETTERS) return []
  return letters.slice(1).map((email, index) =>
    letters
      .with(index, email)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
}

/** The words of a folded search, all of which a name must have, in any order. */
export function searchWords(folded: string): SearchWord[] {
  const words = new Set(folded.split(' ').filter((word) => word !== ''))
  return [...words].map((word) => {
    const letters = [...word]
    if (letters.length < SUBSTRING_LETTERS) return { pattern: `% ${escapeLike(word)}%`, typo: null }
    const anywhere = (text: string) => `%${escapeLike(text)}%`
    return { pattern: anywhere(word), typo: { similarTo: word, swapped: swaps(letters).map(anywhere) } }
  })
}
