import { splitWords } from '#server/fold-croatian.ts'
import { misspeltWords } from './filler-words.ts'
import { foldedWord, type Meaning, meanings } from './meanings.ts'

/** Neighbours on a Croatian keyboard, whose diacritics are folded. */
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

/** Where the two differ first, the rest of each behind so many letters. */
function differAt(one: string, other: string) {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return { at, rest: (text: string, letters: number) => text.slice(at + letters) }
}

/** One letter too many, too few or wrong, or two neighbours swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  const { at, rest } = differAt(one, other)
  if (other.length > one.length) return other.length - one.length === 1 && rest(one, 0) === rest(other, 1)
  return rest(one, 1) === rest(other, 1) || isSwap(one, other, at)
}

const isSwap = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)

/** The key beside the one that was meant, or two neighbours swapped: all that is likely of a short word. */
function isFingerSlip(word: string, key: string): boolean {
  if (key.length !== word.length) return false
  const { at, rest } = differAt(word, key)
  return (neighbours.has(`${word[at]}${key[at]}`) && rest(word, 1) === rest(key, 1)) || isSwap(word, key, at)
}

/** Each letter once where a key was held: `fotografff`. */
export const withoutHeld = (word: string): string => word.replaceAll(/(.)\1+/g, '$1')

/** A shorter word has too many neighbours. */
const SHORTEST_SLIP = 5

/** Of these only trades are recognized: a short town is soon a name or an everyday word. */
const SHORTEST_TRADE = 4

const isEmpty = ({ trade, place, fact }: Meaning) => (trade ?? place ?? fact) === undefined

/** The one meaning of all these forms; null where they have several, undefined without any. */
function onlyMeaning(isLike: (key: string, meaning: Meaning) => boolean): Meaning | null | undefined {
  const near = new Map<string, Meaning>()
  for (const [key, meaning] of meanings) {
    const isShort = meaning.place?.isShort && meaning.trade === undefined
    if (key.includes(' ') || isEmpty(meaning) || isShort || meaning.place?.isPart || !isLike(key, meaning)) continue
    const name = meaning.trade ?? meaning.place?.name ?? meaning.fact?.alone ?? meaning.fact?.key ?? ''
    // Of two facts of a trade neither is meant.
    const isOtherFact = near.has(name) && near.get(name)?.fact !== meaning.fact
    near.set(name, isOtherFact ? { ...meaning, fact: undefined } : meaning)
  }
  const [only] = near.values()
  return near.size > 1 ? null : only
}

/** The one meaning that all forms have which a slip of the hand turns into this word; null where they have several. */
export function nearMeaning(word: string): Meaning | null {
  if (word.length < SHORTEST_TRADE) return null
  const single = withoutHeld(word)
  // A key held too long: `fotografff`. Without the same beginning a form is not worth its folding.
  const held = single === word ? undefined : onlyMeaning((key) => key[0] === single[0] && withoutHeld(key) === single)
  if (held !== undefined) return held
  const found =
    word.length < SHORTEST_SLIP
      ? onlyMeaning((key, { trade }) => trade !== undefined && isFingerSlip(word, key))
      : onlyMeaning((key) => Math.abs(key.length - word.length) <= 1 && isOneSlip(word, key))
  return found ?? null
}

const oftenMisspelt = splitWords(misspeltWords).map(foldedWord)

/** Whether a slip of the hand turns a word that adds nothing into this one: `vjenčnje`. */
export const isNearFiller = (key: string): boolean =>
  key.length >= SHORTEST_SLIP && oftenMisspelt.some((word) => isOneSlip(key, word))

/** Of a word that is a trade and a town without the space between them: `bendzagreb`. */
export function joinedMeanings(word: string): [Meaning, Meaning] | null {
  for (let at = 2; at <= word.length - 2; at++) {
    const [left, right] = [meanings.get(foldedWord(word.slice(0, at))), meanings.get(foldedWord(word.slice(at)))]
    if (left === undefined || right === undefined) continue
    const [trade, place] = left.trade === undefined ? [right, left] : [left, right]
    const isTown = place.place !== undefined && !place.place.isAmbiguous && !place.place.isShort
    if (trade.trade !== undefined && isTown && place.trade === undefined) return [left, right]
  }
  return null
}
