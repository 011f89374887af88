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

/** The filters and the order that a sentence may name: `bend 12. 6. 2027. do 2.000 €`, `sala za 150 gostiju`, `jeftin dj`. */
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

/** Without a currency only where it cannot be a number of people, of hours or of a day. */
const bareSum = String.raw`(\d\.\d{3}|\d{2}\.\d{3}|[3-9]\d{2}|\d{4,5})`
const bareEnd = String.raw`(?![${letters}\d.,])(?:(?=\s+([${letters}]+))|(?!\s*[${letters}]))`

const aboutSum = word('oko|cca|ca|circa|otprilike|about|around')

const inDigits = sumsInDigits({ before: `(?:${upTo}|${above})`, currency: euros })

const about = word(
  'za|do|od|oko|cca|ca|circa|about|barem|preko|iznad|najmanje|minimalno|minimum|min|max|maks|maksimalno|najviše|najvise|otprilike|(?:više|vise|manje) od',
)
const peopleUnits =
  'ljudi|gostiju|gosta|gosti|osoba|osobe|os|uzvanika|zvanica|zvanice|svatova|putnika|mjesta|sjedala|duša|dusa|djeveruša|djeverusa|djeveruše|djeveruse|cura|cure|žena|žene|zena|zene|dama|dame|guests|people|pax|persons|pers|gäste|personen|persone|ospiti'
/** Before a number that it cannot be a sum of: `nas 150`, `kapacitet 200`. */
const peopleBefore = String.raw`(?:(?:biti?\s+(?:će|ce)\s+|bi[ćc]e\s+)?nas(?:\s+je|\s+(?:će|ce)\s+biti)?|kapacitet[${letters}]{0,2}|broj gostiju|gostiju|ljudi|uzvanika|zvanic[ae]|osoba)`

/** The lower end of a range. */
const lowNumber = `\\d{1,3}\\s*(?:${word('do|ili')}|[-–/])\\s*`

/** As sums are written beside `1.000 €`: `1'000`, `1000,-`, `1.000,00`, `< 1000`, `max. 1000`. */
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
  // A year before a sum: `fotograf 2027 do 3.000 €`.
  fromYear: /(?<![\p{L}\p{N}.,]|(?:od|između|izmedu|izmedju)\s*)20[2-4]\d\.?\s+do\s/iu,
  // Not of two years.
  bareBetween: new RegExp(
    `(?:${word(`od|između|izmedu|izmedju|${budget}`)}\\s*)?(?<![${letters}\\d.,/-])(?!20[2-4]\\d\\s*[-–]\\s*20[2-4]\\d)${bareSum}\\s*(?:${word('do|i')}|-|–)\\s*${bareSum}${bareEnd}`,
    'iu',
  ),
  below: new RegExp(`${word(`${lessThan}|${budget}`)}\\s*€?\\s*${amount}${euros}`, 'iu'),
  from: new RegExp(`${above}\\s*€?\\s*${amount}${euros}`, 'iu'),
  to: new RegExp(`(?:${upTo}\\s*)?(?:${aboutSum}\\s*)?(?<![${letters}\\d.,])${amount}${euros}`, 'iu'),
  toAfterSign: new RegExp(`(?:${upTo}\\s*)?(?:€|${word('eura?|euro')})\\s*${amount}(?![${letters}\\d.,])`, 'iu'),
  bare: new RegExp(`(?:${upTo}|${aboutSum})\\s*€?\\s*${bareSum}${bareEnd}`, 'iu'),
  people: new RegExp(
    `(?:${word(peopleBefore)}:?\\s*)?(?:${about}\\s*){0,3}(?:(?<![${letters}\\d.,])\\d{1,4}\\s*(?:${word('do|ili')}|-|–)\\s*)?(?<![${letters}\\d.,])(\\d{1,4}(?:-?(?:ak|tinjak))?|${spelledNumber}|${collectiveNumber}|(?<!(?:deset|st[oa]|jak|\\si)\\s)${fewInWords})\\s*\\+?${unit(peopleUnits)}`,
    'iu',
  ),
  peopleBefore: new RegExp(
    `${word(peopleBefore)}:?\\s*(?:${about}\\s*)?(\\d{1,4}(?!\\s*(?:€|eur))|${spelledNumber})(?![${letters}\\d.,])`,
    'iu',
  ),
  together: new RegExp(`(?:${word('nas|u')}\\s+|(?<![${letters}\\d])u)(${collectiveNumber})(?![${letters}\\d])`, 'iu'),
  // As the seats of a van are told: `8+1`.
  seats: /(?<![\p{L}\p{N}.,])(\d{1,2})\s?\+\s?1(?![\p{L}\p{N}])/u,
  bareNumber: new RegExp(
    `${word('za')}\\s*(?!20[2-4]\\d(?!\\d))(\\d{1,4}|${spelledNumber})(?=$|\\s+([${letters}]+))`,
    'iu',
  ),
  // Of a venue it is guests, whose price is told by the person or in thousands.
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

interface Read {
  rest: string
  filters: WrittenFilters
}

/** As a number is followed by what else is asked for: `torta za 80 bez glutena`. */
const joining: ReadonlySet<string> = new Set(['bez', 's', 'sa', 'i', 'do', 'ispod', 'za'])

/** Where nothing follows that is counted: `za 200 u Splitu`, and not `za 3 sata`; the last of it is the next word. */
function uncounted(found: RegExpExecArray | null): RegExpExecArray | null {
  const next = found?.at(-1)
  const isPlace =
    next !== undefined &&
    (placePrepositions.has(foldedWord(next)) ||
      joining.has(foldedWord(next)) ||
      meanings.get(foldedWord(next))?.place !== undefined)
  return next === undefined || isPlace ? found : null
}

/** `bend 80e` plays what was sung then. */
const decade = /^[5-9]0-?e$/i

function readPrices(read: Read, category: CategorySlug | undefined, mayBeRound: boolean): Read {
  const { rest: typed, filters } = read
  // A list is filtered by where prices begin, which is another sum.
  if (patterns.perPerson.test(typed)) return read
  const rest = inDigits(plainSums(typed))
  const taken = (found: RegExpExecArray, prices: Pick<WrittenFilters, 'price_min' | 'price_max'>): Read => ({
    rest: cut(rest, found),
    filters: { ...filters, ...prices },
  })
  const between = patterns.fromYear.test(rest)
    ? null
    : (patterns.between.exec(rest) ?? uncounted(patterns.bareBetween.exec(rest)))
  const [low, high] = [priceOf(between?.[1]), priceOf(between?.[2])]
  if (between && low !== undefined && high !== undefined && low <= high)
    return taken(between, { price_min: low, price_max: high })
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

/** Of how many people each trade says something, and up to how many of them a search means that. */
const peopleFacts: Partial<Record<CategorySlug, { fact: PeopleFact; most: number; isHard?: true }>> = {
  // A hall that is too small is of no use.
  lokacija: { fact: 'fact_guests', most: factDefinitions.guests.max, isHard: true },
  'hrana-i-slastice': { fact: 'fact_guests', most: factDefinitions.guests.max },
  // More than a coach has seats for come in several.
  transport: { fact: 'fact_seats', most: 60 },
  'make-up-i-frizura': { fact: 'fact_people', most: 20 },
}

const tradeOf = (search: string) => readingsOf(search)[0]?.category

/**
 * `za 150 ljudi`, and after a trade that says so, or in its category, `sala za 150`; to a photographer people say nothing,
 * and are dropped.
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

/** An order for a trade, a town or everybody (`jeftina svadba`): a company may be called `Najbolji dan`. */
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

/** `sutra` beside a trade or a town, or alone: a company may be called `Bolje sutra`. */
function readAnyDay(search: string, today: CalendarDay): ReturnType<typeof readDay> {
  const written = readDay(search, today)
  // Of `Valentinovo, 14. 2.` the name of the day is left.
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

/** Before sums: the year of a month is none. Misspelt months only where none is spelt. */
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

/** Hours, members and people of the words. */
interface ReadSoft {
  /** By which the list is filtered as long as somebody states so much, with their words. */
  soft: { text: string; fact?: SoftFact | PeopleFact }[]
  /** The words by which no list is filtered. */
  unstated: string[]
}

/** `dj za 6 sati`, `peteročlani bend`; in a category that states no such fact, and for a time of day, no filters. */
function readHoursOf(
  { rest: typed, filters }: Read,
  { category_id }: ProfessionalsQuery,
  category: CategorySlug | undefined,
): Read & ReadSoft {
  const { rest, named } = readHours(typed)
  const trade = category ?? tradeOf(rest)
  // Alone, `Tri sata` is sooner a name.
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
  /** undefined where the words name none of them. */
  written: (WrittenFilters & { search: string }) | undefined
  /** Named instead of a day. */
  month: NamedMonth | undefined
  /** Named instead of a month. */
  season: NamedSeason | undefined
}

/** Between letters and digits a space: `sala za120ljudi do3000eura`. */
const apart = (search: string) => search.replaceAll(/(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{3})/gu, ' ')

/**
 * The query with the sums, the day, the guests and the order that its words name. Filters of the words come before those
 * that are set, and an order that is set before that of the words. Numbers are what the category that is set may state,
 * whatever trade the words name: `category` is its slug, where it is known.
 */
export function readAmounts(query: ProfessionalsQuery, today: CalendarDay, category?: CategorySlug): ReadQuery {
  const read = readTyped(query, today, category)
  const search = apart(query.search ?? '')
  if (search === (query.search ?? '')) return read
  // A name may have a number in it: `Krov14`.
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
  // Of `malo vjenčanje 30 gostiju` and `lipanj 2027` nothing is left that a name would have to have.
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
