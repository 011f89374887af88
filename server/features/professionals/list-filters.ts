import type { CalendarDay } from '#contract/calendar-day.ts'
import { factDefinitions, type FactKey, factKeys, factParameter } from '#contract/facts.ts'
import { priceChoices } from '#contract/price-bands.ts'
import type { ProfessionalsQuery } from '#contract/professionals.ts'
import { distanceKm, towns } from '#contract/towns.ts'
import { foldCroatian } from '#server/fold-croatian.ts'
import { type SearchWord, searchWords, wholeName, wholeWords, wordsIn } from './search-words.ts'

/** Filters by columns that every list index has. */
export interface WideFilters extends Pick<
  ProfessionalsQuery,
  'category_id' | 'price_min' | 'price_max' | 'rating_min'
> {
  /** Folded like the column: lower case, without diacritics. */
  search_city?: string | undefined
}

/** The distance of each town in kilometres, by its folded name. */
interface Surroundings {
  distances: ReadonlyMap<string, number>
  /** The same as JSON, for the database. */
  towns: string
}

export interface NearFilter extends Surroundings {
  /** The town at the centre, folded. */
  centre: string
  /** How far the couple would travel. */
  km: number
}

export type FactFilter =
  | { key: FactKey; kind: 'at_least' | 'at_most'; value: number }
  | { key: FactKey; kind: 'flag' }
  | { key: FactKey; kind: 'choice'; value: string }

/** The filters of the call, with texts prepared for the search columns. */
export interface ListFilters extends WideFilters {
  date?: CalendarDay | undefined
  /** With a date: leaves out those without an entry for it. */
  free_only: boolean
  near?: NearFilter | undefined
  facts: FactFilter[]
  words: SearchWord[]
  /**
   * The search as a whole name, its words, and patterns for names that contain these words; undefined without words.
   */
  name?: { exactly: string; words: string[]; whole: string[] } | undefined
  forgivesTypos: boolean
}

const DEFAULT_KM = 50

const foldedTowns = towns.map((town) => ({ town, folded: foldCroatian(town.name) ?? town.name }))

const surroundingsFrom = (distances: [town: string, km: number][]): Surroundings => ({
  distances: new Map(distances),
  towns: JSON.stringify(Object.fromEntries(distances)),
})

/** By the folded name of the central town; towns do not move. */
const knownSurroundings = new Map<string, Surroundings>()

/** A town that is not on the map is only near itself. */
function findSurroundings(folded: string): Surroundings {
  const known = knownSurroundings.get(folded)
  if (known !== undefined) return known
  const centre = foldedTowns.find((one) => one.folded === folded)?.town
  if (centre === undefined) return surroundingsFrom([[folded.toWellFormed(), 0]])
  const found = surroundingsFrom(
    foldedTowns.map(({ town, folded: name }) => [name, Math.round(distanceKm(centre, town))]),
  )
  knownSurroundings.set(folded, found)
  return found
}

export const nearFilter = (folded: string, km = DEFAULT_KM): NearFilter => ({
  ...findSurroundings(folded),
  centre: folded,
  km,
})

/** null for a town whose position is unknown. */
export const distanceFrom = ({ distances }: NearFilter, city: string | null): number | null =>
  distances.get(foldCroatian(city ?? '') ?? '') ?? null

function factFilter(query: ProfessionalsQuery, key: FactKey): FactFilter[] {
  const value = query[factParameter(key)]
  const definition = factDefinitions[key]
  if (value === undefined || value === false) return []
  if (definition.kind === 'number') return [{ key, kind: definition.filter, value: Number(value) }]
  return definition.kind === 'flag' ? [{ key, kind: 'flag' }] : [{ key, kind: 'choice', value: String(value) }]
}

export const factFilters = (query: ProfessionalsQuery): FactFilter[] =>
  factKeys.flatMap((key) => factFilter(query, key))

/** The ratings offered as choices, whose counts are stored; the first is band 1. */
export const ratingChoices = [3, 4, 4.5] as const

/** The lowest band that the filter leaves; undefined for a rating between the choices. */
export function ratingBand({ rating_min }: WideFilters): number | undefined {
  const place = ratingChoices.findIndex((choice) => choice === rating_min)
  return place === -1 ? undefined : place + 1
}

/** The first and last band that the filter leaves; undefined if it divides a band. */
export function priceBands({ price_min = 0, price_max }: WideFilters): { first: number; last: number } | undefined {
  const first = priceChoices.findIndex((choice) => choice.price_min === price_min)
  const last = priceChoices.findIndex((choice) => choice.price_max === (price_max ?? null))
  return first === -1 || last === -1 ? undefined : { first, last }
}

/** The part of a band that a filter leaves. */
interface PriceRange {
  from: number
  /** null without an upper bound. */
  to: number | null
}

/** The bands that the filter leaves whole (if there are none, the first is above the last), and the parts of others. */
export function dividedBands({ price_min = 0, price_max }: WideFilters): {
  first: number
  last: number
  parts: PriceRange[]
} {
  const to = price_max ?? null
  const isBelow = (band: (typeof priceChoices)[number]) => to === null || (band.price_max ?? Infinity) <= to
  const whole = priceChoices.flatMap((band, place) => (band.price_min >= price_min && isBelow(band) ? [place] : []))
  const [first, last] = [whole.at(0), whole.at(-1)]
  if (first === undefined || last === undefined) return { first: 1, last: 0, parts: [{ from: price_min, to }] }
  const [before, after] = [priceChoices[first - 1], priceChoices[last + 1]]
  return {
    first,
    last,
    parts: [
      ...(before !== undefined && price_min <= (before.price_max ?? 0)
        ? [{ from: price_min, to: before.price_max }]
        : []),
      ...(after !== undefined && to !== null && to >= after.price_min ? [{ from: after.price_min, to }] : []),
    ],
  }
}

/** Words and facts are not in the list indexes, so their matches are only counted up to a bound. */
export const isBounded = ({ words, facts }: ListFilters): boolean => words.length > 0 || facts.length > 0

/** True if no name has one of the words or, if typos are forgiven, a similar word. */
export const findsNobody = ({ words }: ListFilters): boolean => words.some(({ known }) => known?.words.length === 0)

/** Whether the matching names have each word as a whole word. */
export const areWholeWords = ({ words, name }: ListFilters): boolean =>
  words.every(({ known }, place) => known?.words.length === 1 && known.words[0] === name?.words[place])

/** Whether some matching names may have the words as typed, and others only similar ones. */
export const mayBeSpelt = ({ words, forgivesTypos }: ListFilters): boolean =>
  forgivesTypos && !words.some(({ isMisspelt }) => isMisspelt)

/**
 * Up to this many names with a word, those names are looked up before applying anything else. Another word leaves fewer
 * of them; within a town, fewer have to be compared.
 */
const RARE = { alone: 1_000, amongWords: 3_000, amongFilters: 200 }

/** The same limits if the counts next to the filters need all of them anyway. */
const COMPARED_ONCE = { alone: 1_000, amongWords: 4_000, amongFilters: 1_500 }

function hasWordOfAtMost({ words, category_id, search_city }: ListFilters, most: typeof RARE): boolean {
  const known = words.flatMap((word) => word.known ?? [])
  const isFiltered = category_id !== undefined || search_city !== undefined
  const bound = known.length > 1 ? most.amongWords : isFiltered ? most.amongFilters : most.alone
  return known.some((word) => word.most <= bound)
}

/** Whether finding all names with one of the words is faster than comparing everyone who passes the other filters. */
export const hasRareWord = (filters: ListFilters): boolean => hasWordOfAtMost(filters, RARE)

/** Whether all names with the words are compared once, for both the page and the counts next to the filters. */
export const areComparedOnce = (filters: ListFilters): boolean =>
  !filters.free_only && hasWordOfAtMost(filters, COMPARED_ONCE)

/** A lower bound for the number of matching names; 0 unless the query is just a single word and a day. */
export function leastNamed(filters: ListFilters): number {
  const { words, facts, free_only, near, category_id, search_city, price_min, price_max, rating_min } = filters
  const [word, ...others] = words
  const isAlone = [near, category_id, search_city, price_min, price_max, rating_min].every(
    (value) => value === undefined,
  )
  return isAlone && !free_only && others.length + facts.length === 0 ? (word?.known?.least ?? 0) : 0
}

/** Everything that the counts next to the filters depend on. */
export const facetsKey = ({ near, name: _name, ...filters }: ListFilters): string =>
  `facets${JSON.stringify([near && [near.centre, near.km], filters])}`

/** From the typed words, folded. */
export const wordFilters = (folded: string): Pick<ListFilters, 'words' | 'name' | 'forgivesTypos'> => ({
  words: searchWords(folded),
  name: folded === '' ? undefined : { exactly: wholeName(folded), words: wordsIn(folded), whole: wholeWords(folded) },
  forgivesTypos: false,
})
