import { type RawBuilder, sql } from 'kysely'
import {
  all,
  type Conditions,
  hasPrice,
  hasRating,
  hasWide,
  inCategory,
  inCity,
  isApproved,
  type WideValues,
} from './filter-queries.ts'
import { ratingChoices, type WideFilters } from './list-filters.ts'
import type { Choice, ChoiceRows } from './packed-queries.ts'

/** More than these are not gone through: then nobody is counted by choices. */
export const MAX_COMPARED = 5_000

/** The place of the price among those that are offered. */
export const priceChoice = sql`case when price_from < 500 then '0' when price_from < 1000 then '1' when price_from < 2000 then '2'
                             when price_from < 5000 then '3' else '4' end`

export const comparedChoices: readonly Choice[] = ['category', 'city', 'price', 'rating', 'all']

/** The filters that are offered as choices. */
const ofChoices = (values: WideFilters) => ({
  category: inCategory(values),
  city: inCity(values),
  price: hasPrice(values),
  rating: hasRating(values),
})

/** Whether one who is compared has the filter. */
const filterColumns = { category: 'in_category', city: 'in_city', price: 'has_price', rating: 'has_rating' } as const

type FilterChoice = keyof typeof filterColumns

const filterChoices = ['category', 'city', 'price', 'rating'] as const satisfies FilterChoice[]

/** The filters that are set and that one who is compared may miss, since those who miss no other one are counted as well. */
function missableFilters(values: WideFilters, choices: readonly Choice[]): FilterChoice[] {
  const own = ofChoices(values)
  return filterChoices.filter((choice) => choices.includes(choice) && own[choice].length > 0)
}

const hasEach = (filters: FilterChoice[]): Conditions => filters.map((choice) => sql.ref(filterColumns[choice]))

interface Compared {
  name?: string
  values: WideValues
  /** The tables of those who are compared, and what all of them have. */
  from: RawBuilder<unknown>
  conditions: Conditions
  /** Where typos are forgiven, whether the words are spelt as they were asked for. */
  isExact?: RawBuilder<unknown> | undefined
  /** Where more are found than so many, one more than these is kept. */
  most?: number
  /** Beside those that are counted by. */
  columns?: RawBuilder<unknown>[]
  /** That are counted: filters by others hold for all. */
  choices?: readonly Choice[]
}

/** Of more than these nobody is counted; that they are more is told by their number. */
export const areFew = sql`(select total from few) <= ${sql.lit(MAX_COMPARED)}`
export const fewTable = sql`few as materialized (select count(*)::integer as total from compared)`

/**
 * Of those who miss at most one of the filters that are offered as choices. What is read of all comes first: PostgreSQL takes
 * a row apart up to the last column that it needs.
 */
export function comparedTable({
  name = 'compared',
  values,
  from,
  conditions,
  isExact,
  most,
  columns = [],
  choices = comparedChoices,
}: Compared) {
  const own = ofChoices(values)
  const strict = filterChoices.flatMap((choice) => (choices.includes(choice) ? [] : own[choice]))
  const missable = missableFilters(values, choices)
  const has = missable.map((choice) => sql`coalesce(${all(own[choice])}, false) as ${sql.ref(filterColumns[choice])}`)
  const exact = isExact === undefined ? [] : [sql`${isExact} as is_exact`]
  const counted = [sql`p.category_id`, sql`p.search_city`, sql`p.price_from`, sql`p.average_rating`]
  const misses = missable.map((choice) => sql`(not ${sql.ref(filterColumns[choice])})::integer`)
  const missesOne = most === undefined && misses.length > 1 ? sql`where ${sql.join(misses, sql` + `)} <= 1` : sql``
  return sql`
    ${sql.ref(name)} as materialized (
      select * from (
        select ${sql.join([...has, ...exact, ...counted, ...columns])}
          from ${from}
         where ${all([isApproved, ...conditions, ...strict])}
         ${most === undefined ? sql`` : sql`limit ${sql.lit(most + 1)}`}) as p
       ${missesOne})`
}

/** Whether some of the compared may miss one of the filters that are offered as choices. */
const mayMiss = (values: WideFilters) => hasWide(values).length > 0

/** Of the compared those who miss none; where none is set these are all, and need no table of their own. */
export const listedTable = (values: WideFilters) =>
  mayMiss(values)
    ? [
        sql`
        listed as materialized (
          select * from compared where ${all(hasEach(missableFilters(values, comparedChoices)))})`,
      ]
    : []

export const listedName = (values: WideFilters) => (mayMiss(values) ? 'listed' : 'compared')

interface CountedPart {
  /** Those of `comparedTable`. */
  values: WideFilters
  choices?: readonly Choice[]
  /** That the table was made for, where these are more. */
  tableChoices?: readonly Choice[]
  /** The table that is counted. */
  name?: string
  /** Whether `listedTable` is there: who is counted by a choice that is not set is one of them. */
  hasListed?: boolean
  /** Otherwise nobody is counted. */
  where?: RawBuilder<unknown> | undefined
  /** Whether the table tells who is spelt as asked for. */
  hasExact?: boolean
}

/** Of these choices; each is counted as `sign`. */
export function comparedRows(
  sign: 1 | -1,
  {
    values,
    choices = comparedChoices,
    tableChoices = choices,
    name = 'compared',
    hasListed = false,
    where,
    hasExact = false,
  }: CountedPart,
): ChoiceRows[] {
  const times = sql.lit(sign)
  const total = sql`
    (${times} * count(*))::integer as total
    ${hasExact ? sql`, (${times} * count(*) filter (where is_exact))::integer as exact` : sql``}`
  const noneExact = hasExact ? sql`, 0 as exact` : sql``
  const missable = missableFilters(values, tableChoices)
  const counted = (choice: FilterChoice, key: RawBuilder<unknown>, hasKey: RawBuilder<unknown>) => {
    const isListed = hasListed && !missable.includes(choice)
    const others = isListed ? [] : missable.filter((filter) => filter !== choice)
    return sql`
      select (${key})::text as key, ${total} from ${sql.ref(isListed ? listedName(values) : name)}
       where ${all([...hasEach(others), hasKey, ...(where === undefined ? [] : [where])])} group by ${key}`
  }
  const rows: Record<Choice, RawBuilder<unknown>> = {
    category: counted('category', sql`category_id`, sql`category_id is not null`),
    city: counted('city', sql`search_city`, sql`search_city is not null`),
    price: counted('price', priceChoice, sql`price_from is not null`),
    rating: counted('rating', sql`rating_band(average_rating)`, sql`average_rating >= ${sql.lit(ratingChoices[0])}`),
    all: where
      ? sql`select '' as key, total${noneExact} from few`
      : sql`select '' as key, count(*)::integer as total${noneExact} from ${sql.ref(name)}`,
  }
  return choices.map((choice) => ({ choice, rows: rows[choice] }))
}
