/** A shorter word is only searched at the beginning of words, since within words it occurs everywhere. */
const SUBSTRING_LETTERS = 4

const escapeLike = (text: string) => text.replaceAll(/[%_\\]/g, '\\$&')

/** Words of public names, and how many names have one of them, at least and at most. */
export interface KnownWords {
  words: string[]
  least: number
  most: number
}

export interface SearchWord {
  /** A LIKE pattern for `search_name`, which begins and ends with a space. */
  pattern: string
  /** Other spellings that match; null if the word is too short to allow any. */
  typo: { similarTo: string; swapped: string[] } | null
  /** If typos are forgiven: the similar words of names, which are then searched for. */
  similar?: string[] | undefined
  /** If typos are forgiven: whether no name at all has the word as typed. */
  isMisspelt?: boolean | undefined
  /** The words of names that match; undefined if there are too many. */
  known?: KnownWords | undefined
}

/** The same pattern for a single word of a name. */
export const patternOfWord = ({ pattern }: Pick<SearchWord, 'pattern'>) =>
  pattern.startsWith('% ') ? pattern.slice(2) : pattern

const MAX_SWAPPED_LETTERS = 20

/**
 * The word with each pair of neighbouring letters swapped. This most common typo changes up to four trigrams, which
 * leaves too few for similarity in a short name.
 */
function swaps(letters: string[]): string[] {
  if (letters.length > MAX_SWAPPED_LETTERS) return []
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
}

export const wordsIn = (folded: string) => [...new Set(folded.split(' ').filter((word) => word !== ''))]

/** The words of a folded search. A name must have all of them, in any order. */
export const searchWords = (folded: string): SearchWord[] =>
  wordsIn(folded).map((word) => {
    const letters = [...word]
    if (letters.length < SUBSTRING_LETTERS) return { pattern: `% ${escapeLike(word)}%`, typo: null }
    const anywhere = (text: string) => `%${escapeLike(text)}%`
    return { pattern: anywhere(word), typo: { similarTo: word, swapped: swaps(letters).map(anywhere) } }
  })

/** A pattern of `search_name` for a whole word. */
export const wholeWord = (word: string): string => `% ${escapeLike(word)} %`

/** A pattern for each of them as a whole word. */
export const wholeWords = (folded: string): string[] => wordsIn(folded).map(wholeWord)

/** For a name that equals the folded search, in the form of `search_name`. */
export const wholeName = (folded: string): string => ` ${folded} `

/** A pattern for each of them at the beginning of a word. */
export const beginningWords = (folded: string): string[] => wordsIn(folded).map((word) => `% ${escapeLike(word)}%`)
