import { fillers, foldedWord, meanings } from './meanings.ts'
import { monthsByName } from './month-names.ts'
import { isOneSlip } from './near-meanings.ts'
import { letters } from './written-words.ts'

/** Shorter names are too close to other words: `rujan` and `ružan`. */
const SHORTEST = 6

const names = monthsByName
  .keys()
  .filter((name) => name.length >= SHORTEST)
  .toArray()

/** The one month's name that is one slip away from this word; the word itself if it is known, or if there is none. */
function spelt(word: string): string {
  const key = foldedWord(word)
  if (key.length < SHORTEST || meanings.has(key) || fillers.has(key)) return word
  // None longer than the name: `travnjak`, `studenti`.
  const near = names.filter(
    (name) => name.length - key.length >= 0 && name.length - key.length <= 1 && isOneSlip(key, name),
  )
  const months = new Set(near.map((name) => monthsByName.get(name)))
  return months.size === 1 ? (near[0] ?? word) : word
}

const longWord = new RegExp(`(?<![${letters}])[${letters}]{${SHORTEST - 1},10}(?![${letters}])`, 'gu')

/**
 * The search with misspelt months corrected: `fotograf lipnaj` to `fotograf lipanj`. A single word is taken as a name.
 */
export const withMonthsSpelt = (search: string): string =>
  search.includes(' ') ? search.replaceAll(longWord, (word) => spelt(word)) : search
