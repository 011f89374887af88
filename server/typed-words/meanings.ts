import type { CategorySlug } from '#contract/categories.ts'
import { foldCroatian, splitWords } from '#server/fold-croatian.ts'
import { declinedForms } from './declined-forms.ts'
import { absentWords, fillerPhrases, fillerWords, knownWords } from './filler-words.ts'
import { factWords, type NamedFact } from './fact-words.ts'
import { type Region, regions } from './regions.ts'
import { townForms } from './town-forms.ts'
import { townParts } from './town-parts.ts'
import { trades } from './trades.ts'

/** A town on the map, or a part of the country given as the area around a town. */
export interface Place {
  name: string
  isAmbiguous: boolean
  /** If nobody has it in a name, it is still unlikely to be the town. */
  isDoubtful?: boolean
  /** Only used like this next to a trade: `bend st`. */
  isShort?: true
  /** Describes what is wanted if another place is named: `dalmatinska klapa Zagreb`. */
  isAdjective?: true
  /** One of its quarters: `Trešnjevka`. */
  isPart?: true
  region?: Region
}

/** The meaning of a word or phrase: a trade, a fact of one, or a place. */
export interface Meaning {
  trade?: CategorySlug
  fact?: NamedFact
  place?: Place
}

/** The form used for look-up: folded, with single spaces between words. */
export const keyOf = (form: string): string => splitWords(form).map(foldedWord).join(' ')

/** Emoji next to a word without a space: `fotograf❤️`. */
const signs = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+/gu

/** A word in a script unknown to Node's folding is not a trade, so it can stay as it is. */
export const foldedWord = (word: string): string => {
  const plain = word.replace(/^[#@]+(?=.)/u, '').replaceAll(signs, '') || word.replaceAll('\uFE0F', '')
  // German as typed without a German keyboard.
  return (foldCroatian(plain) ?? plain).replaceAll('ß', 'ss')
}

const factsByKey = new Map(factWords.flatMap(({ fact, forms }) => forms.map((form) => [keyOf(form), fact] as const)))

/** The fact of the category that is named within one of its forms: `jazz bend`, `snimanje dronom`. */
function factWithin(key: string, slug: CategorySlug): NamedFact | undefined {
  const words = key.split(' ')
  const parts = words.flatMap((_, first) => words.slice(first).map((__, more) => words.slice(first, first + more + 1)))
  return parts.map((part) => factsByKey.get(part.join(' '))).find((fact) => fact?.isOf(slug))
}

/** Legal forms, which few names contain: `Tri kata šećera d.o.o.` */
const legalForms: readonly string[] = 'd o o, j d o o, doo, jdoo, d d, obrt, vl, t d, k d'.split(', ')

/** Forms that add nothing, by key. */
export const emptyForms: ReadonlySet<string> = new Set([...legalForms, ...fillerPhrases].map((form) => keyOf(form)))

/**
 * How long something is wanted, by which no list is filtered; but names contain them, too: `Modri sat`, `Ponoćni
 * trajekt`.
 */
const durations =
  'dva dana, tri dana, na dva dana, na tri dana, na par sati, par sati, nekoliko sati, na nekoliko sati, na sat vremena, sat vremena, jedan dan, cijeli dan, cijelu noć, cijelu večer, pola dana, na sat, po satu, do zore, do jutra, do ponoći, u ponoć'.split(
    ', ',
  )

/** Correctly spelt words that are one slip away from a trade: `muški` from music, `Klara` from a klapa. */
const noSlips =
  'muški, muška, muške, Klara, Klare, Klari, Klaru, Lara, Lare, Lari, Laru, Franka, Franke, Franki, Franku, Biserka, Biserke, Karmen, Dejan, Dejana, Kovačić, Kovačića, Muzić, kiša, kiše, kišu, kiši, Iskra, vilica, vilice'.split(
    ', ',
  )

/** Not towns, which would be `u Otoku` and `u Rijeci`. There is no list of all islands or rivers. */
const noTowns = ['na otoku', 'na otok', 'na otocima', 'na otoke', 'uz rijeku', 'uz jezero']

/** `dalmatinska`, `lički`, by key. */
const adjective = /^[a-z]+[sc]k(?:i|a|o|e|og|oga|om|ome|oj|u|im|ih|ima)$/

/** By themselves these say what is wanted; next to words, separated from them, they count like another word for it. */
const pictograms: readonly (readonly [slug: CategorySlug, drawn: string])[] = [
  ['fotografija', '📷 📸'],
  ['video-produkcija', '🎥 🎬 📹'],
  ['glazba', '🎵 🎶 🎤 🎸 🎻 🎷 🎺 🥁 🎹 🪗 🎆 🎇'],
  ['dekoracija-i-cvijece', '💐 🌷 🎈 🌹 🕊'],
  ['odjeca', '👗 👔 👠 🤵'],
  ['make-up-i-frizura', '💄 💅 💇 💇‍♀ 💇‍♂'],
  ['hrana-i-slastice', '🎂 🍰 🧁 🍽 🍾 🍷'],
  ['transport', '🚗 🚘 🚌 🛥 ⛵ 🚁 🚐 🚤'],
  ['pozivnice-i-pokloni', '💌 🎁'],
  ['lokacija', '🏰 🏨'],
]

/** Forms of trades, facts, towns and regions by key. */
export const meanings: ReadonlyMap<string, Meaning> = (() => {
  const found = new Map<string, Meaning>()
  for (const [key, fact] of factsByKey) found.set(key, { fact })
  for (const { slug, forms } of trades)
    for (const key of forms.map(keyOf)) found.set(key, { trade: slug, fact: factWithin(key, slug) })
  for (const { name, isAmbiguous, isDoubtful, forms, shortForms } of townForms) {
    for (const key of forms.map(keyOf)) found.set(key, { ...found.get(key), place: { name, isAmbiguous, isDoubtful } })
    for (const key of shortForms)
      found.set(key, { ...found.get(key), place: { name, isAmbiguous: false, isShort: true } })
  }
  for (const region of regions) {
    const { name, isAmbiguous = false } = region
    for (const key of region.forms.split(',').map(keyOf)) {
      const ofWord = adjective.test(key) ? ({ isAdjective: true } as const) : {}
      found.set(key, { place: { name, isAmbiguous, region, ...ofWord } })
    }
  }
  for (const { town, forms } of townParts)
    for (const key of forms.map(keyOf))
      if (!found.has(key)) found.set(key, { place: { name: town, isAmbiguous: true, isPart: true } })
  for (const [slug, drawn] of pictograms)
    for (const sign of drawn.split(' ')) found.set(sign, { trade: slug, fact: undefined })
  for (const form of [...noTowns, ...durations, ...noSlips, ...legalForms, ...fillerPhrases]) found.set(keyOf(form), {})
  for (const key of knownWords.map(keyOf)) if (!found.has(key)) found.set(key, {})
  return found
})()

/** The words of a form in an order that does not depend on theirs. */
export const inAnyOrder = (words: readonly string[]): string => words.toSorted().join(' ')

const isSameMeaning = (one: Meaning, other: Meaning) =>
  one.trade === other.trade && one.fact === other.fact && one.place?.name === other.place?.name

/** Forms of several words, by these in any order; null if two forms of the same words differ. */
export const meaningsInAnyOrder: ReadonlyMap<string, Meaning | null> = (() => {
  const found = new Map<string, Meaning | null>()
  for (const [key, meaning] of meanings) {
    if (!key.includes(' ')) continue
    const words = inAnyOrder(key.split(' '))
    const other = found.get(words)
    found.set(words, other === undefined || (other && isSameMeaning(other, meaning)) ? meaning : null)
  }
  return found
})()

/** The number of words in the longest form. */
export const LONGEST_FORM = Math.max(...meanings.keys().map((key) => key.split(' ').length))

const keysIn = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(foldedWord))

/** Words for someone like a priest, whom nobody here is; they add nothing, either. */
export const absent = keysIn(absentWords)

export const fillers: ReadonlySet<string> = keysIn(fillerWords).union(absent)

/** One map, since most look-ups find nothing. */
const listedAndDeclined: ReadonlyMap<string, Meaning> = new Map([...declinedForms(meanings, fillers), ...meanings])

/** The meaning of a form, listed or declined from a listed one. */
export const meaningOf = (key: string): Meaning | undefined => listedAndDeclined.get(key)

/** Before a town, these leave no doubt that it is one. */
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
