import { splitWords } from '#server/fold-croatian.ts'
import { deniedAmong } from './denied-words.ts'
import {
  emptyForms,
  fillers,
  foldedWord,
  inAnyOrder,
  LONGEST_FORM,
  type Meaning,
  meaningOf,
  meaningsInAnyOrder,
  placePrepositions,
} from './meanings.ts'
import { isNearFiller, joinedMeanings, nearMeaning, nearTown, withoutHeld } from './near-meanings.ts'
import { surroundingsAt } from './surroundings.ts'

/** A piece of a search: words that belong together, as typed. */
export interface Piece {
  text: string
  key: string
  meaning: Meaning | null
  isFiller: boolean
  /** Follows a word like `u` or `iz`. */
  isInPlace: boolean
  /** Only has this meaning if typos are forgiven. */
  isNear: boolean
}

interface Form {
  meaning: Meaning
  /** Its number of words. */
  length: number
}

const isKnown = (key: string) => meaningOf(key) !== undefined || fillers.has(key)

/** Shorter words are easily made of two words by chance. */
const SHORTEST_PARTED = 7

/** A trade with a space in it: `vjen čanica`, `foto graf`. */
function partedForm([left = '', right = '']: string[]): Form | null {
  if (Math.min(left.length, right.length) < 2 || left.length + right.length < SHORTEST_PARTED) return null
  const meaning = isKnown(left) && isKnown(right) ? undefined : meaningOf(left + right)
  return meaning?.trade === undefined ? null : { meaning, length: 2 }
}

/** The longest form at the beginning of the words. */
function longestForm(keys: string[]): Form | null {
  for (let length = Math.min(LONGEST_FORM, keys.length); length > 1; length--) {
    const meaning = meaningOf(keys.slice(0, length).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  const parted = partedForm(keys)
  if (parted !== null) return parted
  const meaning = meaningOf(keys[0] ?? '')
  return meaning === undefined ? null : { meaning, length: 1 }
}

/** A word in which a key was held too long, corrected even if it is part of a longer form: `na moruu`, `molimm`. */
function released(key: string): string {
  const single = withoutHeld(key)
  return !isKnown(key) && isKnown(single) ? single : key
}

/**
 * The longest form at the beginning of the words, including a form in another order (`dim teški`) if one of these words
 * means nothing by itself and none begins a longer form.
 */
function formAt(keys: string[]): Form | null {
  const form = longestForm(keys)
  for (let length = Math.min(LONGEST_FORM, keys.length); length > (form?.length ?? 1); length--) {
    const words = keys.slice(0, length)
    const meaning = words.every(isKnown) ? null : (meaningsInAnyOrder.get(inAnyOrder(words)) ?? null)
    if (meaning === null) continue
    if (words.every((_, at) => at === 0 || (longestForm(keys.slice(at))?.length ?? 1) === 1)) return { meaning, length }
  }
  return form
}

/** The trade that a piece names, directly or by a fact. */
export const tradeOf = ({ meaning }: Pick<Piece, 'meaning'>) => meaning?.trade ?? meaning?.fact?.alone

/** A town of two or three words, one of them misspelt: `slavnoski brod`. */
function misspeltTownAt(keys: string[]): Form | null {
  for (const length of [3, 2]) {
    const words = keys.slice(0, length)
    const meaning = words.length < length || words.every(isKnown) ? null : nearTown(words.join(' '))
    if (meaning !== null) return { meaning, length }
  }
  return null
}

const addsNothing = ({ trade, place, fact }: Meaning) => (trade ?? place ?? fact) === undefined

const isOnlyFact = ({ trade, place }: Meaning) => trade === undefined && place === undefined

const hasLetter = /[\p{L}\p{N}]/u

function plainPieces(search: string, forgivesTypos: boolean): Piece[] {
  const words = splitWords(search)
  const typed = words.map(foldedWord)
  const keys = forgivesTypos ? typed.map(released) : typed
  const pieces: Piece[] = []
  for (let at = 0; at < words.length;) {
    const around = surroundingsAt(keys, at)
    if (around) {
      const [text = '', key = ''] = [words, keys].map((all) => all.slice(at, at + around.length).join(' '))
      pieces.push({ text, key, meaning: around.meaning, isFiller: false, isInPlace: true, isNear: false })
      at += around.length
      continue
    }
    const misspelt = forgivesTypos ? misspeltTownAt(keys.slice(at)) : null
    const form = misspelt ?? formAt(keys.slice(at))
    const [word = '', key = ''] = [words[at], keys[at]]
    const length = form?.length ?? 1
    const isFiller =
      form === null
        ? fillers.has(key) || !hasLetter.test(key)
        : emptyForms.has(keys.slice(at, at + form.length).join(' ')) ||
          (isOnlyFact(form.meaning) && keys.slice(at, at + length).every((one) => fillers.has(one)))
    const isUnknown = form === null && !isFiller && forgivesTypos
    const joined = isUnknown ? joinedMeanings(word) : null
    const near = isUnknown && joined === null ? nearMeaning(key) : null
    const meant = joined ?? [form?.meaning ?? near]
    const isMisspelt = isUnknown && near === null && (joined === null ? isNearFiller(key) : joined.every(addsNothing))
    const text = words.slice(at, at + length).join(' ')
    const isInPlace = at > 0 && placePrepositions.has(keys[at - 1] ?? '')
    pieces.push(
      ...meant.map((meaning) => ({
        text,
        key,
        meaning,
        isFiller: isFiller || isMisspelt,
        isInPlace,
        isNear: isUnknown,
      })),
    )
    at += length
  }
  return pieces
}

/** Removes meanings from what is not wanted, of which nothing may be dropped silently. */
function withoutDenied(pieces: Piece[]): Piece[] {
  const denied = deniedAmong(pieces.map(({ text, meaning }) => ({ key: foldedWord(text), names: meaning })))
  return pieces.map((piece, at) => (denied.has(at) ? { ...piece, meaning: {}, isFiller: false } : piece))
}

/**
 * A misspelt word does not make another trade of a correctly spelt one: `stari mercedes` does not ask for a `štala`.
 */
function withoutOtherTrade({ meaning, isNear }: Piece, spelt: ReadonlySet<string>): Meaning | null {
  const isOther = isNear && meaning?.trade !== undefined && spelt.size > 0 && !spelt.has(meaning.trade)
  return isOther ? { ...meaning, trade: undefined } : meaning
}

/** Nor another town: `sala s klimom Zagreb` does not ask for Klis. */
function withoutOtherTown(meaning: Meaning | null, { isNear }: Piece, isTownSpelt: boolean): Meaning | null {
  return isNear && isTownSpelt && meaning?.place !== undefined ? { ...meaning, place: undefined } : meaning
}

const isOtherTown = ({ meaning }: Piece, { place }: Meaning) =>
  meaning?.place !== undefined && !meaning.place.isPart && meaning.place.name !== place?.name

/**
 * Whether a word that may be a town is not one here. A short form is a town only next to just a trade; a quarter does
 * not belong to another town; and an everyday word (`velika sala`) is not one where it is used as such.
 */
function isNoTown(piece: Piece, pieces: Piece[]): boolean {
  const { meaning, key, isInPlace } = piece
  if (meaning?.place === undefined) return false
  const others = pieces.filter((one) => one !== piece && !one.isFiller)
  if (meaning.place.isShort && (others.length > 0 || pieces.length === 1))
    return others.every((one) => (tradeOf(one) ?? meaning.trade) === meaning.trade)
  // If a town is named, the quarter does not mean another one: `Gornji grad Osijek`.
  if (meaning.place.isPart) return others.some((one) => isOtherTown(one, meaning))
  const isEveryday = meaning.place.isAmbiguous && meaning.trade === undefined && fillers.has(key)
  return isEveryday && !isInPlace && others.length > 0
}

/** `bend 10000 Zagreb`: belongs to the town next to it. */
const isPostcode = ({ key }: Piece, at: number, pieces: Piece[]) =>
  /^[1-5]\d{4}$/.test(key) && [pieces[at - 1], pieces[at + 1]].some((one) => one?.meaning?.place !== undefined)

const withoutPlace = (piece: Piece): Piece =>
  piece.meaning?.trade === undefined
    ? { ...piece, meaning: null, isFiller: fillers.has(piece.key) }
    : { ...piece, meaning: { ...piece.meaning, place: undefined } }

export function piecesOf(search: string, forgivesTypos: boolean): Piece[] {
  const pieces = withoutDenied(plainPieces(search, forgivesTypos))
  const spelt = new Set(pieces.flatMap((piece) => (piece.isNear ? [] : (tradeOf(piece) ?? []))))
  const isTownSpelt = pieces.some(
    ({ isNear, meaning }) => !isNear && meaning?.place !== undefined && !meaning.place.region && !meaning.place.isPart,
  )
  return pieces.map((piece, at) =>
    isPostcode(piece, at, pieces)
      ? { ...piece, isFiller: true }
      : isNoTown(piece, pieces)
        ? withoutPlace(piece)
        : { ...piece, meaning: withoutOtherTown(withoutOtherTrade(piece, spelt), piece, isTownSpelt) },
  )
}
