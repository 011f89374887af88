import type { CategorySlug } from '#contract/categories.ts'
import { splitWords } from '#server/fold-croatian.ts'
import {
  fillers,
  foldedWord,
  keyOf,
  LONGEST_FORM,
  type Meaning,
  meanings,
  nearMeaning,
  placePrepositions,
} from './meanings.ts'
import type { Region } from './regions.ts'

/** A piece of a search: words that belong together, as they were typed. */
interface Piece {
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

const hasLetter = /[\p{L}\p{N}]/u

function piecesOf(search: string, forgivesTypos: boolean): Piece[] {
  const words = splitWords(search)
  const keys = words.map(foldedWord)
  const pieces: Piece[] = []
  for (let at = 0; at < words.length;) {
    const form = longestForm(keys.slice(at))
    const key = keys[at] ?? ''
    const isFiller = form === null && (fillers.has(key) || !hasLetter.test(key))
    const near = form === null && !isFiller && forgivesTypos ? nearMeaning(key) : null
    const length = form?.length ?? 1
    pieces.push({
      text: words.slice(at, at + length).join(' '),
      key,
      meaning: form?.meaning ?? near,
      isFiller,
      isInPlace: at > 0 && placePrepositions.has(keys[at - 1] ?? ''),
    })
    at += length
  }
  return pieces
}

/** The filters that a search may add to: what is set stays, and only the same word is then taken for it. */
export interface SetFilters {
  /** A slug. */
  category: string | undefined
  city: string | undefined
  near?: string | undefined
}

/** A way to take the words of a search. */
export interface Reading {
  category: CategorySlug | undefined
  city: string | undefined
  region?: Region | undefined
  /** The words that names are searched for, as they were typed. */
  search: string
}

interface Roles {
  trade: Piece | undefined
  place: Piece | undefined
}

/** Beside a town that is set, a region would only narrow it. */
const isFree = ({ name, region }: NonNullable<Meaning['place']>, { city, near }: SetFilters) =>
  region === undefined ? city === undefined || keyOf(name) === keyOf(city) : city === undefined && near === undefined

/** The pieces that are taken for the trade and the place; a place's word that may be a name only `boldly`. */
function rolesOf(pieces: Piece[], set: SetFilters, boldly: boolean): Roles {
  const mayBeTrade = ({ meaning }: Piece) =>
    meaning?.trade !== undefined && (set.category === undefined || set.category === meaning.trade)
  const mayBePlace = ({ meaning }: Piece) => meaning?.place !== undefined && isFree(meaning.place, set)
  const isPlace = (piece: Piece) => piece.meaning?.place !== undefined
  const candidates = pieces.filter(mayBeTrade)
  const plainTrade =
    candidates.find((piece) => !isPlace(piece)) ??
    (candidates.length > 1 ? candidates.find(({ isInPlace }) => !isInPlace) : undefined)
  const isAlone = pieces.filter(({ isFiller }) => !isFiller).length === 1
  const place = pieces.find(
    (piece) =>
      mayBePlace(piece) &&
      piece !== plainTrade &&
      (piece.meaning?.trade === undefined || plainTrade !== undefined) &&
      (boldly || isAlone || piece.isInPlace || piece.meaning?.place?.isAmbiguous === false),
  )
  return { trade: plainTrade ?? candidates.find((piece) => piece !== place), place }
}

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join(' ')

/** Another word for the same trade or place is no name, nor is a filler. */
function readingOf(pieces: Piece[], { trade, place }: Roles, dropsOtherTrades: boolean): Reading | null {
  if (trade === undefined && place === undefined) return null
  const category = trade?.meaning?.trade
  const { name, region } = place?.meaning?.place ?? {}
  const rest = pieces.filter(
    (piece) =>
      piece !== place &&
      !piece.isFiller &&
      (piece.meaning?.trade === undefined ||
        trade === undefined ||
        (piece.meaning.trade !== category && !dropsOtherTrades)) &&
      (place === undefined || piece.meaning?.place?.name !== name),
  )
  return { category, city: region ? undefined : name, region, search: textOf(rest) }
}

const isSame = (one: Reading, other: Reading) =>
  one.category === other.category &&
  one.city === other.city &&
  one.region === other.region &&
  one.search === other.search

const distinct = (readings: (Reading | null)[]): Reading[] =>
  readings
    .filter((reading) => reading !== null)
    .filter((reading, index, all) => all.findIndex((other) => isSame(other, reading)) === index)

/**
 * The ways to take a search for a trade or a place, the likeliest first: a word that may be a name is one as long as
 * somebody has it, and a second trade is dropped only where no name has it. None where it is a name and nothing else.
 */
export function readingsOf(search: string, set: SetFilters, forgivesTypos = false): Reading[] {
  const pieces = piecesOf(search, forgivesTypos)
  const [plain, bold] = [rolesOf(pieces, set, false), rolesOf(pieces, set, true)]
  return distinct([
    readingOf(pieces, plain, false),
    readingOf(pieces, bold, false),
    readingOf(pieces, plain, true),
    readingOf(pieces, bold, true),
  ])
}

/** Without the words that add nothing to a name; all of them where nothing else is there. */
export function nameWordsOf(search: string): string {
  const words = splitWords(search)
  const telling = words.filter((word) => !fillers.has(foldedWord(word)))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** Whether each word adds nothing to others, as in `svadba`: then everybody is meant. */
export const areFillers = (search: string): boolean => splitWords(search).every((word) => fillers.has(foldedWord(word)))

/** Whether each word means a trade or a place and nothing else: then only a company of exactly these words comes first. */
export const isGeneric = (search: string): boolean =>
  piecesOf(search, false).every(
    ({ meaning, isFiller }) =>
      isFiller || meaning?.trade !== undefined || (meaning?.place !== undefined && !meaning.place.isAmbiguous),
  )

/** Whether the reading leaves no word for a name. */
export const isWhollyTaken = ({ search }: Reading): boolean => search === ''
