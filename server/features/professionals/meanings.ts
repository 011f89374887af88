import type { CategorySlug } from '#contract/categories.ts'
import { foldCroatian, splitWords } from '#server/fold-croatian.ts'
import { townForms } from './town-forms.ts'
import { trades } from './trades.ts'

/** The meaning of a word or a phrase, which may be a trade and a town. */
export interface Meaning {
  trade?: CategorySlug
  town?: { name: string; isAmbiguous: boolean }
}

/** As it is looked up: folded, its words parted by one space. */
export const keyOf = (form: string): string => splitWords(form).map(foldedWord).join(' ')

/** A word of younger scripts is nobody's trade, so it may stay as it is. */
export const foldedWord = (word: string): string => foldCroatian(word) ?? word

/** Forms of trades and towns by their key. */
export const meanings: ReadonlyMap<string, Meaning> = (() => {
  const found = new Map<string, Meaning>()
  for (const { slug, forms } of trades) for (const form of forms) found.set(keyOf(form), { trade: slug })
  for (const { name, isAmbiguous, forms } of townForms) {
    for (const key of forms.map(keyOf)) found.set(key, { ...found.get(key), town: { name, isAmbiguous } })
  }
  return found
})()

/** The most words of one form. */
export const LONGEST_FORM = Math.max(...meanings.keys().map((key) => key.split(' ').length))

/** Said beside a trade, a town or a name, they add nothing. */
export const fillers: ReadonlySet<string> = new Set(
  splitWords(`
    u za na iz kod i s sa od do oko blizu kraj pokraj po te ili the for in and of
    vjenčanje vjenčanja vjenčanju vjenčanjem vjenčanjima vjenčani vjenčana vjenčano vjenčane vjenčanog vjenčanu
    svadba svadbe svadbi svadbu svadbom svadbama svadbeni svadbena svadbeno svadbene svadbenog svadbenu svadbenih
    svatovi svatova svatove svatovima svatovski svatovska svatovsko svatovske pir pira piru pirovanje
    wedding weddings hochzeit mladence mladenaca mladenka mladenku mladenke mladenci
    najbolji najbolja najbolje najboljeg najbolju dobar dobra dobri dobre dobro dobrog povoljno povoljan povoljni povoljna
    tražim tražimo trebam trebamo treba cijena cijene cijenu cijenik ponuda ponude okolica okolici okolice
    hrvatska hrvatskoj hrvatske croatia najam iznajmljivanje usluga usluge
  `).map(foldedWord),
)

/** Before a town they leave no doubt that it is one. */
export const placePrepositions: ReadonlySet<string> = new Set([
  'u',
  'iz',
  'kod',
  'oko',
  'blizu',
  'kraj',
  'pokraj',
  'na',
  'in',
])

/** One letter too many, too few or wrong, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = (text: string, letters: number) => text.slice(at + letters)
  if (other.length > one.length) return other.length - one.length === 1 && rest(one, 0) === rest(other, 1)
  return (
    rest(one, 1) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  )
}

/** A shorter word has too many neighbours. */
const SHORTEST_SLIP = 5

/** The one meaning that all forms have which a slip of the hand turns into this word; null where they have several. */
export function nearMeaning(word: string): Meaning | null {
  if (word.length < SHORTEST_SLIP) return null
  const near = new Map<string, Meaning>()
  for (const [key, meaning] of meanings) {
    if (Math.abs(key.length - word.length) > 1 || key.includes(' ') || !isOneSlip(word, key)) continue
    near.set(meaning.trade ?? meaning.town?.name ?? '', meaning)
  }
  const [only] = near.values()
  return near.size === 1 ? (only ?? null) : null
}
