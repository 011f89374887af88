import { foldedWord } from './meanings.ts'
import { monthNumber } from './month-names.ts'

/** The stems of the ordinals, starting with the first: `prvi lipnja`, `šestog`, `u devetom mjesecu`. */
const stems =
  'prv drug treć četvrt pet šest sedm osm devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest dvadeset'
const endings = ['i', 'og', 'oga', 'eg', 'ega', 'om', 'em']

const numbersOf = (stem: string, number: number) =>
  endings.map((ending) => [foldedWord(stem + ending), number] as const)

const ordinals = new Map([
  ...stems.split(' ').flatMap((stem, index) => numbersOf(stem, index + 1)),
  ...numbersOf('trideset', 30),
])
const tens = new Map([
  ['dvadeset', 20],
  ['trideset', 30],
])

const ordinalOf = (word = '') => ordinals.get(foldedWord(word))

const isMonth = (word = '') => monthNumber(word.replace(/[.,]$/, '')) !== undefined || /^mjesec[au]?$/i.test(word)

const unitsOfYears = ['prv', 'drug', 'treć', 'četvrt', 'pet', 'šest', 'sedm', 'osm', 'devet'].map(foldedWord)

const spelledYear =
  /(?<!\p{L})dv(?:ij)?e\s+(?:tisu[ćc]e|hiljade)\s+(?:i\s+)?(?<ten>dvadeset|trideset)\s+(?:i\s+)?(?<unit>\p{L}{3,7})[aeiu](?!\p{L})\.?/giu

/** `dvije tisuće dvadeset i sedme` becomes `2027`. */
export const yearsInDigits = (text: string): string =>
  text.replaceAll(spelledYear, (typed, ten: string, unit: string) => {
    const number = unitsOfYears.indexOf(foldedWord(unit)) + 1
    return number === 0 ? typed : String(2000 + (tens.get(foldedWord(ten)) ?? 0) + number)
  })

/** A sequence is not a day: `prvi drugi treći`. */
const isPair = (day: number, word: string) => /(?:g|ga)$/i.test(word) || (/i$/i.test(word) && day > 3)

/**
 * Whether the ordinal is a day or a month: a month follows, or another ordinal in the same case, as in `prvog šestog`.
 */
function isDated(word: string, day: number, next: string | undefined): boolean {
  const month = ordinalOf(next)
  const isInCase = word.at(-1) === next?.at(-1)
  return isMonth(next) || (month !== undefined && month <= 12 && isInCase && isPair(day, word))
}

/**
 * Converts days and months given as ordinals to digits: `dvanaestog lipnja` becomes `12. lipnja`, `dvanaestog šestog`
 * `12. 6.`, `u devetom mjesecu` `u 9. mjesecu`. Other ordinals stay: `prvi ples`.
 */
export function ordinalsInDigits(text: string): string {
  const read: string[] = []
  let followsDay = false
  const words = text.split(' ')
  for (const [at, word] of words.entries()) {
    const one = ordinalOf(word)
    if (one === undefined || !(followsDay || isDated(word, one, words[at + 1]))) {
      read.push(word)
      followsDay = false
      continue
    }
    const before = read.at(-1) === 'i' ? -2 : -1
    const ten = one < 10 ? tens.get(foldedWord(read.at(before) ?? '')) : undefined
    if (ten !== undefined) read.splice(before)
    read.push(`${one + (ten ?? 0)}.`)
    followsDay = !followsDay && !isMonth(words[at + 1])
  }
  return read.join(' ')
}
