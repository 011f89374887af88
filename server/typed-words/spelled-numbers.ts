import { letters } from './written-words.ts'

/** Patterns of spelled-out numbers, with and without diacritics; `što` is not a number. */
type Words = readonly (readonly [pattern: string, number: number])[]

const ones: Words = [
  ['jedn[au]', 1],
  ['dv(?:ije|i|e|a)', 2],
  ['tri', 3],
  ['[čc]etiri', 4],
  ['pet', 5],
  ['[šs]est', 6],
  ['sedam', 7],
  ['osam', 8],
  ['devet', 9],
  ['deset', 10],
]

const tens: Words = [
  ['deset', 10],
  ['dvadeset', 20],
  ['trideset', 30],
  ['[čc]etrdeset', 40],
  ['pedeset', 50],
  ['[šs]ezdeset', 60],
  ['sedamdeset', 70],
  ['osamdeset', 80],
  ['devedeset', 90],
]

const hundreds: Words = [
  ['sto|stotin(?:u|jak)', 100],
  ['dv(?:je|i|e)st(?:o|a|otinjak)|dv(?:ij)?e\\s+stotine', 200],
  ['trist(?:o|a|otinjak)|tri\\s+stotine', 300],
  ['[čc]etirist(?:o|otinjak)|[čc]etiri\\s+stotine', 400],
  ['petst(?:o|otinjak)|pesto|pet\\s+stotina', 500],
  ['[šs]est(?:o|otinjak)|[šs]est\\s+stotina', 600],
  ['sedamst(?:o|otinjak)|sedam\\s+stotina', 700],
  ['osamst(?:o|otinjak)|osam\\s+stotina', 800],
  ['devetst(?:o|otinjak)|devet\\s+stotina', 900],
]

/** For people of both sexes: `nas dvoje`. */
const collective: Words = [
  ['dvoje', 2],
  ['troje', 3],
  ['[čc]etvero', 4],
  ['petero', 5],
  ['[šs]estero', 6],
]

const oneOf = (words: Words) => `(?:${words.map(([pattern]) => pattern).join('|')})`

const valueOf = (words: Words, text = '') =>
  words.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(text))?.[1] ?? 0

/** Tens and hundreds, exact or approximate: `sto pedeset`, `dvjestotinjak`, `pedesetak`. */
export const spelledNumber = `(?:${oneOf(hundreds)}(?:\\s*(?:i\\s+)?${oneOf(tens)})?|${oneOf(tens)})(?:ak)?`

/** From one to ten: `šest sati`. */
export const fewInWords: string = oneOf(ones)

/** `nas dvoje`, `u dvoje`. */
export const collectiveNumber: string = oneOf(collective)

const parts = new RegExp(`^(${oneOf(hundreds)})?\\s*(?:i\\s+)?(${oneOf(tens)})?(?:ak)?$`, 'iu')

/** The value of a number in digits, as in `30ak`, or in words. */
export function numberOf(text: string): number {
  const digits = /\d+/.exec(text)
  if (digits) return Number(digits[0])
  const [, hundred, ten] = parts.exec(text) ?? []
  return valueOf(hundreds, hundred) + valueOf(tens, ten) || valueOf(collective, text) || valueOf(ones, text)
}

const end = String.raw`(?![${letters}\d])`
const thousandWord = '(?:tisu[ćc][aeu]?|som(?:a|e|ova)?|hiljad[aeu])'
const some = `\\d{1,3}(?:[.,]\\d)?`
/** `tisuću i petsto`, `dvije i pol tisuće`, `tisuću i pol`. */
const more = `(?:\\s+(?:i\\s+)?(?<more>pol|${oneOf(hundreds)}(?:\\s*(?:i\\s+)?${oneOf(tens)})?)${end})?`
const thousandsOf = (digitsUnit: string) =>
  `(?:(?<digits>${some})\\s*(?:${digitsUnit})|(?:(?<word>${oneOf(ones)})(?<half>\\s+i\\s+pol)?\\s+)?${thousandWord})${end}${more}`
const thousands = thousandsOf(`k|${thousandWord}`)

/** `2-3k`, `dvije do tri tisuće`: both are thousands. */
const thousandsBetween = new RegExp(
  `(?<![${letters}\\d.,])(?<low>${some}|${oneOf(ones)})\\s*(?:do|-|–)\\s*(?<high>${some}|${oneOf(ones)})\\s*(?:k|${thousandWord})${end}`,
  'giu',
)

/**
 * Only used for money, so no currency is needed; whole numbers before a k may also be film resolutions or gold: `4k`,
 * `14k`.
 */
const grand = new RegExp(
  `(?<![${letters}\\d.,])(?:(${some}|${oneOf(ones)})\\s+som(?:a|e|ova)|([1-9][.,]\\d|[1-3])\\s?k)${end}(?!\\s*(?:€|eur))`,
  'giu',
)

const countOf = (text: string) => (/\d/.test(text) ? Number(text.replace(',', '.')) : valueOf(ones, text))

/** Half a thousand, or the hundreds after a thousand. */
const moreOf = (text: string) => (text.toLowerCase() === 'pol' ? 500 : numberOf(text))

const spelledThousands = new RegExp(`(?<![${letters}\\d.,])${thousandsOf(thousandWord)}`, 'giu')

/** Converts thousands to digits, even without a currency: `dvije tisuće`. */
export const thousandsInDigits = (text: string): string =>
  text.replaceAll(spelledThousands, (...found) => inThousandsOf(found))

/** The value of a match of `thousands`, whose groups come last. */
function inThousandsOf(found: unknown[]): string {
  const { digits, word, half, more: rest } = found.at(-1) as Record<string, string | undefined>
  const count = digits === undefined ? valueOf(ones, word) || 1 : countOf(digits)
  return String(1000 * count + (half === undefined ? 0 : 500) + (rest === undefined ? 0 : moreOf(rest)))
}

/** The official conversion rate from kuna to euro. */
const KUNA_PER_EURO = 7.5345

const kuna =
  /(?<![\p{L}\p{N}.,])((?:\d{1,3}(?:[. ]\d{3})+|\d{1,7})(?:,\d{1,2})?)\s*(?:kn|kun[aeu]|hrk)(?![\p{L}\p{N}])/giu

const thousandsOfKuna = new RegExp(`(?<![${letters}\\d.,])${thousands}(?=\\s*(?:kn|kun[aeu]|hrk)${end})`, 'giu')

const inEuros = (_: string, sum: string) =>
  `${Math.round(Number(sum.replaceAll(/[. ]/g, '').replace(',', '.')) / KUNA_PER_EURO)} €`

/**
 * Converts amounts to digits and euros: `do dvije tisuće` becomes `do 2000`, `500 kn` becomes `66 €`. A spelled-out
 * number is an amount after words like `do` and before the currency.
 */
export function sumsInDigits({ before, currency }: { before: string; currency: string }): (text: string) => string {
  const sums = (sum: string) =>
    new RegExp(
      `(?:(?<=${before}\\s*)|(?<![${letters}\\d.,])(?=${sum.replaceAll(/\?<[a-z]+>/g, '?:')}${currency}))${sum}`,
      'giu',
    )
  const [inThousands, inWords] = [sums(thousands), sums(`${spelledNumber}${end}`)]
  return (text) =>
    text
      .replaceAll(thousandsOfKuna, (...found) => inThousandsOf(found))
      .replaceAll(kuna, inEuros)
      .replaceAll(
        thousandsBetween,
        (_, low: string, high: string) => `${1000 * countOf(low)} do ${1000 * countOf(high)}`,
      )
      .replaceAll(grand, (_, som?: string, k?: string) => `${1000 * countOf(som ?? k ?? '')} €`)
      .replaceAll(inThousands, (...found) => inThousandsOf(found))
      .replaceAll(inWords, (found) => String(numberOf(found)))
}
