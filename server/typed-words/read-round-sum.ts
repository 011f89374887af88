import type { CategorySlug } from '#contract/categories.ts'
import { thousandsInDigits } from './spelled-numbers.ts'
import { isGeneric, readingsOf } from './understand.ts'
import { cut, letters, word } from './written-words.ts'

/**
 * The lowest number next to a trade that can only be an amount of money. In the other trades a number may be guests,
 * plates or pieces; smaller numbers are a size, a fineness or a model: `vjenčanica 40`, `burme 585`, `BMW 320`.
 */
const leastSums: Partial<Record<CategorySlug, number>> = {
  fotografija: 300,
  'video-produkcija': 300,
  glazba: 300,
  odjeca: 300,
  'dekoracija-i-cvijece': 1000,
  'make-up-i-frizura': 1000,
  nakit: 1000,
  transport: 1000,
}

/** Other numbers are part of a name, a postcode or a phone number. */
const ROUND = 50

/** Also part of a name or a style of music: `Foto 2000`. */
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text)

/** After `za` it means guests. */
const roundSum = new RegExp(
  String.raw`(?:(?<above>${word('od|iznad|preko|barem|najmanje|min|minimum|minimalno')})\s*|(?:${word('oko|cca|ca|circa|otprilike')}|~|≈)\s*)?(?<![${letters}\d.,/+-]|\d\s|(?<!\p{L})za\s+)(?<sum>\d{1,2}[. ]\d{3}|\d{3,4})(?![${letters}\d.,/+-]|\s+\d)`,
  'iu',
)

interface RoundSum {
  rest: string
  price_min?: number
  price_max?: number
}

/** The amount in `dj 400` and `bend dvije tisuće`, if all other words mean a trade, a town or nothing. */
export function readRoundSum(search: string, category: CategorySlug | undefined): RoundSum | null {
  const text = thousandsInDigits(search)
  const found = roundSum.exec(text)
  const { sum = '', above } = found?.groups ?? {}
  const number = Number(sum.replace(/[. ]/, ''))
  if (found === null || (isYear(sum) && search.includes(sum)) || number % ROUND !== 0) return null
  const rest = cut(text, found)
  const trade = category ?? readingsOf(rest)[0]?.category
  const least = trade && leastSums[trade]
  if (least === undefined || number < least || !isGeneric(rest)) return null
  return above === undefined ? { rest, price_max: number } : { rest, price_min: number }
}
