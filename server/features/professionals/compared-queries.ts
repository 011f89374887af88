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
  columns?: RawBuilder<unknown>
  /** That are counted: filters by others hold for all. */
  choices?: readonly Choice[]
}

/** Of more than these nobody is counted; that they are more is told by their number. */
export const areFew = sql`(select total from few) <= ${sql.lit(MAX_COMPARED)}`
export const fewTable = sql`few as materialized (select count(*)::integer as total from compared)`

/** Of those who miss at most one of the filters that are offered as choices. */
export function comparedTable({
  name = 'compared',
  values,
  from,
  conditions,
  isExact,
  most,
  columns = sql``,
  choices = comparedChoices,
}: Compared) {
  const isCounted = (choice: string) => choices.some((counted) => counted === choice)
  const own = ofChoices(values)
  const strict = Object.entries(own).flatMap(([choice, ofChoice]) => (isCounted(choice) ? [] : ofChoice))
  const has = (choice: keyof typeof own) => (isCounted(choice) ? sql`coalesce(${all(own[choice])}, false)` : sql`true`)
  return sql`
    ${sql.ref(name)} as materialized (
      select * from (
        select ${columns} p.category_id, p.search_city, p.price_from, p.average_rating,
               ${has('category')} as in_category, ${has('city')} as in_city,
               ${has('price')} as has_price, ${has('rating')} as has_rating
               ${isExact === undefined ? sql`` : sql`, ${isExact} as is_exact`}
          from ${from}
         where ${all([isApproved, ...conditions, ...strict])}
         ${most === undefined ? sql`` : sql`limit ${sql.lit(most + 1)}`}) as p
       ${most === undefined ? sql`where in_category::integer + in_city::integer + has_price::integer + has_rating::integer >= 3` : sql``})`
}

/** Whether some of the compared may miss one of the filters that are offered as choices. */
const mayMiss = (values: WideFilters) => hasWide(values).length > 0

/** Of the compared those who miss none; where none is set these are all, and need no table of their own. */
export const listedTable = (values: WideFilters) =>
  mayMiss(values)
    ? [
        sql`
        listed as materialized (
          select * from compared where in_category and in_city and has_price and has_rating)`,
      ]
    : []

export const listedName = (values: WideFilters) => (mayMiss(values) ? 'listed' : 'compared')

interface CountedPart {
  choices?: readonly Choice[]
  /** The table that is counted. */
  name?: string
  /** Where `listedTable` is there, the filters that it is of: who is counted by a choice that is not set is one of them. */
  listed?: WideFilters
  /** Otherwise nobody is counted. */
  where?: RawBuilder<unknown> | undefined
  /** Whether the table tells who is spelt as asked for. */
  hasExact?: boolean
}

/** Of these choices; each is counted as `sign`. */
export function comparedRows(
  sign: 1 | -1,
  { choices = comparedChoices, name = 'compared', listed, where, hasExact = false }: CountedPart = {},
): ChoiceRows[] {
  const fewOnly = where === undefined ? sql`` : sql` and ${where}`
  const times = sql.lit(sign)
  const total = sql`
    (${times} * count(*))::integer as total
    ${hasExact ? sql`, (${times} * count(*) filter (where is_exact))::integer as exact` : sql``}`
  const noneExact = hasExact ? sql`, 0 as exact` : sql``
  const own = listed && ofChoices(listed)
  const from = (choice: keyof NonNullable<typeof own>) =>
    sql.ref(listed && own?.[choice].length === 0 ? listedName(listed) : name)
  const rows: Record<Choice, RawBuilder<unknown>> = {
    category: sql`
      select category_id::text as key, ${total} from ${from('category')}
       where in_city and has_price and has_rating and category_id is not null${fewOnly} group by category_id`,
    city: sql`
      select search_city as key, ${total} from ${from('city')}
       where in_category and has_price and has_rating and search_city is not null${fewOnly} group by search_city`,
    price: sql`
      select ${priceChoice} as key, ${total} from ${from('price')}
       where in_category and in_city and has_rating and price_from is not null${fewOnly} group by 1`,
    rating: sql`
      select rating_band(average_rating)::text as key, ${total} from ${from('rating')}
       where in_category and in_city and has_price and average_rating >= ${sql.lit(ratingChoices[0])}${fewOnly}
       group by rating_band(average_rating)`,
    all: where
      ? sql`select '' as key, total${noneExact} from few`
      : sql`select '' as key, count(*)::integer as total${noneExact} from ${sql.ref(name)}`,
  }
  return choices.map((choice) => ({ choice, rows: rows[choice] }))
}
