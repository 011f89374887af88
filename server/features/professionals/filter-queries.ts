import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { categoriesWith } from '#contract/facts.ts'
import type { ProfessionalOrder } from '#contract/professionals.ts'
import { unplanned } from '#server/db/unplanned.ts'
import { hasAllOf, hasOneOf, hasSearchWords } from '#server/db/search-words.ts'
import {
  dividedBands,
  type FactFilter,
  hasRareWord,
  isBounded,
  type ListFilters,
  type NearFilter,
  priceBands,
  ratingBand,
  ratingChoices,
  type WideFilters,
} from './list-filters.ts'
import { approved } from './queries.ts'
import { wholeWord } from './search-words.ts'

/** Conditions on `professionals as p`, to be joined by `and`. */
export type Conditions = RawBuilder<unknown>[]

export const all = (conditions: Conditions) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

export const isApproved = sql`p.status = ${approved}`

export const inCategory = ({ category_id }: WideFilters): Conditions =>
  category_id === undefined ? [] : [sql`p.category_id = ${category_id}`]

export const inCity = ({ search_city }: WideFilters): Conditions =>
  search_city === undefined ? [] : [sql`p.search_city = ${search_city}`]

/** By the starting price; professionals without one do not match. */
export const hasPrice = ({ price_min, price_max }: WideFilters): Conditions => [
  ...(price_min === undefined ? [] : [sql`p.price_from >= ${price_min}`]),
  ...(price_max === undefined ? [] : [sql`p.price_from <= ${price_max}`]),
]

export const hasRating = ({ rating_min }: WideFilters): Conditions =>
  rating_min === undefined ? [] : [sql`p.average_rating >= ${rating_min}`]

/** In a town within reach, or in one from which the professional travels that far. */
export const isInReach = ({ towns, km }: Pick<WideValues, 'towns' | 'km'>): Conditions =>
  towns === undefined
    ? []
    : [sql`(${towns}::jsonb -> p.search_city)::integer <= greatest(${km}::integer, p.travels_km)`]

export const isNear = (near: NearFilter | undefined): Conditions => (near === undefined ? [] : isInReach(near))

/** The filters by columns that every list index has. */
export const hasWide = (filters: WideFilters): Conditions => [
  ...inCategory(filters),
  ...inCity(filters),
  ...hasPrice(filters),
  ...hasRating(filters),
]

/**
 * For filters that leave many in any case: with known values PostgreSQL would find the same plan, but plan on each run.
 * For a range of unknown values it would expect hardly any rows, hence `is true`.
 */
function hasCommonWide(values: WideValues): Conditions {
  const { price_min, price_max, rating_min } = values
  return [
    ...inCategory(values),
    ...inCity(values),
    ...(price_min === undefined ? [] : [sql`p.price_from >= ${unplanned(price_min, 'numeric')}`]),
    ...(price_max === undefined ? [] : [sql`(p.price_from <= ${unplanned(price_max, 'numeric')}) is true`]),
    ...(rating_min === undefined ? [] : [sql`p.average_rating >= ${unplanned(rating_min, 'numeric')}`]),
  ]
}

export const isWithin = (values: WideValues): Conditions => [
  isApproved,
  ...(values.leaves_many ? hasCommonWide(values) : hasWide(values)),
  ...isInReach(values),
]

/** The slugs of the categories that can state all of these facts; null if all can. */
function categoriesStating(facts: readonly FactFilter[]): string[] | null {
  const [first, ...others] = facts.flatMap(({ key }) => {
    const slugs = categoriesWith(key)
    return slugs === null ? [] : [slugs]
  })
  return first?.filter((slug) => others.every((slugs) => slugs.includes(slug))) ?? null
}

/** At least one. */
const idsOf = (slugs: readonly string[]) =>
  sql`select id from category_names where slug in (${sql.join(slugs.map((slug) => sql.lit(slug)))})`

/** A fact stated in a former category is kept, but shown to nobody. */
export function mayState(facts: readonly FactFilter[]): Conditions {
  const slugs = categoriesStating(facts)
  if (slugs === null) return []
  return slugs.length === 0 ? [sql`false`] : [sql`p.category_id = any(array(${idsOf(slugs)}))`]
}

/**
 * Nobody states a fact that only other categories can state. Names no column, so it is evaluated before anything is
 * read. Only for a category that is a condition, not a choice to be counted.
 */
function isOfStating({ category_id, facts }: ListFilters): Conditions {
  const slugs = category_id === undefined ? null : categoriesStating(facts)
  return slugs === null || slugs.length === 0 ? [] : [sql`${category_id}::integer = any(array(${idsOf(slugs)}))`]
}

type NumberFilter = Extract<FactFilter, { value: number }>

const isNumber = (filter: FactFilter): filter is NumberFilter => filter.kind === 'at_least' || filter.kind === 'at_most'

const sign = ({ kind }: NumberFilter) => sql.raw(kind === 'at_least' ? '>=' : '<=')

const statedAs = (value: unknown) => unplanned(JSON.stringify(value), 'jsonb')

/** `?` and `@>` are covered by the index, which only contains those who state a fact. */
function statesFact(filter: FactFilter, table: string) {
  const facts = sql.ref(`${table}.facts`)
  if (filter.kind === 'flag') return sql`${facts} @> ${statedAs({ [filter.key]: true })}`
  if (filter.kind === 'choice') return sql`${facts} @> ${statedAs({ [filter.key]: [filter.value] })}`
  const key = sql.lit(filter.key)
  return sql`${facts} ? ${key} and ${facts} -> ${key} ${sign(filter)} ${statedAs(filter.value)}`
}

/** The number whose index is read for a list by facts, unless the list has filters that are looked up elsewhere. */
function listedNumber({ facts, words, free_only }: ListFilters) {
  if (words.length > 0 || free_only || categoriesStating(facts)?.length === 0) return undefined
  return facts.find(isNumber)
}

export const isListedByNumber = (filters: ListFilters): boolean => listedNumber(filters) !== undefined

/**
 * Those who state the number and the other facts. Each category is looked up separately; `offset 0` keeps PostgreSQL
 * from reading everyone who states it.
 */
function ofNumber(filters: ListFilters, number: NumberFilter, within: Conditions) {
  const slugs = categoriesStating(filters.facts)
  const categories =
    slugs === null ? sql`(select id from category_names union all select 0) as c` : sql`(${idsOf(slugs)}) as c`
  const others = filters.facts.filter((filter) => filter !== number).map((filter) => statesFact(filter, 'p'))
  return sql`
    (select listed.professional_id as id, nullif(listed.category_id, 0) as category_id, listed.search_city,
            listed.price_from, listed.average_rating, listed.travels_km, listed.score, listed.company_name,
            ${approved} as status
       from ${categories}
      cross join lateral (
        select * from professional_numbers as p
         where p.fact = ${number.key} and p.category_id = c.id and p.value ${sign(number)} ${unplanned(number.value, 'bigint')}
           and ${all([...within, ...others])} offset 0) as listed) as p`
}

export const statesFacts = ({ facts }: ListFilters, table = 'p'): Conditions =>
  facts.map((filter) => statesFact(filter, table))

export const hasFacts = (filters: ListFilters): Conditions => [...statesFacts(filters), ...mayState(filters.facts)]

/** With facts that only some categories can state, and nothing that is looked up elsewhere. */
const hasFactsOfCategories = ({ facts, words, free_only }: ListFilters) =>
  words.length === 0 && !free_only && (categoriesStating(facts) ?? []).length > 0

/**
 * Those of the categories that can state all the facts, each read from an index that includes the facts. PostgreSQL
 * assumes that one in a hundred states a fact and would look each of them up, so the facts are compared outside of
 * `offset 0`.
 */
const ofCategoriesStating = ({ facts }: ListFilters, within: Conditions) => sql`
  (select listed.* from (${idsOf(categoriesStating(facts) ?? [])}) as c
    cross join lateral (
      select p.id, p.category_id, p.search_city, p.price_from, p.average_rating, p.travels_km, p.facts, p.score,
             p.company_name, ${approved} as status
        from professionals as p where ${all([isApproved, sql`p.category_id = c.id`, ...within])} offset 0) as listed) as p`

/** Whether `ofNarrowed` has the columns that the list is ordered by. */
export const hasOrder = (filters: ListFilters, sort: ProfessionalOrder): boolean =>
  sort === 'recommended' || sort === 'price' || !(isListedByNumber(filters) || hasFactsOfCategories(filters))

/** For a single fact, comparing the town's professionals is faster than finding the town among all who state it. */
const isComparedInCity = (filters: ListFilters) =>
  filters.search_city !== undefined &&
  filters.facts.length === 1 &&
  isListedByNumber(filters) &&
  hasFactsOfCategories(filters)

/** For the rows of `ofNarrowed`: only numbers have already been compared. */
export const isNarrowed = (filters: ListFilters): Conditions => [
  ...isNear(filters.near),
  ...(isListedByNumber(filters) ? [] : hasFacts(filters)),
]

/** Everything the filters require, except for words and a day. */
export const isFound = (filters: ListFilters): Conditions => [
  ...isWithin(filters),
  ...isOfStating(filters),
  ...isNarrowed(filters),
]

/**
 * The candidates of `ofNarrowed` that pass the filters, and the conditions left to check except for words and a day.
 */
export function ofNarrowedWithin(filters: ListFilters) {
  const within = hasWide(filters)
  const others = [...isOfStating(filters), ...isNear(filters.near)]
  if (isComparedInCity(filters))
    return { from: ofCategoriesStating(filters, within), conditions: [...others, ...statesFacts(filters)] }
  const from = ofNarrowed(filters, within)
  if (isListedByNumber(filters)) return { from, conditions: others }
  return hasFactsOfCategories(filters)
    ? { from, conditions: [...others, ...statesFacts(filters)] }
    : { from, conditions: isFound(filters) }
}

/** The candidates for filters without stored counts: by facts or by words, in total or within the filters. */
export function ofNarrowed(filters: ListFilters, within: Conditions = []) {
  const number = listedNumber(filters)
  if (number !== undefined) return ofNumber(filters, number, within)
  return hasFactsOfCategories(filters) ? ofCategoriesStating(filters, within) : ofRareWords(filters)
}

export const hasWords = ({ words }: ListFilters): Conditions =>
  words.length === 0 ? [] : [hasSearchWords(sql.ref('p.search_name'), words)]

/**
 * Without rare words, everybody: a prepared statement does not know that a word is rare, and would compare all names.
 */
const ofRareWords = (filters: ListFilters) => (hasRareWord(filters) ? ofWords(filters) : sql`professionals as p`)

/** Those whose names have all the words, found in the index of words before any other filter. */
export function ofWords(filters: ListFilters) {
  const name = sql.ref<string>('p.search_name')
  // Several words in one condition are a single search of the index.
  const single = filters.words.flatMap(({ known }) => (known?.words.length === 1 ? known.words : []))
  const others = filters.words.filter(({ known }) => known?.words.length !== 1)
  const conditions = [
    isApproved,
    ...(single.length > 0 ? [hasAllOf(name, single)] : []),
    ...others.map(({ pattern, known }) =>
      known === undefined ? sql`${name} like ${unplanned(pattern, 'text')}` : hasOneOf(name, known.words),
    ),
  ]
  return sql`(select p.* from professionals as p where ${all(conditions)} offset 0) as p`
}

/** Row by row: searching for words within a name takes longer than matching patterns. */
export const namesMatch = ({ words }: ListFilters): Conditions =>
  words.map(({ pattern, similar }) =>
    similar === undefined
      ? sql`p.search_name like ${unplanned(pattern, 'text')}`
      : sql`p.search_name like any(${unplanned(similar.map(wholeWord), 'text[]')}::text[])`,
  )

/** Whether the names are spelt as requested. */
export const hasExactWords = ({ words }: ListFilters) =>
  hasSearchWords(
    sql.ref('p.search_name'),
    words.map(({ pattern }) => ({ pattern })),
  )

/** Filters by indexed columns, as values of a statement. */
export interface WideValues extends WideFilters {
  /** With a rating: the lowest band that it leaves, or the tenths if it divides a band. */
  rating_band?: number | undefined
  rating_tenths?: string | undefined
  /** Near a town: the distances as JSON, and how far the couple would travel. */
  towns?: string | undefined
  km?: number | undefined
  /** Near a town, with a price: the bands that it leaves whole, and the parts of one or two others. */
  first_band?: number | undefined
  last_band?: number | undefined
  part_from?: number | undefined
  part_to?: number | undefined
  other_part_from?: number | undefined
  other_part_to?: number | undefined
  /** For a day, with a price or rating: the bands that it leaves, if counts are stored for it. */
  price_bands?: string | undefined
  rating_bands?: string | undefined
  /** For a day, with a price or rating: whether at least one choice of each remains whole. */
  leaves_many?: true | undefined
}

const rangeOf = (first: number, last: number) =>
  `{${Array.from({ length: last - first + 1 }, (_, place) => first + place).join()}}`

/** For the stored counts of a day, which are looked up band by band. */
function bandsOfDay(filters: ListFilters): Pick<WideValues, 'price_bands' | 'rating_bands'> {
  const { price_min, price_max } = filters
  const [prices, rating] = [priceBands(filters), ratingBand(filters)]
  const hasPriceBands = prices !== undefined && (price_min ?? price_max) !== undefined
  return {
    ...(hasPriceBands && { price_bands: rangeOf(prices.first, prices.last) }),
    ...(rating !== undefined && { rating_bands: rangeOf(rating, ratingChoices.length) }),
  }
}

/** Each of the prices and ratings offered as choices has many results. */
function leavesMany(filters: ListFilters): boolean {
  const { price_min, price_max, rating_min = 0 } = filters
  if ((price_min ?? price_max ?? filters.rating_min) === undefined) return false
  const { first, last } = dividedBands(filters)
  return first <= last && rating_min <= Math.max(...ratingChoices)
}

function bandsNear(filters: ListFilters): Partial<WideValues> {
  if ((filters.price_min ?? filters.price_max) === undefined) return {}
  const { first, last, parts } = dividedBands(filters)
  const [part, other] = parts
  return {
    first_band: first,
    last_band: last,
    part_from: part?.from,
    part_to: part?.to ?? undefined,
    other_part_from: other?.from,
    other_part_to: other?.to ?? undefined,
  }
}

/** Stored rows are by band, and by tenth as a negative number. */
function ratingKeys(filters: ListFilters): Pick<WideValues, 'rating_band' | 'rating_tenths'> {
  const rating_band = ratingBand(filters)
  if (rating_band !== undefined) return { rating_band }
  return filters.rating_min === undefined ? {} : { rating_tenths: rangeOf(-50, -Math.round(10 * filters.rating_min)) }
}

/** undefined if the matches have to be found to be counted. */
export function wideValues(filters: ListFilters): WideValues | undefined {
  const { category_id, search_city, price_min, price_max, rating_min, near, date } = filters
  if (isBounded(filters)) return undefined
  const ofDay = date === undefined ? {} : bandsOfDay(filters)
  const values = { category_id, search_city, price_min, price_max, rating_min, ...ratingKeys(filters), ...ofDay }
  if (near === undefined) return date !== undefined && leavesMany(filters) ? { ...values, leaves_many: true } : values
  return { ...values, towns: near.towns, km: near.km, ...bandsNear(filters) }
}

/** Conditions on `professional_facets`; each tenth is looked up in its index. */
export function isOfRating({ rating_band, rating_tenths }: WideValues) {
  if (rating_tenths !== undefined) return sql`rating_band = any(${rating_tenths}::smallint[])`
  return rating_band === undefined ? sql`rating_band = -1` : sql`rating_band >= ${rating_band}`
}

export const isOfPrice = ({ price_min, price_max }: WideValues) =>
  price_min === undefined && price_max === undefined
    ? sql`price_from = -2`
    : all([sql`price_from >= ${price_min ?? 0}`, ...(price_max === undefined ? [] : [sql`price_from <= ${price_max}`])])

/** Columns of the day's index, with `is_free`. */
const ofDayIndex = [
  'score',
  'company_name',
  'category_id',
  'search_city',
  'price_from',
  'average_rating',
  'travels_km',
  'search_name',
]

/**
 * Those with an entry, from one index. Columns it lacks are looked up for those who pass the filters, because of
 * `offset 0`.
 */
function listedOn(days: RawBuilder<unknown>, columns: string[]) {
  const own = columns.filter((column) => !ofDayIndex.includes(column)).map((column) => sql.ref(`own.${column}`))
  const lookup = sql`
    cross join lateral (
      select ${sql.join(own)} from professionals as own where own.id = listed.professional_id offset 0) as own`
  return sql`
    (select listed.professional_id as id, listed.event_date, listed.is_free, ${approved} as status,
            ${sql.join([...ofDayIndex.map((column) => sql.ref(`listed.${column}`)), ...own])}
       from day_professionals as listed ${own.length > 0 ? lookup : sql``}
      where listed.event_date ${days}) as p`
}

export const ofThatDay = (date: CalendarDay, columns: string[] = []) => listedOn(sql`= ${date}::date`, columns)

export const ofDays = (days: CalendarDay[], columns: string[]) => listedOn(sql`= any(${days}::date[])`, columns)

/** The columns that conditions on facts need. */
export const narrowedColumns = ({ facts }: ListFilters) => (facts.length > 0 ? ['facts'] : [])

/** For those with an entry. */
export const isFree = sql`p.is_free`
export const isTaken = sql`not p.is_free`

const withEntry = (date: CalendarDay, condition: RawBuilder<unknown>) =>
  sql`(select professional_id from day_professionals where event_date = ${date}::date and ${condition})`

export const saysFree = (date: CalendarDay) => sql`p.id in ${withEntry(date, sql`is_free`)}`

/** Not a join, which would look at every row before returning the first. */
export const isNotTaken = (date: CalendarDay) => sql`p.id not in ${withEntry(date, sql`not is_free`)}`

/** Looked up for each, so that a day with many entries takes no longer; `offset 0` prevents reading all of them. */
export const withoutEntry = (date: CalendarDay) => sql`
  not exists (select from day_professionals as listed
               where listed.professional_id = p.id and listed.event_date = ${date}::date offset 0)`
