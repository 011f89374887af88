import { factDefinitions } from '#contract/facts.ts'
import { fewInWords, numberOf } from './spelled-numbers.ts'
import { cut, letters, unit, word } from './written-words.ts'

/** The facts that these words name; if nobody states so much, the list is not filtered by them. */
export const softFacts = ['fact_hours', 'fact_members'] as const

export type SoftFact = (typeof softFacts)[number]

/** A fact with its number and words; without a fact, words by which no list is filtered, such as `od 18 sati`. */
export interface NamedAmount {
  text: string
  fact?: SoftFact
  number?: number
}

const before = `(?:${word('za|na|oko|barem|bar|najmanje|minimalno|minimum|min|cca|ca|otprilike|preko|trajanje|u trajanju od|s|sa|od|ima|for|at least')}\\s*){0,3}`
/** Not within another number. */
const start = String.raw`(?<![${letters}\d])(?<!\d[.,:/-]\s?)`
const hourUnit = 'sati|sata|sat|h|hrs?|hours?|stunden|std'
const daytime = 'ujutro|ujutru|navečer|navecer|popodne|poslijepodne|prijepodne|iza ponoći|iza ponoci'
const time = String.raw`\d{1,2}(?:[:.]\d{2})?(?![\d.,]*\d)`
const lowNumber = `(?:\\d{1,2}\\s*(?:${word('do|ili')}|-|–)\\s*)?`

/** Numerals before `-satni` and `-člani`. */
const stems = 'jedno dvo tro četvero petero šestero sedmero osmero devetero desetero'.split(' ')
const otherStems = 'jedno dvo tro četvoro peto šesto sedmo osmo deveto deseto'.split(' ')
const joint = `(?:${[...stems, ...otherStems].map((stem) => stem.replace('č', '[čc]').replace('š', '[šs]')).join('|')})`

function numberOfStem(text: string): number {
  const plain = text.toLowerCase().replace('cet', 'čet').replace('sest', 'šest')
  return Math.max(stems.indexOf(plain), otherStems.indexOf(plain)) + 1
}

const few = `(?<number>\\d{1,2}|${fewInWords})`
const member = `[čc]lan(?:a|ova|i|om|og|oga|u|e|ima|ovi)?`
const player = 'glazbenika|muzičara|muzicara|svirača|sviraca|svirca|tamburaša|tamburasa|pjevača|pjevaca|klapaša|klapasa'

/** After these, a range is not a time of day: `za 6-8 sati`. */
const range = new RegExp(
  `${start}${word('za|na|barem|u trajanju od|trajanje')}\\s*\\d{1,2}\\s*(?:${word('do|ili')}|-|–)\\s*${few}${unit(hourUnit)}`,
  'iu',
)

const durations = [
  new RegExp(`${start}${before}${lowNumber}${few}${unit(hourUnit)}`, 'iu'),
  new RegExp(`${start}(?:(?<number>\\d{1,2})\\s*-?\\s*|(?<stem>${joint}))satn[${letters}]{1,3}(?![${letters}])`, 'iu'),
]

const members = [
  new RegExp(`${start}${before}${lowNumber}${few}\\s*-?\\s*${member}(?![${letters}\\d])`, 'iu'),
  new RegExp(`${start}(?<stem>${joint})${member}(?![${letters}\\d])`, 'iu'),
  // The players beside the number are a trade.
  new RegExp(`${start}${before}${few}(?=\\s+(?:${player})(?![${letters}]))`, 'iu'),
]

/** A time of day: a range of hours, or after words like `u` and `do`. */
const times = [
  new RegExp(
    `${start}${word('od')}\\s*${time}(?:${unit(hourUnit)})?(?:${unit(daytime)})?\\s*(?:${word('do')}|-|–)\\s*${time}(?:(?:${unit(hourUnit)})?${unit(daytime)}|${unit(hourUnit)}|(?=\\s*$))`,
    'iu',
  ),
  new RegExp(`${start}${time}\\s*(?:-|–)\\s*${time}${unit(hourUnit)}`, 'iu'),
  new RegExp(
    `${start}${word('u|do|iza|nakon|poslije|prije|početak u|from|until|at|ab|um')}\\s*${time}(?:${unit(hourUnit)}(?:${unit(daytime)})?|${unit(daytime)})`,
    'iu',
  ),
  new RegExp(
    `${start}${word('od')}\\s*(?:(?:1[3-9]|2[0-4])(?:[:.]\\d{2})?${unit(`${hourUnit}|${daytime}`)}|${time}(?:${unit(hourUnit)})?${unit(daytime)})`,
    'iu',
  ),
  new RegExp(`${start}(?:${word('u|od|do|iza')}\\s*)?\\d{1,2}:\\d{2}(?:${unit(hourUnit)})?(?![\\d:])`, 'iu'),
]

/** Quantities by which no list is filtered. */
const others = new RegExp(
  `${start}(?:${word('za|na|od')}\\s*)?\\d{1,3}${unit('dana?|noći|noci|noćenja|tjedana?|tjedna|kg|kila|kilograma|kom|komada|katova|kata|m2|m²|litara|l')}`,
  'iu',
)

const sumUnit =
  'osobi|osoba|os|gostu|glavi|čovjeku|covjeku|stolici|stolica|person|pers|komadu|kom|satu|sat|h|danu|dan|kg'

/** `60 eura stolica`, `100 eura sat`: the price of a seat or an hour. */
const chair = 'stolica|stolici|stolicu|sat|h'

/** Per person or hour, whereas lists are filtered by starting price: `do 50 € po osobi`, `po stolici 60 eura`. */
const unitPrices = [
  new RegExp(
    `${start}(?:${word('po|do|od|za|oko|max|cca|ispod|najviše')}\\s*){0,2}€?\\s*(?<!\\d)\\d{1,6}(?:[.,]\\d{1,3})?\\s*(?:€|${unit('eura?|euri|eur|e')})?\\s*(?:/|${word('po|na|per|pro')})\\s*(?:${sumUnit})(?![${letters}\\d])`,
    'iu',
  ),
  new RegExp(
    `${start}(?:${word('do|od|za|oko|max|cca|ispod|najviše')}\\s*){0,2}€?\\s*(?<!\\d)\\d{1,3}\\s*(?:€|${unit('eura?|euri|eur|e')})\\s*(?:${chair})(?![${letters}\\d])`,
    'iu',
  ),
  // `pozivnice po 2 eura`: per piece.
  new RegExp(`${start}${word('po')}\\s*\\d{1,2}(?:[.,]\\d{1,2})?\\s*(?:€|${unit('eura?|euri|eur|e')})`, 'iu'),
  // `meni do 50 €`: also per seat.
  new RegExp(
    `${start}(?<=${word('meni|meniji|menijem|menu')}\\s+)(?:${word('do|od|za|oko|max|cca|ispod|najviše')}\\s*){0,2}€?\\s*\\d{1,3}(?:[.,]\\d{1,2})?\\s*(?:€|${unit('eura?|euri|eur|e')})`,
    'iu',
  ),
  new RegExp(
    `${start}${word('po')}\\s*(?:${sumUnit})\\s+(?:${word('do|od|oko|max|cca|ispod|najviše')}\\s*)?€?\\d{1,6}(?:[.,]\\d{1,3})?(?:\\s*€|${unit('eura?|euri|eur|e')})`,
    'iu',
  ),
]

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null)

const numberIn = ({ groups }: RegExpExecArray) => {
  const { number, stem }: Record<string, string | undefined> = groups ?? {}
  return stem === undefined ? numberOf(number ?? '') : numberOfStem(stem)
}

/** The hours, members and times of day that the words name, and the remaining words. */
export function readHours(search: string): { rest: string; named: NamedAmount[] } {
  // Patterns would try each of many spaces.
  let rest = search.replaceAll(/\s+/g, ' ')
  const named: NamedAmount[] = []
  const take = (found: RegExpExecArray | undefined, fact?: SoftFact) => {
    if (!found) return
    rest = cut(rest, found)
    const number = numberIn(found)
    const most = fact === 'fact_hours' ? factDefinitions.hours.max : factDefinitions.members.max
    const isFact = fact !== undefined && number >= 1 && number <= most
    named.push({ text: found[0].trim(), ...(isFact && { fact, number }) })
  }
  take(firstOf(unitPrices, rest))
  const long = range.exec(rest) ?? undefined
  take(long, 'fact_hours')
  // A time of day comes before a number of hours: `od 18 do 24 sata`.
  if (!long) take(firstOf(times, rest))
  if (!long) take(firstOf(durations, rest), 'fact_hours')
  take(firstOf(members, rest), 'fact_members')
  take(others.exec(rest) ?? undefined)
  return { rest, named }
}
