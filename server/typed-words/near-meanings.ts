import { splitWords } from '#server/fold-croatian.ts'
import { misspeltWords } from './filler-words.ts'
import { fillers, foldedWord, type Meaning, meaningOf, meanings } from './meanings.ts'

/** Neighbouring keys on a Croatian keyboard, with diacritics folded. */
const rows = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm']

const neighbours: ReadonlySet<string> = new Set(
  rows.flatMap((row, below) =>
    [...row].flatMap((key, at) =>
      [row[at + 1], rows[below + 1]?.[at], rows[below + 1]?.[at - 1]].flatMap((other) =>
        other === undefined ? [] : [key + other, other + key],
      ),
    ),
  ),
)

/** Whether the two are the same from these positions on. */
function endAlike(one: string, from: number, other: string, otherFrom: number): boolean {
  const letters = one.length - from
  if (letters !== other.length - otherFrom) return false
  for (let at = 0; at < letters; at++) if (one.charCodeAt(from + at) !== other.charCodeAt(otherFrom + at)) return false
  return true
}

/** The first position in which the two differ. */
function differAt(one: string, other: string): number {
  let at = 0
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++
  return at
}

/** One letter too many, too few or wrong, or two neighbours swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  const at = differAt(one, other)
  if (other.length > one.length) return endAlike(one, at, other, at + 1)
  return endAlike(one, at + 1, other, at + 1) || isSwap(one, other, at)
}

const isSwap = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && endAlike(one, at + 2, other, at + 2)

/** A neighbouring key, or two letters swapped: the only likely slips in a short word. */
function isFingerSlip(word: string, key: string): boolean {
  if (key.length !== word.length) return false
  const at = differAt(word, key)
  return (neighbours.has(`${word[at]}${key[at]}`) && endAlike(word, at + 1, key, at + 1)) || isSwap(word, key, at)
}

/** Reduces the letters of a held key to one: `fotografff`. */
export const withoutHeld = (word: string): string => word.replaceAll(/(.)\1+/g, '$1')

/** Shorter words have too many neighbours. */
const SHORTEST_SLIP = 5

/** Among these only trades are recognised, since a short town is easily a name or an everyday word. */
const SHORTEST_TRADE = 4

const isEmpty = ({ trade, place, fact }: Meaning) => (trade ?? place ?? fact) === undefined

interface Form {
  key: string
  meaning: Meaning
  /** Its position among the forms. */
  at: number
}

/** The forms of a single word that a slip may have been meant for. */
const forms: readonly Form[] = [...meanings]
  .filter(([key, meaning]) => {
    const isShort = meaning.place?.isShort && meaning.trade === undefined
    return !(key.includes(' ') || isEmpty(meaning) || isShort || meaning.place?.isPart)
  })
  .map(([key, meaning], at) => ({ key, meaning, at }))

/** Only a form of nearly the same length can be one slip away, which excludes thousands. */
const formsByLength: ReadonlyMap<number, Form[]> = Map.groupBy(forms, ({ key }) => key.length)
const formsByReleased: ReadonlyMap<string, Form[]> = Map.groupBy(forms, ({ key }) => withoutHeld(key))

/** The one meaning of all these forms; null if they have several, undefined if there are none. */
function onlyMeaning(like: Form[]): Meaning | null | undefined {
  const near = new Map<string, Meaning>()
  for (const { meaning } of like.toSorted((one, other) => one.at - other.at)) {
    const name = meaning.trade ?? meaning.place?.name ?? meaning.fact?.alone ?? meaning.fact?.key ?? ''
    // With two different facts of a trade, neither is meant.
    const isOtherFact = near.has(name) && near.get(name)?.fact !== meaning.fact
    near.set(name, isOtherFact ? { ...meaning, fact: undefined } : meaning)
  }
  const [only] = near.values()
  return near.size > 1 ? null : only
}

/** The one meaning of all forms that are one slip away from this word; null if they have several. */
export function nearMeaning(word: string): Meaning | null {
  const { length } = word
  if (length < SHORTEST_TRADE) return null
  const single = withoutHeld(word)
  const held = single === word ? undefined : onlyMeaning(formsByReleased.get(single) ?? [])
  if (held !== undefined) return held
  const ofLength = (letters: number) => formsByLength.get(letters) ?? []
  const found =
    length < SHORTEST_SLIP
      ? ofLength(length).filter(({ key, meaning }) => meaning.trade !== undefined && isFingerSlip(word, key))
      : [length - 1, length, length + 1].flatMap((letters) =>
          ofLength(letters).filter(({ key }) => isOneSlip(word, key)),
        )
  // Of several meanings, the one with the same letters in another order: `splti` is Split rather than `solti`.
  const swapped = found.filter(({ key }) => isSwap(word, key, differAt(word, key)))
  return onlyMeaning(found) ?? onlyMeaning(swapped) ?? null
}

/** The names of towns with more than one word, by their number of letters. */
const longTowns: ReadonlyMap<number, Form[]> = Map.groupBy(
  [...meanings]
    .filter(([key, { place }]) => key.includes(' ') && place !== undefined && place.region === undefined)
    .map(([key, meaning], at) => ({ key, meaning, at })),
  ({ key }) => key.length,
)

/** The town of several words that is one slip away from these: `slavnoski brod`. */
export function nearTown(words: string): Meaning | null {
  const found = [-1, 0, 1].flatMap((more) =>
    (longTowns.get(words.length + more) ?? []).filter(({ key }) => isOneSlip(words, key)),
  )
  return onlyMeaning(found) ?? null
}

const oftenMisspelt = splitWords(misspeltWords).map(foldedWord)

/** Whether this word is one slip away from a word that adds nothing: `vjenčnje`. */
export const isNearFiller = (key: string): boolean =>
  key.length >= SHORTEST_SLIP && oftenMisspelt.some((word) => isOneSlip(key, word))

/** The minimum length of filler words that are attached to a trade without a space. */
const SHORTEST_JOINED = 5

/** Whether it is a filler word, or two of them without a space: `zasvadbu`. */
function areJoinedFillers(key: string): boolean {
  if (key.length < SHORTEST_JOINED) return false
  if (fillers.has(key)) return true
  for (let at = 2; at <= key.length - SHORTEST_JOINED; at++)
    if (fillers.has(key.slice(0, at)) && fillers.has(key.slice(at))) return true
  return false
}

/** For a trade attached to filler words: `bendzasvadbu`, `svadbenasala`; the last for a single one of these. */
function joinedWithFillers(word: string): [Meaning] | null {
  const key = foldedWord(word)
  for (let at = 3; at <= key.length - 3; at++) {
    const [left, right] = [key.slice(0, at), key.slice(at)]
    const trade = meanings.get(left)?.trade === undefined ? right : left
    const meaning = meanings.get(trade)
    if (meaning?.trade !== undefined && areJoinedFillers(trade === left ? right : left)) return [meaning]
  }
  // Only by itself `dj` is not folded to `d`.
  const dj = /^dj/i.test(word) ? meanings.get('dj') : undefined
  if (dj !== undefined && areJoinedFillers(foldedWord(word.slice(2)))) return [dj]
  return areJoinedFillers(key) ? [{}] : null
}

const isSureTown = ({ trade, place }: Meaning) =>
  place !== undefined && trade === undefined && !place.isAmbiguous && !place.isShort

/** Shorter names of towns end many words. */
const SHORTEST_TOWN = 4

/** For a trade, filler words and a town in one word: `fotografzavjencanjesplit`. */
function joinedWithTown(word: string): Meaning[] | null {
  for (let at = SHORTEST_JOINED; at <= word.length - SHORTEST_TOWN; at++) {
    const town = meanings.get(foldedWord(word.slice(at)))
    const [trade] = (town && isSureTown(town) && joinedWithFillers(word.slice(0, at))) || []
    if (town !== undefined && trade?.trade !== undefined) return [trade, town]
  }
  return null
}

/** For the name of a page elsewhere whose parts are all known: `@fotograf_split`. */
function namedByParts(word: string): Meaning[] | null {
  const parts = word.split('_').map(foldedWord)
  const named = parts.map((part) => meaningOf(part) ?? (fillers.has(part) ? {} : null))
  return parts.length > 1 && named.every((one) => one !== null) ? named : null
}

/** For a trade attached to a town or to filler words: `bendzagreb`, `zasvadbu`, `foto_zadar`. */
export function joinedMeanings(word: string): Meaning[] | null {
  if (word.includes('_')) return namedByParts(word)
  for (let at = 2; at <= word.length - 2; at++) {
    const [left, right] = [meanings.get(foldedWord(word.slice(0, at))), meanings.get(foldedWord(word.slice(at)))]
    if (left === undefined || right === undefined) continue
    const [trade, place] = left.trade === undefined ? [right, left] : [left, right]
    if (trade.trade !== undefined && isSureTown(place)) return [left, right]
  }
  return joinedWithFillers(word) ?? joinedWithTown(word)
}
