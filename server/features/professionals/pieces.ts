import { splitWords } from '#server/fold-croatian.ts'
import {
  fillers,
  foldedWord,
  LONGEST_FORM,
  type Meaning,
  meanings,
  nearMeaning,
  placePrepositions,
} from './meanings.ts'

/** A piece of a search: words that belong together, as they were typed. */
export interface Piece {
  text: string
  key: string
  meaning: Meaning | null
  isFiller: boolean
  /** Stands behind a word like `u` or `iz`. */
  isInPlace: boolean
}

/** The longest form that begins the words, with the number of its words. */
function longestForm(keys: string[]): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_FORM, keys.length); length > 0; length--) {
    const meaning = meanings.get(keys.slice(0, length).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return null
}

const isOnlyFact = ({ trade, place }: Meaning) => trade === undefined && place === undefined

const hasLetter = /[\p{L}\p{N}]/u

export function piecesOf(search: string, forgivesTypos: boolean): Piece[] {
  const words = splitWords(search)
  const keys = words.map(foldedWord)
  const pieces: Piece[] = []
  for (let at = 0; at < words.length;) {
    const form = longestForm(keys.slice(at))
    const key = keys[at] ?? ''
    const length = form?.length ?? 1
    const isFiller =
      form === null
        ? fillers.has(key) || !hasLetter.test(key)
        : isOnlyFact(form.meaning) && keys.slice(at, at + length).every((one) => fillers.has(one))
    const near = form === null && !isFiller && forgivesTypos ? nearMeaning(key) : null
    const meaning = form?.meaning ?? near
    const isDenied = meaning?.fact !== undefined && keys[at - 1] === 'bez'
    pieces.push({
      text: words.slice(at, at + length).join(' '),
      key,
      meaning: isDenied ? null : meaning,
      isFiller,
      isInPlace: at > 0 && placePrepositions.has(keys[at - 1] ?? ''),
    })
    at += length
  }
  return pieces
}
