import { splitWords } from '#server/fold-croatian.ts'
import { foldedWord } from './meanings.ts'

const keys = (words: string): ReadonlySet<string> => new Set(splitWords(words).map(foldedWord))

/**
 * Directly before something unwanted: `sala bez parkinga`. A place cannot be excluded like this: `bez Zagreba` means
 * nothing.
 */
const without = keys('bez ohne without senza')
const except = keys('osim izuzev except außer')
const negations = keys('ne nije nisu nemoj nemojte neću nećemo not')

const prepositions = keys('u na iz kod za s sa in on')
/** Between a negation and what it negates: `ne želimo dj-a`, `ne mora biti u Zagrebu`. */
const verbs = keys('želim želimo trebam treba trebamo nam mi mora bude biti tražim tražimo hoću hoćemo')

interface Word {
  key: string
  names: { trade?: unknown; fact?: unknown; place?: unknown } | null
}

/** The end of the words covered by a negation that begins at this position; undefined if it negates nothing. */
function endOfDenial(words: readonly Word[], at: number): number | undefined {
  const key = words[at]?.key ?? ''
  const isNegation = negations.has(key)
  const skipped = (one: string) => !without.has(key) && (prepositions.has(one) || (isNegation && verbs.has(one)))
  if (!isNegation && !without.has(key) && !except.has(key)) return undefined
  let end = at + 1
  while (skipped(words[end]?.key ?? '')) end++
  const { trade, fact, place } = words[end]?.names ?? {}
  return (trade ?? fact ?? (without.has(key) ? undefined : place)) === undefined ? undefined : end
}

/** The positions of the words that say what is not wanted: `osim tamburaša`, `ne u Zagrebu`. */
export function deniedAmong(words: readonly Word[]): ReadonlySet<number> {
  const denied = new Set<number>()
  for (const at of words.keys()) {
    const end = endOfDenial(words, at)
    if (end !== undefined) for (let one = at; one <= end; one++) denied.add(one)
  }
  return denied
}
