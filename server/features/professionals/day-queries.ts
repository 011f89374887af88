import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { ProfessionalOrder } from '#contract/professionals.ts'
import {
  all,
  type Conditions,
  isFree,
  isTaken,
  isWithin,
  ofThatDay,
  saysFree,
  type WideValues,
} from './filter-queries.ts'
import { keyOf, ofPart, orderColumns, orderOf, type Part } from './order-queries.ts'
import type { Choice, ChoiceRows } from './packed-queries.ts'

export type DayValues = WideValues & { date: CalendarDay }

const hasCity = ({ search_city }: WideValues) => search_city !== undefined
const hasPrice = ({ price_min, price_max }: WideValues) => price_min !== undefined || price_max !== undefined
const hasRating = ({ rating_min }: WideValues) => rating_min !== undefined

/** The filters without the city. */
const withoutCity = (values: DayValues): DayValues => ({ ...values, search_city: undefined })
const withoutPrice = (values: DayValues): DayValues => ({
  ...values,
  price_min: undefined,
  price_max: undefined,
  price_bands: undefined,
})
const withoutRating = (values: DayValues): DayValues => ({ ...values, rating_min: undefined, rating_bands: undefined })

const everybody = (date: CalendarDay): DayValues => ({
  date,
  category_id: undefined,
  price_min: undefined,
  price_max: undefined,
  rating_min: undefined,
})

/** Whether sums are stored for the filters: not near a town, nor for a town combined with price or rating. */
function hasSums(values: DayValues): boolean {
  if (values.towns !== undefined) return false
  if (hasCity(values)) return !hasPrice(values) && !hasRating(values)
  return (
    (!hasPrice(values) || values.price_bands !== undefined) && (!hasRating(values) || values.rating_bands !== undefined)
  )
}

interface Bands {
  prices: RawBuilder<unknown>
  ratings: RawBuilder<unknown>
}

const everyPrice = sql`'{-1,0,1,2,3,4}'`
const everyRating = sql`'{0,1,2,3}'`

const splitBands = ({ price_bands, rating_bands }: WideValues): Bands => ({
  prices: sql`${price_bands ?? everyPrice}`,
  ratings: sql`${rating_bands ?? everyRating}`,
})

/** The rows of `professional_days` that add up to the filters; one row covers all prices and ratings. */
const bandsOf = (values: WideValues): Bands =>
  hasPrice(values) || hasRating(values) ? splitBands(values) : { prices: sql`'{-2}'`, ratings: sql`'{-1}'` }

const inAsked = ({ category_id }: WideValues) => sql`(values (${category_id ?? 0}::integer)) as c (id)`

/** A column of `professional_days`. */
export type DayNumber = 'free' | 'taken'

/**
 * Each combination is looked up separately, because the day is last in the index; `offset 0` keeps PostgreSQL from
 * reading them all.
 */
const storedDays = (values: DayValues, { prices, ratings }: Bands, categories = inAsked(values)) => sql`
  ${categories}
  cross join unnest(${prices}::smallint[]) as price cross join unnest(${ratings}::smallint[]) as rating
  cross join lateral (
    select d.free, d.taken from professional_days as d
     where d.category_id = c.id and d.search_city = ${values.search_city ?? '*'} and d.rating_band = rating
       and d.price_band = price and d.event_date = ${values.date}::date offset 0) as stored`

const storedSum = (column: DayNumber, values: DayValues) => sql`
  (select coalesce(sum(stored.${sql.ref(column)}), 0)::integer from ${storedDays(values, bandsOf(values))})`

/** How many are taken on the day, without any other filter. */
export const takenOn = (date: CalendarDay) => storedSum('taken', everybody(date))

const countWithin = (column: DayNumber, values: DayValues) =>
  hasSums(values)
    ? storedSum(column, values)
    : sql`(select count(*)::integer from ${ofThatDay(values.date)}
            where ${all([column === 'free' ? isFree : isTaken, ...isWithin(values)])})`

/** How many of those within the filters are taken on the day. */
export const takenWithin = (values: DayValues) => countWithin('taken', values)

/** The choices for which the numbers of free or taken professionals are stored, each with all filters but its own. */
export function storedChoices(values: DayValues): Choice[] {
  // No sums of a town are stored by band.
  const byBand = !hasCity(values)
  return [
    ...(hasSums(values) ? (['category'] as const) : []),
    ...(hasSums(withoutCity(values)) && !hasPrice(values) && !hasRating(values) ? (['city'] as const) : []),
    ...(byBand && hasSums(withoutPrice(values)) ? (['price'] as const) : []),
    ...(byBand && hasSums(withoutRating(values)) ? (['rating'] as const) : []),
  ]
}

/** Each choice with the stored number of those who are free, or of those who are taken, to be subtracted from all. */
export function storedDayRows(values: DayValues, choices: readonly Choice[], number: DayNumber): ChoiceRows[] {
  const total = number === 'free' ? sql`sum(stored.free)::integer as total` : sql`-sum(stored.taken)::integer as total`
  const { category_id, date } = values
  const rows: Partial<Record<Choice, RawBuilder<unknown>>> = {
    category: sql`
      select c.id::text as key, ${total}
        from ${storedDays(values, bandsOf(values), sql`category_names as c`)} group by c.id`,
    city: sql`
      select stored.search_city as key, ${total} from professional_days as stored
       where stored.event_date = ${date}::date and stored.category_id = ${category_id ?? 0} and stored.search_city <> '*'
         and stored.rating_band = -1
       group by 1`,
    price: sql`
      select price::text as key, ${total}
        from ${storedDays(values, { ...splitBands(values), prices: sql`'{0,1,2,3,4}'` })} group by price`,
    rating: sql`
      select rating::text as key, ${total}
        from ${storedDays(values, { ...splitBands(values), ratings: sql`'{1,2,3}'` })} group by rating`,
  }
  return choices.flatMap((choice) => {
    const found = rows[choice]
    return found === undefined ? [] : [{ choice, rows: found }]
  })
}

/** Those who say that they are free on the day, with the columns that the conditions need and the day's index lacks. */
export const freeTable = (
  date: CalendarDay,
  conditions: Conditions,
  sort: ProfessionalOrder,
  more: string[] = [],
) => sql`
  free as materialized (
    select p.id, ${keyOf(sort)}, p.company_name from ${ofThatDay(date, [orderColumns[sort], ...more])}
     where ${all([isFree, ...conditions])})`

export const freeCount = sql`(select count(*)::integer from free)`

export const pageOfFree = (sort: ProfessionalOrder, part: Part) => sql`
  (select p.id, true as is_available from free as p order by ${orderOf(sort)} ${ofPart(part)})`

const totalOfAll = sql`
  (select coalesce(sum(change), 0) from professional_facets
    where category_id = 0 and search_city = '*' and rating_band = -1 and price_from = -2)`

/** Looking up one row takes as long as skipping ten in an index. */
const LOOKUP = 10

/** Those within the filters who are free: the tables to start with, their number, and one page of them. */
export interface FreePart {
  tables: RawBuilder<unknown>[]
  count: RawBuilder<unknown>
  page: RawBuilder<unknown>
}

/**
 * The day's index has the most requested order. For other orders, if few are free, each is looked up and they are
 * sorted; if many are, a page is found faster by reading an index with that order. The count within the statement
 * decides which of the two runs.
 */
export function freePart(values: DayValues & Part, sort: ProfessionalOrder): FreePart {
  const { date, limit, offset } = values
  const conditions = isWithin(values)
  if (sort === 'recommended')
    return {
      tables: [],
      count: countWithin('free', values),
      page: sql`
        (select p.id, true as is_available from ${ofThatDay(date)} where ${all([isFree, ...conditions])}
          order by ${orderOf(sort)} ${ofPart(values)})`,
    }
  const areMany = sql`(select are_many from free_total)`
  return {
    tables: [
      sql`
        free_total as materialized (
          select total, (${limit}::bigint + ${offset}::bigint) * ${totalOfAll}
                          < ${sql.lit(LOOKUP)} * total::bigint * ${storedSum('free', everybody(date))} as are_many
            from (select ${countWithin('free', values)} as total) as counted)`,
      freeTable(date, [sql`not ${areMany}`, ...conditions], sort),
    ],
    count: sql`(select total from free_total)`,
    page: sql`
      ${pageOfFree(sort, values)}
      union all
      (select p.id, true from professionals as p
        where ${all([areMany, ...conditions, sql`(${saysFree(date)}) is true`])}
        order by ${orderOf(sort)} ${ofPart(values)})`,
  }
}
