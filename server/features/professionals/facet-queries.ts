import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import {
  areFew,
  comparedChoices,
  comparedRows,
  comparedTable,
  fewTable,
  listedTable,
  MAX_COMPARED,
  priceChoice,
} from './compared-queries.ts'
import { type DayNumber, type DayValues, storedChoices, storedDayRows } from './day-queries.ts'
import { type FacetRow, MAX_CITIES } from './facets.ts'
import {
  all,
  type Conditions,
  hasExactWords,
  hasFacts,
  hasWide,
  hasWords,
  isFree,
  isInReach,
  isListedByNumber,
  isNear,
  isNotTaken,
  isTaken,
  narrowedColumns,
  ofNarrowed,
  ofThatDay,
  isOfPrice,
  isOfRating,
  type WideValues,
  wideValues,
} from './filter-queries.ts'
import { hasRareWord, type ListFilters, mayBeSpelt, ratingChoices, type WideFilters } from './list-filters.ts'
import { dividesBand, inDividedBands, nearRows, ofDividedBands, townTable } from './near-queries.ts'
import { type ChoiceRows, packed, type PackedRow, unpack } from './packed-queries.ts'

const spellings = sql`
  select search_city, city, sum(change) as total from professional_facets
   where category_id = 0 and rating_band = -1 and price_from = -2 and search_city <> '*' group by 1, 2`

/** The most common spelling of each town among its professionals, by the town's folded name. */
export const selectSpellings = compileOnce((db, _none: object) =>
  db
    .selectFrom(
      sql<{ search_city: string; city: string }>`(
        select distinct on (search_city) search_city, city from (${spellings}) as spelling
         order by search_city, total desc, city collate "C")`.as<'spelt'>(sql.ref('spelt')),
    )
    .selectAll(),
)

/** The stored counts, each with all filters but its own; only the largest towns, unless some will be subtracted. */
function rowsOfAll(values: WideValues, isFinal: boolean): ChoiceRows[] {
  const { category_id, search_city } = values
  const isOfCategory = sql`category_id = ${category_id ?? 0}`
  const isOfCity = sql`search_city = ${search_city ?? '*'}`
  const total = sql`sum(change)::integer as total`
  return [
    {
      choice: 'category',
      rows: sql`
        select f.category_id::text as key, ${total}
          from category_names as c join professional_facets as f on f.category_id = c.id
         where ${isOfCity} and ${isOfRating(values)} and ${isOfPrice(values)} group by f.category_id`,
    },
    {
      choice: 'city',
      rows: sql`
        select search_city as key, ${total} from professional_facets
         where ${isOfCategory} and ${isOfRating(values)} and ${isOfPrice(values)} and search_city <> '*'
         group by search_city
         ${isFinal ? sql`order by total desc, search_city limit ${sql.lit(MAX_CITIES + 1)}` : sql``}`,
    },
    {
      choice: 'price',
      rows: sql`
        select ${priceChoice} as key, ${total} from professional_facets
         where ${isOfCategory} and ${isOfCity} and ${isOfRating(values)} and price_from >= 0 group by 1`,
    },
    {
      choice: 'rating',
      rows: sql`
        select rating_band::text as key, ${total} from professional_facets
         where ${isOfCategory} and ${isOfCity} and rating_band > 0 and ${isOfPrice(values)} group by rating_band`,
    },
  ]
}

/** The stored counts, in total or near a town; there, those in a divided band are added. */
function storedRows(values: WideValues, isFinal: boolean): ChoiceRows[] {
  if (values.towns === undefined) return rowsOfAll(values, isFinal)
  const divided = comparedRows(1, {
    values,
    choices: ['category', 'city', 'rating'],
    tableChoices: comparedChoices,
    name: 'divided',
  })
  return dividesBand(values) ? [...nearRows(values), ...divided] : nearRows(values)
}

/** The tables that `storedRows` reads near a town. */
const nearTables = (values: WideValues) =>
  values.towns === undefined
    ? []
    : [
        townTable(values),
        ...(dividesBand(values)
          ? [
              comparedTable({
                name: 'divided',
                values,
                from: ofDividedBands(values),
                conditions: [inDividedBands(values)],
              }),
            ]
          : []),
      ]

const withTables = (tables: RawBuilder<unknown>[]) => (tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``)

const packedOf = (db: Database, tables: RawBuilder<unknown>[], counted: ChoiceRows[], hasExact?: boolean) =>
  db
    .selectFrom(sql<PackedRow>`(${withTables(tables)} ${packed(counted, hasExact)})`.as<'facet'>(sql.ref('facet')))
    .selectAll()

const selectStored = compileOnce((db, values: WideValues) => packedOf(db, nearTables(values), storedRows(values, true)))

/**
 * The stored counts of those who are free, or of all minus those who are taken. For choices without stored counts for
 * days, the entries are read.
 */
const storedOfDay = (number: DayNumber) =>
  compileOnce((db, values: DayValues) => {
    const own = storedChoices(values)
    const others = comparedChoices.filter((choice) => choice !== 'all' && !own.includes(choice))
    const compared = comparedTable({
      values,
      from: ofThatDay(values.date),
      conditions: [number === 'free' ? isFree : isTaken, ...isInReach(values)],
      choices: others,
    })
    const tables = [...(others.length > 0 ? [compared] : []), ...(number === 'free' ? [] : nearTables(values))]
    return packedOf(db, tables, [
      ...(number === 'free' ? [] : storedRows(values, false)),
      ...storedDayRows(values, own, number),
      ...comparedRows(number === 'free' ? 1 : -1, { values, choices: others }),
    ])
  })

const selectNotTaken = storedOfDay('taken')
const selectFree = storedOfDay('free')

/** Whether more is required than the category of those who state the number. */
const hasMoreThanCategory = (filters: ListFilters) => hasWide({ ...filters, category_id: undefined }).length > 0

/** Each choice is counted separately in the number's index, with all filters but its own. */
function rowsByNumber(filters: ListFilters, conditions: Conditions): ChoiceRows[] {
  const isFewer = sql`(select sum(total) from few) <= ${sql.lit(MAX_COMPARED)}`
  const rows = (key: RawBuilder<unknown>, without: Partial<WideFilters>, own: RawBuilder<unknown>) => sql`
    select (${key})::text as key, count(*)::integer as total
      from ${ofNarrowed(filters, hasWide({ ...filters, ...without }))}
     where ${all([...conditions, isFewer, own])} group by ${key}`
  const [category, city] = [sql`category_id`, sql`search_city`]
  const rating = sql`rating_band(average_rating)`
  const anyPrice = { price_min: undefined, price_max: undefined }
  const hasCategory = sql`${category} is not null`
  return [
    {
      choice: 'category',
      rows: hasMoreThanCategory(filters)
        ? rows(category, { category_id: undefined }, hasCategory)
        : sql`select category_id::text as key, total from few where ${all([isFewer, hasCategory])}`,
    },
    { choice: 'city', rows: rows(city, { search_city: undefined }, sql`${city} is not null`) },
    { choice: 'price', rows: rows(priceChoice, anyPrice, sql`price_from is not null`) },
    {
      choice: 'rating',
      rows: rows(rating, { rating_min: undefined }, sql`average_rating >= ${sql.lit(ratingChoices[0])}`),
    },
    { choice: 'all', rows: sql`select '' as key, coalesce(sum(total), 0)::integer as total from few` },
  ]
}

/**
 * Counting in an index takes a fraction of the time that comparing does, so they are first counted by category; not if
 * other facts have to be compared to count.
 */
function selectByNumber(db: Database, filters: ListFilters) {
  const conditions = isNear(filters.near)
  const few = sql`
    few as materialized (
      select category_id, count(*)::integer as total
        from (select p.category_id from ${ofNarrowed(filters)} where ${all(conditions)}
               limit ${sql.lit(MAX_COMPARED + 1)}) as p
       group by category_id)`
  return packedOf(db, [few], rowsByNumber(filters, conditions)).execute()
}

function selectCompared(db: Database, filters: ListFilters) {
  const { date, free_only } = filters
  const isOfFree = date !== undefined && free_only
  const hasExact = mayBeSpelt(filters)
  const compared = comparedTable({
    values: filters,
    from: isOfFree ? ofThatDay(date, narrowedColumns(filters)) : ofNarrowed(filters),
    conditions: [
      ...(date === undefined ? [] : [free_only ? isFree : isNotTaken(date)]),
      ...isNear(filters.near),
      ...(isListedByNumber(filters) ? [] : hasFacts(filters)),
      ...(isOfFree || !hasRareWord(filters) ? hasWords(filters) : []),
    ],
    isExact: hasExact ? hasExactWords(filters) : undefined,
    most: MAX_COMPARED,
  })
  const counted = comparedRows(1, { values: filters, hasListed: true, where: areFew, hasExact })
  return packedOf(db, [compared, fewTable, ...listedTable(filters)], counted, hasExact).execute()
}

function selectPacked(db: Database, filters: ListFilters): Promise<PackedRow[]> {
  const { date, free_only } = filters
  const values = wideValues(filters)
  if (values === undefined)
    return isListedByNumber(filters) && filters.facts.length === 1
      ? selectByNumber(db, filters)
      : selectCompared(db, filters)
  if (date === undefined) return selectStored(db, values)
  return free_only ? selectFree(db, { ...values, date }) : selectNotTaken(db, { ...values, date })
}

/** One row for each choice with results. A choice may have two, which add up. */
export const selectFacets = async (db: Database, filters: ListFilters): Promise<FacetRow[]> =>
  unpack(await selectPacked(db, filters))
