import type { CalendarDay } from '#contract/calendar-day.ts'
import type { CategorySlug } from '#contract/categories.ts'
import { factDefinitions, type FactKey, factsOf } from '#contract/facts.ts'
import { readPrice } from '#contract/money.ts'
import type { ProfessionalsQuery } from '#contract/professionals.ts'
import { splitWords } from '#server/fold-croatian.ts'
import { foldedWord, meanings, placePrepositions } from './meanings.ts'
import { orderWords } from './order-words.ts'
import { readDay } from './read-day.ts'
import { readFeast } from './read-feast.ts'
import { type NamedAmount, readHours, type SoftFact } from './read-hours.ts'
import { withMonthsSpelt } from './near-months.ts'
import { type NamedMonth, readMonth, withLongYears, withMonthsAhead, withoutWomensMonths } from './read-month.ts'
import { type NamedSeason, readSeason } from './read-season.ts'
import { readRoundSum } from './read-round-sum.ts'
import { readNthWeekday } from './read-nth-weekday.ts'
import { readNearDay } from './read-near-day.ts'
import { collectiveNumber, fewInWords, numberOf, spelledNumber, sumsInDigits } from './spelled-numbers.ts'
import { areFillers, isWedding, readingsOf } from './understand.ts'
import { above, amount, budget, cut, euros, lessThan, letters, unit, upTo, word } from './written-words.ts'

/**
 * The filters and the order that a sentence can name: `bend 12. 6. 2027. do 2.000 €`, `sala za 150 gostiju`, `jeftin
 * dj`.
 */
export interface WrittenFilters {
  price_min?: number
  price_max?: number
  date?: CalendarDay
  fact_hours?: number
  fact_members?: number
  fact_guests?: number
  fact_seats?: number
  fact_people?: number
  sort?: keyof typeof orderWords
}

/** Without a currency, only numbers that cannot be people, hours or a day. */
const bareSum = String.raw`(\d\.\d{3}|\d{2}\.\d{3}|[3-9]\d{2}|\d{4,5})`
const bareEnd = String.raw`(?![${letters}\d.,])(?:(?=\s+([${letters}]+))|(?!\s*[${letters}]))`

const aboutSum = word('oko|cca|ca|circa|otprilike|about|around')

const inDigits = sumsInDigits({ before: `(?:${upTo}|${above})`, currency: euros })

const about = word(
  'za|do|od|oko|cca|ca|circa|about|barem|preko|iznad|najmanje|minimalno|minimum|min|max|maks|maksimalno|najviše|najvise|otprilike|(?:više|vise|manje) od',
)
const peopleUnits =
  'ljudi|gostiju|gosta|gosti|gost|osoba|osobe|os|uzvanika|uzvanici|uzvanik|zvanica|zvanice|svatova|putnika|mjesta|sjedala|duša|dusa|djeveruša|djeverusa|djeveruše|djeveruse|cura|cure|žena|žene|zena|zene|dama|dame|guests|people|pax|persons|pers|gäste|personen|persone|ospiti'
/** Before a number that cannot be an amount of money: `nas 150`, `kapacitet 200`. */
const peopleBefore = String.raw`(?:(?:biti?\s+(?:će|ce)\s+|bi[ćc]e\s+)?nas(?:\s+je|\s+(?:će|ce)\s+biti)?|kapacitet[${letters}]{0,2}|broj gostiju|gostiju|ljudi|uzvanika|zvanic[ae]|osoba)`

/** After a sum: `500 eura max`. */
const atMost = `${word('max|maks|maksimalno|maximalno|maksimum|najviše|najvise|ili manje|i manje')}(?!\\s*\\d)`

/** The lower end of a range. */
const lowNumber = `\\d{1,3}\\s*(?:${word('do|ili')}|[-–/])\\s*`

/** Other ways to write `1.000 €`: `1'000`, `1000,-`, `1.000,00`, `< 1000`, `max. 1000`. */
const writtenSums: readonly [RegExp, string][] = [
  [/(?<=\d)['’](?=\d{3})/gu, '.'],
  [/(?<=\d),(?:[-–]+|00)(?!\d)/gu, ''],
  [/[<≤]=?\s*(?=[€\d])/gu, ' do '],
  [/[>≥]=?\s*(?=[€\d])/gu, ' od '],
  [/(?<=(?<!\p{L})(?:max|maks|min))\./giu, ''],
]

const plainSums = (text: string) =>
  writtenSums.reduce((plain, [pattern, instead]) => plain.replaceAll(pattern, instead), text).trim()

const patterns = {
  between: new RegExp(
    `(?:${word(`od|između|izmedu|izmedju|between|zwischen|from|${budget}`)}\\s*)?(?<![${letters}\\d.,])${amount}(?:${euros})?\\s*(?:${word('do|i|and|und|to|bis')}|-|–)\\s*${amount}${euros}`,
    'iu',
  ),
  // A year before an amount: `fotograf 2027 do 3.000 €`.
  fromYear: /(?<![\p{L}\p{N}.,]|(?:od|između|izmedu|izmedju)\s*)20[2-4]\d\.?\s+do\s/iu,
  // Not two years.
  bareBetween: new RegExp(
    `(?:${word(`od|između|izmedu|izmedju|${budget}`)}\\s*)?(?<![${letters}\\d.,/-])(?!20[2-4]\\d\\s*[-–]\\s*20[2-4]\\d)${bareSum}\\s*(?:${word('do|i')}|-|–)\\s*${bareSum}${bareEnd}`,
    'iu',
  ),
  below: new RegExp(`${word(`${lessThan}|${budget}`)}\\s*€?\\s*${amount}${euros}`, 'iu'),
  from: new RegExp(`${above}\\s*€?\\s*${amount}${euros}`, 'iu'),
  to: new RegExp(`(?:${upTo}\\s*)?(?:${aboutSum}\\s*)?(?<![${letters}\\d.,])${amount}${euros}(?:\\s*${atMost})?`, 'iu'),
  toAfterSign: new RegExp(`(?:${upTo}\\s*)?(?:€|${word('eura?|euro')})\\s*${amount}(?![${letters}\\d.,])`, 'iu'),
  bare: new RegExp(`(?:${upTo}|${aboutSum})\\s*€?\\s*${bareSum}${bareEnd}`, 'iu'),
  people: new RegExp(
    `(?:${word(peopleBefore)}:?\\s*)?(?:${about}\\.?\\s*){0,3}(?:(?<![${letters}\\d.,])\\d{1,4}\\s*(?:${word('do|ili')}|[-–/])\\s*)?(?<![${letters}\\d.,])(\\d{1,4}(?:-?(?:ak|tinjak))?|${spelledNumber}|${collectiveNumber}|(?<!(?:deset|st[oa]|jak|\\si)\\s)${fewInWords})\\s*\\+?${unit(peopleUnits)}`,
    'iu',
  ),
  peopleBefore: new RegExp(
    `${word(peopleBefore)}:?\\s*(?:${about}\\s*)?(\\d{1,4}(?!\\s*(?:€|eur))|${spelledNumber})(?![${letters}\\d.,])`,
    'iu',
  ),
  together: new RegExp(`(?:${word('nas|u')}\\s+|(?<![${letters}\\d])u)(${collectiveNumber})(?![${letters}\\d])`, 'iu'),
  // The seats of a van: `8+1`.
  seats: /(?<![\p{L}\p{N}.,])(\d{1,2})\s?\+\s?1(?![\p{L}\p{N}])/u,
  bareNumber: new RegExp(
    `${word('za')}\\s*(?!20[2-4]\\d(?!\\d))(\\d{1,4}|${spelledNumber})(?=$|\\s+([${letters}]+))`,
    'iu',
  ),
  // For a venue this means guests, since its price is per person or in thousands.
  bareGuests: new RegExp(
    `(?:(?:${about}\\s*){1,3}(?:${lowNumber})?|(?<![${letters}\\d.,])${lowNumber})(\\d{2,3})(?![${letters}\\d.,€])(?=\\s*$|\\s+([${letters}]+))`,
    'iu',
  ),
  perPerson: new RegExp(`(?:${word('po')}|/)\\s*${word('osobi|osoba|gostu|glavi|čovjeku|stolici|person')}`, 'iu'),
}

function priceOf(text = ''): number | undefined {
  const read = readPrice(text)
  return read.message === undefined ? (read.price ?? undefined) : undefined
}

/**
 * `između 2000 i 1000`, `2000-1000 €`: the higher amount comes first, unless it is a year (`fotograf 2027 - 1.000 €`) or
 * belongs to a name (`Studio 2000 do 1.000 €`).
 */
const isTurnedRange = (text: string, first: number) => /^\p{L}|[-–]/u.test(text) && (first < 2020 || first >= 2050)

interface Read {
  rest: string
  filters: WrittenFilters
}

/** Words that may follow a number before another wish: `torta za 80 bez glutena`. */
const joining: ReadonlySet<string> = new Set(['bez', 's', 'sa', 'i', 'do', 'ispod', 'za'])

/** Only if nothing countable follows: `za 200 u Splitu`, but not `za 3 sata`. The last capture is the next word. */
function uncounted(found: RegExpExecArray | null): RegExpExecArray | null {
  const next = found?.at(-1)
  const isPlace =
    next !== undefined &&
    (placePrepositions.has(foldedWord(next)) ||
      joining.has(foldedWord(next)) ||
      meanings.get(foldedWord(next))?.place !== undefined)
  return next === undefined || isPlace ? found : null
}

/** `bend 80e` plays the music of that decade. */
const decade = /^[5-9]0-?e$/i

function readPrices(read: Read, category: CategorySlug | undefined, mayBeRound: boolean): Read {
  const { rest: typed, filters } = read
  // Lists are filtered by starting price, which is a different amount.
  if (patterns.perPerson.test(typed)) return read
  const rest = inDigits(plainSums(typed))
  const taken = (found: RegExpExecArray, prices: Pick<WrittenFilters, 'price_min' | 'price_max'>): Read => ({
    rest: cut(rest, found),
    filters: { ...filters, ...prices },
  })
  const between = patterns.fromYear.test(rest)
    ? null
    : (patterns.between.exec(rest) ?? uncounted(patterns.bareBetween.exec(rest)))
  const [first, second] = [priceOf(between?.[1]), priceOf(between?.[2])]
  if (between && first !== undefined && second !== undefined && (first <= second || isTurnedRange(between[0], first)))
    return taken(between, { price_min: Math.min(first, second), price_max: Math.max(first, second) })
  const below = patterns.below.exec(rest)
  const from = below ? null : patterns.from.exec(rest)
  const price_min = priceOf(from?.[1])
  if (from && price_min !== undefined) return taken(from, { price_min })
  const to = below ?? patterns.to.exec(rest) ?? patterns.toAfterSign.exec(rest) ?? uncounted(patterns.bare.exec(rest))
  if (to && decade.test(to[0]) && tradeOf(cut(rest, to)) === 'glazba') return read
  const price_max = priceOf(to?.[1])
  if (to && price_max !== undefined) return taken(to, { price_max })
  const { rest: plain, ...round } = (mayBeRound ? readRoundSum(rest, category) : null) ?? {}
  return plain === undefined ? read : { rest: plain, filters: { ...filters, ...round } }
}

type PeopleFact = 'fact_guests' | 'fact_seats' | 'fact_people'

/** The trades for which a number of people matters, and up to which number a search means that. */
const peopleFacts: Partial<Record<CategorySlug, { fact: PeopleFact; most: number; isHard?: true }>> = {
  // A hall that is too small is of no use.
  lokacija: { fact: 'fact_guests', most: factDefinitions.guests.max, isHard: true },
  'hrana-i-slastice': { fact: 'fact_guests', most: factDefinitions.guests.max },
  // A larger party than a coach seats comes in several.
  transport: { fact: 'fact_seats', most: 60 },
  'make-up-i-frizura': { fact: 'fact_people', most: 20 },
}

const tradeOf = (search: string) => readingsOf(search)[0]?.category

/**
 * `za 150 ljudi` and, after a trade for which that matters or in its category, `sala za 150`. For a photographer the
 * number does not matter and is dropped.
 */
function readPeople({ rest, filters }: Read, category: CategorySlug | undefined): Read & Pick<ReadSoft, 'soft'> {
  const beside = category ?? tradeOf(rest)
  const counted =
    (beside === 'transport' ? patterns.seats.exec(rest) : null) ??
    patterns.people.exec(rest) ??
    patterns.peopleBefore.exec(rest) ??
    patterns.together.exec(rest)
  const guests = beside === 'lokacija' ? patterns.bareGuests.exec(rest) : null
  const found = counted ?? uncounted(guests) ?? uncounted(patterns.bareNumber.exec(rest))
  const number = numberOf(found?.[1] ?? '')
  if (!found || !(number >= 1 && number <= factDefinitions.guests.max)) return { rest, filters, soft: [] }
  const without = cut(rest, found)
  const trade = category ?? tradeOf(without)
  const meant = trade === undefined ? peopleFacts.lokacija : peopleFacts[trade]
  const isMeant = meant !== undefined && number <= meant.most
  if (!counted && !(trade !== undefined && isMeant)) return { rest, filters, soft: [] }
  if (!isMeant) return { rest: without, filters, soft: [] }
  const soft = meant.isHard ? [] : [{ text: found[0].trim(), fact: meant.fact }]
  return { rest: without, filters: { ...filters, [meant.fact]: number }, soft }
}

const ordersByWord = new Map(
  (['price', 'rating'] as const).flatMap((order) =>
    splitWords(orderWords[order]).map((form) => [foldedWord(form), order] as const),
  ),
)

/** `koji nije preskup` */
const notDear = new RegExp(word('(?:nije|nisu|ne)\\s+(?:pre)?skup[aoie]?|neskup[aoie]?|not (?:too )?expensive'), 'iu')

/** An order requires a trade, a town or everybody (`jeftina svadba`), since a company may be called `Najbolji dan`. */
function readOrder({ rest, filters }: Read, { category_id, sort }: ProfessionalsQuery): Read {
  const keys = splitWords(rest).map(foldedWord)
  const isCheap = notDear.test(rest)
  const order = isCheap ? 'price' : keys.map((key) => ordersByWord.get(key)).find((named) => named !== undefined)
  if (order === undefined || sort !== undefined) return { rest, filters }
  const isOfAll = keys.every((key) => ordersByWord.has(key) || isWedding(key))
  const isMeant = category_id !== undefined || isOfAll || readingsOf(rest).length > 0
  return isMeant ? { rest, filters: { ...filters, sort: order } } : { rest, filters }
}

const isNoName = (rest: string) => areFillers(rest) || readingsOf(rest).length > 0

/** `sutra` counts next to a trade or a town, or alone, since a company may be called `Bolje sutra`. */
function readAnyDay(search: string, today: CalendarDay): ReturnType<typeof readDay> {
  const written = readDay(search, today)
  // `Valentinovo, 14. 2.` leaves the name of the day.
  if (written.date !== undefined) return { ...written, rest: readFeast(written.rest, today)?.rest ?? written.rest }
  const inMonth = readNthWeekday(search, today)
  if (inMonth) return inMonth
  const feast = readFeast(search, today)
  if (feast && isNoName(feast.rest)) return feast
  const near = readNearDay(search, today)
  return near && isNoName(near.rest) ? near : written
}

interface DayOrMonth {
  date?: CalendarDay | undefined
  month?: NamedMonth | undefined
  rest: string
}

/** Before amounts, because a month's year is not one. Misspelt months only count if there is none spelt correctly. */
function readDayOrMonth(search: string, query: ProfessionalsQuery, today: CalendarDay): DayOrMonth {
  const readFrom = (text: string): DayOrMonth => {
    const { rest, date } = readAnyDay(text, today)
    const inMonth = (date ?? query.date) === undefined ? readMonth(rest, today) : undefined
    return { date, month: inMonth?.named, rest: inMonth?.rest ?? rest }
  }
  const long = withLongYears(withMonthsAhead(withoutWomensMonths(search), today), today)
  const typed = readFrom(long)
  if ((typed.date ?? typed.month) !== undefined) return typed
  const text = withMonthsSpelt(long)
  const spelt = text === long ? typed : readFrom(text)
  return (spelt.date ?? spelt.month) === undefined ? typed : spelt
}

/** Hours, members and people in the words. */
interface ReadSoft {
  /** Filters with their words, applied as long as somebody states that much. */
  soft: { text: string; fact?: SoftFact | PeopleFact }[]
  /** Words by which no list is filtered. */
  unstated: string[]
}

/**
 * `dj za 6 sati`, `peteročlani bend`; no filter in a category that does not state such a fact, or for a time of day.
 */
function readHoursOf(
  { rest: typed, filters }: Read,
  { category_id }: ProfessionalsQuery,
  category: CategorySlug | undefined,
): Read & ReadSoft {
  const { rest, named } = readHours(typed)
  const trade = category ?? tradeOf(rest)
  // By itself, `Tri sata` is more likely a name.
  const isMeant = areFillers(rest) ? named.every(({ text }) => /\d/.test(text)) : isNoName(rest)
  if (named.length === 0 || !(category_id !== undefined || isMeant))
    return { rest: typed, filters, soft: [], unstated: [] }
  const isStated = ({ fact }: NamedAmount) =>
    fact !== undefined && (trade === undefined ? category_id !== undefined : factsOf(trade).includes(keyOfFact[fact]))
  const soft = named.filter(isStated)
  const unstated = named.filter((one) => !isStated(one)).map(({ text }) => text)
  return { rest, filters: { ...filters, ...amountsOf(soft) }, soft, unstated }
}

const keyOfFact = { fact_hours: 'hours', fact_members: 'members' } as const satisfies Record<string, FactKey>

const amountsOf = (soft: NamedAmount[]): Pick<WrittenFilters, SoftFact> =>
  Object.fromEntries(soft.map(({ fact, number }) => [fact, number])) as Pick<WrittenFilters, SoftFact> // each has both

export interface ReadQuery extends ReadSoft {
  query: ProfessionalsQuery
  /** undefined if the words name none of them. */
  written: (WrittenFilters & { search: string }) | undefined
  /** Named instead of a day. */
  month: NamedMonth | undefined
  /** Named instead of a month. */
  season: NamedSeason | undefined
}

/** Adds spaces between letters and digits: `sala za120ljudi do3000eura`. */
const apart = (search: string) => search.replaceAll(/(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{3})/gu, ' ')

/**
 * The query with the amounts, day, guests and order that its words name. Filters in the words override those that are
 * set, while an order that is set overrides one in the words. Numbers are interpreted for the category that is set,
 * whatever trade the words name; `category` is its slug, if known.
 */
export function readAmounts(query: ProfessionalsQuery, today: CalendarDay, category?: CategorySlug): ReadQuery {
  const read = readTyped(query, today, category)
  const search = apart(query.search ?? '')
  if (search === (query.search ?? '')) return read
  // A name may contain a number: `Krov14`.
  const namedIn = ({ written, month, season }: ReadQuery) =>
    Object.keys(written ?? {}).length + [month, season].filter((one) => one !== undefined).length
  const spaced = readTyped({ ...query, search }, today, category, false)
  return namedIn(spaced) > namedIn(read) ? spaced : read
}

function readTyped(
  query: ProfessionalsQuery,
  today: CalendarDay,
  category: CategorySlug | undefined,
  mayBeRound = true,
): ReadQuery {
  const { search, by_name } = query
  const nothing = { query, written: undefined, month: undefined, season: undefined, soft: [], unstated: [] }
  if (search === undefined || by_name) return nothing
  const { date, month, rest: undated } = readDayOrMonth(search, query, today)
  const dated: Read = { rest: undated, filters: date === undefined ? {} : { date } }
  const { soft: ofHours, unstated, ...timed } = readHoursOf(dated, query, category)
  const { soft: ofPeople, ...counted } = readPeople(timed, category)
  const soft = [...ofHours, ...ofPeople]
  const read = readOrder(readPrices(counted, category, mayBeRound), query)
  const { filters } = read
  const season = (date ?? month ?? query.date) === undefined ? readSeason(read.rest, today) : undefined
  // Nothing remains of `malo vjenčanje 30 gostiju` or `lipanj 2027` that a name would have to contain.
  const rest = read.rest !== search && areFillers(read.rest) ? '' : read.rest
  if (rest === search && Object.keys(filters).length === 0) return { ...nothing, month, season }
  return {
    query: { ...query, ...filters, search: rest === '' ? undefined : rest },
    written: { ...filters, search: rest },
    month,
    season,
    soft,
    unstated,
  }
}
