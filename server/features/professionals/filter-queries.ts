import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { categoriesWith, type FactKey } from '#contract/facts.ts'
import { hasSearchWords } from '#server/db/search-words.ts'
import type { FactFilter, ListFilters, NearFilter, WideFilters } from './list-filters.ts'
import { approved } from './queries.ts'

/** Conditions on `professionals as p`, to be joined by `and`. */
export type Conditions = RawBuilder<unknown>[]

export const all = (conditions: Conditions) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

export const isApproved = sql`p.status = ${approved}`

export const inCategory = ({ category_id }: WideFilters): Conditions =>
  category_id === undefined ? [] : [sql`p.category_id = ${category_id}`]

export const inCity = ({ search_city }: WideFilters): Conditions =>
  search_city === undefined ? [] : [sql`p.search_city = ${search_city}`]

/** Where it begins; nobody without one has it. */
export const hasPrice = ({ price_min, price_max }: WideFilters): Conditions => [
  ...(price_min === undefined ? [] : [sql`p.price_from >= ${price_min}`]),
  ...(price_max === undefined ? [] : [sql`p.price_from <= ${price_max}`]),
]

export const hasRating = ({ rating_min }: WideFilters): Conditions =>
  rating_min === undefined ? [] : [sql`p.average_rating >= ${rating_min}`]

export const isWithin = (filters: WideFilters): Conditions => [
  isApproved,
  ...inCategory(filters),
  ...inCity(filters),
  ...hasPrice(filters),
  ...hasRating(filters),
]

/** In a town within reach, or in one from which it comes that far. */
export function isNear(near: NearFilter | undefined): Conditions {
  if (near === undefined) return []
  // A town that is not on the map.
  if (near.cities.length === 1) return [sql`p.search_city = ${near.cities[0]}`]
  return [
    sql`exists (select from unnest(${near.cities}::text[], ${near.distances}::integer[]) as town (city, km)
                     where town.city = p.search_city and town.km <= greatest(${near.km}::integer, p.travels_km))`,
  ]
}

/** A fact that was stated in a former category is kept, but shown to nobody. */
function mayState(key: FactKey, table: string): Conditions {
  const slugs = categoriesWith(key)
  return slugs === null
    ? []
    : [sql`${sql.ref(`${table}.category_id`)} in (select id from category_names where slug = any(${slugs}))`]
}

/** `?` and `@>` are answered by the index; only who states a fact has it. */
function statesFact(filter: FactFilter, table: string) {
  const facts = sql.ref(`${table}.facts`)
  if (filter.kind === 'flag') return sql`${facts} @> ${JSON.stringify({ [filter.key]: true })}::jsonb`
  if (filter.kind === 'choice') return sql`${facts} @> ${JSON.stringify({ [filter.key]: [filter.value] })}::jsonb`
  const key = sql.lit(filter.key)
  const compares = sql.raw(filter.kind === 'at_least' ? '>=' : '<=')
  return sql`${facts} ? ${key} and ${facts} -> ${key} ${compares} ${JSON.stringify(filter.value)}::jsonb`
}

export const hasFacts = ({ facts }: ListFilters, table = 'p'): Conditions =>
  facts.flatMap((filter) => [statesFact(filter, table), ...mayState(filter.key, table)])

export const hasWords = ({ words, forgivesTypos }: ListFilters): Conditions =>
  words.length === 0 ? [] : [hasSearchWords(sql.ref('p.search_name'), words, forgivesTypos)]

/** `rating_band` where numbers are kept for the rating. */
export type WideValues = WideFilters & { rating_band?: number | undefined }

/** Conditions on `professional_facets`. */
export const keptRating = ({ rating_band }: WideValues) =>
  rating_band === undefined ? sql`rating_band = -1` : sql`rating_band >= ${rating_band}`

export const keptPrice = ({ price_min, price_max }: WideValues) =>
  price_min === undefined && price_max === undefined
    ? sql`price_from = -2`
    : all([sql`price_from >= ${price_min ?? 0}`, ...(price_max === undefined ? [] : [sql`price_from <= ${price_max}`])])

/** The entries of a day, read once. */
export const dayTable = (date: CalendarDay) =>
  sql`day as materialized (select professional_id, event_type from active_days where event_date = ${date}::date)`

/** Those with an entry for the day. */
export const ofThatDay = sql`day join professionals as p on p.id = day.professional_id`

export const isFree = sql`day.event_type = 'available'`

/** Not a join, which would look at all before it gives the first. */
export const isNotTaken = sql`p.id not in (select professional_id from day where event_type <> 'available')`
