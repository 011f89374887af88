import { type RawBuilder, sql } from 'kysely'
import type { ProfessionalOrder } from '#contract/professionals.ts'
import { compileOnce } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'
import { unplanned } from '#server/db/unplanned.ts'
import {
  type DayValues,
  freeCount,
  type FreePart,
  freePart,
  freeTable,
  pageOfFree,
  takenOn,
  takenWithin,
} from './day-queries.ts'
import {
  all,
  type Conditions,
  hasOrder,
  hasWords,
  isFree,
  isFound,
  isNear,
  isNotTaken,
  isWithin,
  isOfPrice,
  isOfRating,
  mayState,
  namesMatch,
  narrowedColumns,
  ofNarrowedWithin,
  ofThatDay,
  saysFree,
  statesFacts,
  type WideValues,
  wideValues,
  withoutEntry,
} from './filter-queries.ts'
import { hasRareWord, leastNamed, type ListFilters } from './list-filters.ts'
import { eachOrder, keyOf, ofPart, orderColumns, orderOf, type Part, withOrder } from './order-queries.ts'
import { nearInOrder, nearTables, nearTotal } from './near-queries.ts'
import { cards } from './queries.ts'

/**
 * Matches of words and facts are counted up to this number. Counting all matches of common ones would take longer than
 * finding the page.
 */
export const MAX_COUNTED = 1_000

/** A professional on the page with the total number and, on a page for a day, whether it says that it is free. */
interface Found {
  id: number
  total: number
  is_available: boolean | null
}

/** The stored sum for the category, city, rating and prices. */
const storedTotal = (values: WideValues) => sql`
  (select coalesce(sum(change), 0)::integer from professional_facets
    where category_id = ${values.category_id ?? 0} and search_city = ${values.search_city ?? '*'}
      and ${isOfRating(values)} and ${isOfPrice(values)})`

const totalWithin = (values: WideValues) => (values.towns === undefined ? storedTotal(values) : nearTotal)

type PageValues = WideValues & Part

/** All that pass the filters, read from an index with the requested order, or near a town by its own queries. */
const inOrder = (values: PageValues, sort: ProfessionalOrder, more: Conditions = []) =>
  values.towns === undefined
    ? sql`professionals as p where ${all([...isWithin(values), ...more])} order by ${orderOf(sort)}`
    : nearInOrder(values, sort, more)

const pageInOrder = (values: PageValues, sort: ProfessionalOrder) => sql<Found>`
  (${values.towns === undefined ? sql`` : sql`with ${nearTables(values)}`}
   select p.id, ${totalWithin(values)} as total, null::boolean as is_available
     from ${inOrder(values, sort)} ${ofPart(values)})`

/**
 * First those who are free, then those without an entry, read from `unknown` in order until the page is full. If the
 * first part fills the page, the second does not run.
 */
const pageOfBoth = (free: Pick<FreePart, 'page' | 'count'>, part: Part, unknown: RawBuilder<unknown>) => sql`
  (select part.id, part.is_available from (
     ${free.page}
     union all
     (select p.id, false from ${unknown} limit ${unplanned(part.limit, 'bigint')} offset greatest(0, ${unplanned(part.offset, 'bigint')} - ${free.count}))
   ) as part limit ${unplanned(part.limit, 'bigint')})`

type DayPageValues = PageValues & DayValues

const withTables = (tables: RawBuilder<unknown>[]) => (tables.length === 0 ? sql`` : sql`with ${sql.join(tables)}`)

function pageOfDay(values: DayPageValues, sort: ProfessionalOrder) {
  const free = freePart(values, sort)
  return sql<Found>`
    (${withTables([...(values.towns === undefined ? [] : [nearTables(values)]), ...free.tables])}
     select page.id, ${totalWithin(values)} - ${takenWithin(values)} as total, page.is_available
       from ${pageOfBoth(free, values, inOrder(values, sort, [withoutEntry(values.date)]))} as page)`
}

function pageOfFreeDay(values: DayPageValues, sort: ProfessionalOrder) {
  const free = freePart(values, sort)
  return sql<Found>`
    (${withTables(free.tables)}
     select page.id, ${free.count} as total, page.is_available from (${free.page}) as page)`
}

const candidateCount = sql`(select count(*)::integer from candidate)`
const areMany = sql`(select are_many from named)`
const areAll = sql`not ${areMany} and ${candidateCount} <= ${sql.lit(MAX_COUNTED)}`

/**
 * Whether more names have the word than are counted; this is known before looking at any of them. Each who is taken may
 * be one of them.
 */
function namedTable(filters: ListFilters) {
  const least = leastNamed(filters)
  const { date } = filters
  const others = sql`${unplanned(least, 'bigint')} - ${date === undefined ? sql`0` : takenOn(date)}`
  return sql`
    named as materialized (
      select ${least > MAX_COUNTED ? sql`${others} > ${sql.lit(MAX_COUNTED)}` : sql`false`} as are_many)`
}

/** Words that do not narrow down the candidates: in a town all names are compared, and for common words hardly any. */
function hasCommonWords(filters: ListFilters): Conditions {
  if (hasRareWord(filters)) return []
  const areCompared = filters.search_city !== undefined || leastNamed(filters) > MAX_COUNTED
  return areCompared ? namesMatch(filters) : hasWords(filters)
}

/** The candidates of a list, and whether each is free on its day. */
function ofDay(filters: ListFilters, sort: ProfessionalOrder = 'recommended') {
  const { date, free_only } = filters
  if (date !== undefined && free_only)
    return {
      from: ofThatDay(date, [orderColumns[sort], ...narrowedColumns(filters)]),
      conditions: [isFree, ...isFound(filters), ...hasWords(filters)],
      isAvailable: sql`true`,
    }
  const { from, conditions } = ofNarrowedWithin(filters)
  const common = [...conditions, ...hasCommonWords(filters)]
  return date === undefined
    ? { from, conditions: common, isAvailable: sql`null::boolean` }
    : { from, conditions: [isNotTaken(date), ...common], isAvailable: saysFree(date) }
}

/** The same for the entries of days, whose facts have to be looked up. */
export const isFoundOnDays = (filters: ListFilters): Conditions => isFound({ ...filters, free_only: true })

/** Ranks a name that equals the words first, then names with these as whole words, then names that contain them. */
export const closenessTo = ({ name }: ListFilters) =>
  name === undefined
    ? sql`0`
    : sql`case when p.search_name = ${name.exactly} then 2
               when p.search_name like all (${name.whole}::text[]) then 1 else 0 end`

/** Found once, then counted and sorted; for common words or facts, only up to one more than are counted. */
function candidateTable(filters: ListFilters, sort: ProfessionalOrder) {
  const { from, conditions, isAvailable } = ofDay(filters, sort)
  const inOrderOf = sql`${hasOrder(filters, sort) ? keyOf(sort) : sql`p.score`}, p.company_name,`
  return sql`
    candidate as materialized (
      select p.id, ${inOrderOf} ${isAvailable} as is_available,
             ${sort === 'recommended' ? closenessTo(filters) : sql`0`} as closeness
        from ${from}
       where ${all([sql`not ${areMany}`, ...conditions])} limit ${sql.lit(MAX_COUNTED + 1)})`
}

/**
 * All professionals in order, comparing each one's words and facts until the page is full. `offset 0` keeps PostgreSQL
 * from searching the names first, and anything more expensive than a name is read one professional at a time. The
 * category is in the index of the order, so facts are only looked up for those who can state them.
 */
function commonInOrder(filters: ListFilters, sort: ProfessionalOrder, more: Conditions) {
  const stated = sql`(select ${all(statesFacts(filters, 'own'))} from professionals as own where own.id = p.id)`
  const hasStated = filters.facts.length > 0 ? [...mayState(filters.facts), stated] : []
  return sql`
    (select p.id, p.search_name, p.category_id from professionals as p
      where ${all([...isWithin(filters), ...isNear(filters.near)])} order by ${orderOf(sort)} offset 0) as p
     where ${all([...namesMatch(filters), ...hasStated, ...more])}`
}

/**
 * The beginning of that list, of which the page is a part. Without a literal limit, PostgreSQL expects to read a tenth
 * of all rows, and sorts them.
 */
const firstInOrder = (...listed: Parameters<typeof commonInOrder>) =>
  sql`(select p.id from ${commonInOrder(...listed)} limit ${sql.lit(MAX_COUNTED)}) as p`

/** If words or facts are so common that not all candidates are found, the page is quickly found in list order. */
function commonPage(filters: ListFilters, sort: ProfessionalOrder, part: Part) {
  const { date, free_only } = filters
  if (date === undefined)
    return sql`(select p.id, null::boolean as is_available from ${firstInOrder(filters, sort, [])} ${ofPart(part)})`
  return free_only
    ? pageOfFree(sort, part)
    : pageOfBoth(
        { page: pageOfFree(sort, part), count: freeCount },
        part,
        firstInOrder(filters, sort, [withoutEntry(date)]),
      )
}

const freeTables = (filters: ListFilters, sort: ProfessionalOrder) =>
  filters.date === undefined
    ? sql``
    : sql`${freeTable(filters.date, [...isFoundOnDays(filters), ...hasWords(filters)], sort, narrowedColumns(filters))},`

const candidates = sql`candidate as p`

const pageOfCandidates = (filters: ListFilters, sort: ProfessionalOrder, part: Part) => sql<Found>`
  (with ${namedTable(filters)}, ${candidateTable(filters, sort)},
   ${freeTables(filters, sort)}
   few as (
     select p.id, ${candidateCount} as total, p.is_available, p.closeness
       from ${hasOrder(filters, sort) ? candidates : withOrder(candidates, sort, part)}
      where ${areAll}
      order by p.is_available desc, p.closeness desc, ${orderOf(sort)} ${ofPart(part)})
   select few.id, few.total, few.is_available, few.closeness from few
   union all
   select common.id, ${sql.lit(MAX_COUNTED + 1)}, common.is_available, 0
     from ${commonPage(filters, sort, part)} as common where not (${areAll}))`

/**
 * The longest page. Without a literal bound PostgreSQL expects to read a tenth of all rows, and chooses another plan.
 */
const LONGEST_PAGE = 100

const withinBound = (page: RawBuilder<Found>) =>
  sql<Found>`(select * from ${page} as page limit ${sql.lit(LONGEST_PAGE)})`

/** Whole rows are only read for the page; its ids come from an index alone. */
const cardsOn = (db: Database, page: RawBuilder<Found>, sort: ProfessionalOrder, byCloseness = false) =>
  cards(db)
    .innerJoin(withinBound(page).as<'found'>(sql.ref('found')), (join) => join.onRef('found.id', '=', 'p.id'))
    .select(['found.total', 'found.is_available', 'p.score', 'p.rating_sum'])
    .orderBy('found.is_available', (order) => order.desc())
    .$if(byCloseness, (query) => query.orderBy(sql`found.closeness desc`))
    .orderBy(orderOf(sort))

const selectInOrder = eachOrder((sort) =>
  compileOnce((db, values: PageValues) => cardsOn(db, pageInOrder(values, sort), sort)),
)
const selectOfDay = eachOrder((sort) =>
  compileOnce((db, values: DayPageValues) => cardsOn(db, pageOfDay(values, sort), sort)),
)
const selectOfFreeDay = eachOrder((sort) =>
  compileOnce((db, values: DayPageValues) => cardsOn(db, pageOfFreeDay(values, sort), sort)),
)

/** Includes the total number. */
export function selectProfessionals(db: Database, filters: ListFilters, sort: ProfessionalOrder, part: Part) {
  const values = wideValues(filters)
  if (values === undefined) return cardsOn(db, pageOfCandidates(filters, sort, part), sort, true).execute()
  const { date } = filters
  const ofPage = { ...values, ...part }
  if (date === undefined) return selectInOrder[sort](db, ofPage)
  // In order of price, a price range is a contiguous part of the index.
  const onDay = { ...ofPage, date, leaves_many: sort === 'price' ? undefined : values.leaves_many }
  return filters.free_only ? selectOfFreeDay[sort](db, onDay) : selectOfDay[sort](db, onDay)
}

export type ListRow = Awaited<ReturnType<typeof selectProfessionals>>[number]

/**
 * Whether anyone within the filters has exactly this name, or all of these as whole words. Finds all of them: if one
 * were enough, PostgreSQL would read name after name, and all of them if there is none.
 */
export async function isNamed(db: Database, filters: ListFilters, name: string | string[]): Promise<boolean> {
  const isWhole = typeof name === 'string'
  // A whole name is looked up by itself, however rare its words are.
  const words = isWhole ? filters.words.map((word) => ({ ...word, known: undefined })) : filters.words
  const { from, conditions } = ofDay({ ...filters, words })
  const hasName = isWhole
    ? sql`p.search_name = ${name}`
    : sql`string_to_array(btrim(p.search_name), ' ') @> ${name}::text[]`
  const { rows } = await sql<{ is_named: boolean }>`
    with named as materialized (
      select p.id from ${from}
       where ${all([hasName, ...conditions])})
    select exists (select from named) as is_named`.execute(db)
  return rows[0]?.is_named ?? false
}

/** The number of matches up to a limit, in no order. */
export async function countMatching(db: Database, filters: ListFilters, limit: number): Promise<number> {
  if (filters.date === undefined && leastNamed(filters) >= limit) return limit
  const { from, conditions } = ofDay(filters)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from ${from} where ${all(conditions)}
       limit ${sql.lit(limit)}) as found`.execute(db)
  return rows[0]?.total ?? 0
}
