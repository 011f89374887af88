import type { CalendarDay } from '#contract/calendar-day.ts'
import { factDefinitions, type FactKey, factKeys, factParameter } from '#contract/facts.ts'
import type { ProfessionalsQuery } from '#contract/professionals.ts'
import { distanceKm, towns } from '#contract/towns.ts'
import { foldCroatian } from '#server/fold-croatian.ts'
import type { SearchWord } from './search-words.ts'

/** Filters by columns that every index of lists has. */
export interface WideFilters extends Pick<
  ProfessionalsQuery,
  'category_id' | 'price_min' | 'price_max' | 'rating_min'
> {
  /** Folded as the column is: lower case, without diacritics. */
  search_city?: string | undefined
}

/** Towns, folded, and how far each is, in kilometres; `km` is how far the couple would go. */
export interface NearFilter {
  cities: string[]
  distances: number[]
  km: number
}

export type FactFilter =
  | { key: FactKey; kind: 'at_least' | 'at_most'; value: number }
  | { key: FactKey; kind: 'flag' }
  | { key: FactKey; kind: 'choice'; value: string }

/** The filters of the call, with its texts prepared for the search columns. */
export interface ListFilters extends WideFilters {
  date?: CalendarDay | undefined
  /** With a date: without those who have no entry for it. */
  free_only: boolean
  near?: NearFilter | undefined
  facts: FactFilter[]
  words: SearchWord[]
  /** Patterns for the names that have the words as they are; undefined without words. */
  name?: { exactly: string; whole: string[] } | undefined
  forgivesTypos: boolean
}

const DEFAULT_KM = 50

const foldedTowns = towns.map((town) => ({ town, folded: foldCroatian(town.name) ?? town.name }))

/** A town that is not on the map is near itself alone. */
export function nearFilter(folded: string, km = DEFAULT_KM): NearFilter {
  const centre = foldedTowns.find((one) => one.folded === folded)?.town
  if (centre === undefined) return { cities: [folded], distances: [0], km }
  return {
    cities: foldedTowns.map((one) => one.folded),
    distances: foldedTowns.map(({ town }) => Math.round(distanceKm(centre, town))),
    km,
  }
}

/** null for a town whose place nobody knows. */
export function distanceFrom({ cities, distances }: NearFilter, city: string | null): number | null {
  const folded = foldCroatian(city ?? '')
  return distances[cities.findIndex((one) => one === folded)] ?? null
}

function factFilter(query: ProfessionalsQuery, key: FactKey): FactFilter[] {
  const value = query[factParameter(key)]
  const definition = factDefinitions[key]
  if (value === undefined || value === false) return []
  if (definition.kind === 'number') return [{ key, kind: definition.filter, value: Number(value) }]
  return definition.kind === 'flag' ? [{ key, kind: 'flag' }] : [{ key, kind: 'choice', value: String(value) }]
}

export const factFilters = (query: ProfessionalsQuery): FactFilter[] =>
  factKeys.flatMap((key) => factFilter(query, key))

/** The ratings that are offered as choices, whose numbers are kept; the first is band 1. */
export const ratingChoices = [3, 4, 4.5] as const

/** The first of the bands that the filter leaves; undefined for one between the choices. */
export function ratingBand({ rating_min }: WideFilters): number | undefined {
  const place = ratingChoices.findIndex((choice) => choice === rating_min)
  return place === -1 ? undefined : place + 1
}

/** Words and facts are looked up in more than the indexes of lists, and counted up to a bound. */
export const isBounded = ({ words, facts }: ListFilters): boolean => words.length > 0 || facts.length > 0

/** Those who match have to be found to be counted. */
export const isNarrow = (filters: ListFilters): boolean => isBounded(filters) || filters.near !== undefined

/** Everybody. */
export const noFilters = {
  category_id: undefined,
  price_min: undefined,
  price_max: undefined,
  rating_min: undefined,
  free_only: false,
  facts: [],
} satisfies Partial<ListFilters>
