/** A shorter word is only searched at the beginning of one: inside of words it is found everywhere. */
const SUBSTRING_LETTERS = 4

const escapeLike = (text: string) => text.replaceAll(/[%_\\]/g, '\\$&')

/** Words of public names, and how many names have one of them at least and at most. */
export interface KnownWords {
  words: string[]
  least: number
  most: number
}

export interface SearchWord {
  /** A LIKE pattern over `search_name`, which begins and ends with a space. */
  pattern: string
  /** Other spellings that match; null where the word is too short to allow any. */
  typo: { similarTo: string; swapped: string[] } | null
  /** Where typos are forgiven: the words of names that match, by which it is then looked for. */
  similar?: string[] | undefined
  /** Where typos are forgiven: whether no name at all has the word as it was typed. */
  isMisspelt?: boolean | undefined
  /** The words of names that match; undefined where they are too many. */
  known?: KnownWords | undefined
}

/** The same of a single word of a name. */
export const patternOfWord = ({ pattern }: Pick<SearchWord, 'pattern'>) =>
  pattern.startsWith('% ') ? pattern.slice(2) : pattern

const MAX_SWAPPED_LETTERS = 20

/**
 * The word with each pair of neighbouring letters swapped. That commonest of typos changes up to four trigrams, which in
 * a short name leaves too few for similarity.
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

/** The words of a folded search, all of which a name must have, in any order. */
export const searchWords = (folded: string): SearchWord[] =>
  wordsIn(folded).map((word) => {
    const letters = [...word]
    if (letters.length < SUBSTRING_LETTERS) return { pattern: `% ${escapeLike(word)}%`, typo: null }
    const anywhere = (text: string) => `%${escapeLike(text)}%`
    return { pattern: anywhere(word), typo: { similarTo: word, swapped: swaps(letters).map(anywhere) } }
  })

/** A pattern of `search_name` for it as a word of its own. */
export const wholeWord = (word: string): string => `% ${escapeLike(word)} %`

/** A pattern for each of them as a word of its own. */
export const wholeWords = (folded: string): string[] => wordsIn(folded).map(wholeWord)

/** Of a name that is the folded search and nothing else, as `search_name` has it. */
export const wholeName = (folded: string): string => ` ${folded} `

/** A pattern for each of them at the beginning of a word. */
export const beginningWords = (folded: string): string[] => wordsIn(folded).map((word) => `% ${escapeLike(word)}%`)
