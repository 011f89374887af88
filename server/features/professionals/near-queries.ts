import { type RawBuilder, sql } from 'kysely'
import type { ProfessionalOrder } from '#contract/professionals.ts'
import { unplanned } from '#server/db/unplanned.ts'
import {
  all,
  type Conditions,
  hasRating,
  inCategory as inCategoryOf,
  inCity as inCityOf,
  isApproved,
  isWithin,
  isOfRating,
  type WideValues,
} from './filter-queries.ts'
import { keyOf, orderOf, type Part } from './order-queries.ts'
import type { ChoiceRows } from './packed-queries.ts'

/** Up to this number, all are found by their towns; above it, a page is found faster in list order. */
const FEW = 1_000

/** The towns with professionals, and the distance of each. */
export const townTable = ({ towns }: WideValues) => sql`
  town as materialized (
    select place.key as city, place.value::integer as km from jsonb_each_text(${towns}::jsonb) as place
     where exists (select from professional_reach as reach where reach.search_city = place.key))`

const ofTown = ({ km }: WideValues) =>
  sql`reach.search_city = town.city and town.km <= greatest(${km}::integer, reach.travels_km)`

const ofTowns = (values: WideValues, conditions: Conditions) => sql`
  town join professional_reach as reach on ${ofTown(values)} where ${all(conditions)}`

/**
 * The stored rows of the towns for the rating. Each tenth is looked up separately; `offset 0` keeps PostgreSQL from
 * comparing all rows of a town with them.
 */
function ratedOfTowns(values: WideValues, conditions: Conditions) {
  return values.rating_tenths === undefined
    ? ofTowns(values, [...conditions, isOfRating(values)])
    : sql`
      town cross join unnest(${values.rating_tenths}::smallint[]) as tenth cross join lateral (
        select * from professional_reach as reach
         where ${all([ofTown(values), sql`reach.rating_band = tenth`, ...conditions])} offset 0) as reach`
}

const inCategory = ({ category_id }: WideValues) => sql`reach.category_id = ${category_id ?? 0}`
const inCity = ({ search_city }: WideValues) =>
  search_city === undefined ? sql`true` : sql`town.city = ${search_city}`
const hasPrice = ({ first_band, last_band }: WideValues) =>
  first_band === undefined
    ? sql`reach.price_band = -2`
    : sql`reach.price_band between ${first_band}::integer and ${last_band}::integer`

/** Whether a price divides a band, so that those in the divided band have to be found to be counted. */
export const dividesBand = ({ part_from }: WideValues) => part_from !== undefined

const inPart = (from: number, to: number | undefined) => [
  sql`p.price_from >= ${from}`,
  ...(to === undefined ? [] : [sql`p.price_from <= ${to}`]),
]

/** Those near the town whose price is in a divided band, read from the price index. */
export const ofDividedBands = ({ km }: WideValues) =>
  sql`town join professionals as p on p.search_city = town.city and town.km <= greatest(${km}::integer, p.travels_km)`

export const inDividedBands = ({ part_from, part_to, other_part_from, other_part_to }: WideValues) => {
  const parts = [
    ...(part_from === undefined ? [] : [all(inPart(part_from, part_to))]),
    ...(other_part_from === undefined ? [] : [all(inPart(other_part_from, other_part_to))]),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}

const dividedTotal = (values: WideValues) =>
  dividesBand(values)
    ? sql`(select count(*)::integer from ${ofDividedBands(values)}
            where ${all([isApproved, inDividedBands(values), ...inCategoryOf(values), ...inCityOf(values), ...hasRating(values)])})`
    : sql`0`

export const nearTotal = sql`(select total from near_total)`
const areFew = sql`${nearTotal} <= ${sql.lit(FEW)}`

/** The tables that the rest needs: the towns, the total number, and the professionals themselves if they are few. */
export function nearTables(values: WideValues) {
  const few = (reach: RawBuilder<unknown>) => sql`
    select p.id from town join professionals as p on p.search_city = town.city and ${reach}
     where ${all([areFew, ...isWithin(values)])}`
  return sql`
    ${townTable(values)},
    near_total as materialized (
      select coalesce(sum(change), 0)::integer + ${dividedTotal(values)} as total
        from ${ratedOfTowns(values, [inCategory(values), inCity(values), hasPrice(values)])}),
    near_few as materialized (
      ${few(sql`town.km <= ${values.km}::integer`)}
      union all
      ${few(sql`town.km > ${values.km}::integer and p.travels_km >= town.km`)})`
}

/** Only one of the two parts runs. */
export function nearInOrder(values: WideValues & Part, sort: ProfessionalOrder, more: Conditions) {
  const part = (from: RawBuilder<unknown>, conditions: Conditions) => sql`
    (select p.id, ${keyOf(sort)}, p.company_name from ${from} where ${all([...conditions, ...more])}
      order by ${orderOf(sort)} limit ${unplanned(values.limit, 'bigint')} + ${unplanned(values.offset, 'bigint')})`
  return sql`(
    ${part(sql`near_few join professionals as p on p.id = near_few.id`, [areFew])}
    union all
    ${part(sql`professionals as p`, [sql`not (${areFew})`, ...isWithin(values)])}) as p
    order by ${orderOf(sort)}`
}

/** The stored counts near a town, as `rowsOfAll` has them for the whole country. */
export function nearRows(values: WideValues): ChoiceRows[] {
  const total = sql`sum(change)::integer as total`
  const of = (conditions: Conditions) => ratedOfTowns(values, conditions)
  const inBands = (column: string, bands: string) => sql`${sql.ref(`reach.${column}`)} = any(${sql.lit(bands)})`
  return [
    {
      choice: 'category',
      rows: sql`
        select reach.category_id::text as key, ${total}
          from ${of([sql`reach.category_id > 0`, inCity(values), hasPrice(values)])}
         group by reach.category_id`,
    },
    {
      choice: 'city',
      rows: sql`
        select town.city as key, ${total} from ${of([inCategory(values), hasPrice(values)])} group by 1`,
    },
    {
      choice: 'price',
      rows: sql`
        select reach.price_band::text as key, ${total}
          from ${of([inCategory(values), inCity(values), inBands('price_band', '{0,1,2,3,4}')])}
         group by reach.price_band`,
    },
    {
      choice: 'rating',
      rows: sql`
        select reach.rating_band::text as key, ${total}
          from ${ofTowns(values, [inCategory(values), inCity(values), hasPrice(values), inBands('rating_band', '{1,2,3}')])}
         group by reach.rating_band`,
    },
  ]
}
