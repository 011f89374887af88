import { type RawBuilder, sql } from 'kysely'
import { type ProfessionalOrder, professionalOrders } from '#contract/professionals.ts'
import { recordOf } from '#contract/typed-keys.ts'
import { unplanned } from '#server/db/unplanned.ts'

export interface Part {
  limit: number
  offset: number
}

export const ofPart = ({ limit, offset }: Part) =>
  sql`limit ${unplanned(limit, 'bigint')} offset ${unplanned(offset, 'bigint')}`

export const orderColumns = {
  recommended: 'score',
  rating: 'rank_score',
  price: 'price_from',
  reviews: 'review_count',
  newest: 'created_at',
} as const satisfies Record<ProfessionalOrder, string>

export const keyOf = (sort: ProfessionalOrder) => sql.ref(`p.${orderColumns[sort]}`)

/** Exactly the order of an index; by price, those without one are last. */
export const orderOf = (sort: ProfessionalOrder) =>
  sql`${keyOf(sort)} ${sql.raw(sort === 'price' ? 'asc' : 'desc')}, p.company_name collate "hr-x-icu", p.id`

/** The amount that premium adds to the place by rating (`professionals.score`), plus a margin for rounding. */
const PREMIUM = 0.151

/** Those who are free come before all others. */
const reached = sql`p.score + case when p.is_available then 10 else 0 end`

/**
 * The candidates as `p`, with the column of the order, which the indexes of facts lack and which is looked up for each.
 * By rating, nobody precedes someone whose score is higher by more than the premium bonus, so candidates that cannot
 * reach the page are not looked up.
 */
export function withOrder(found: RawBuilder<unknown>, sort: ProfessionalOrder, { limit, offset }: Part) {
  const last = sql`${unplanned(limit, 'bigint')} + ${unplanned(offset, 'bigint')} - 1`
  const mayBeOnPage =
    sort === 'rating'
      ? sql`
        where (${reached} < (select ${reached} - ${sql.lit(PREMIUM)} from ${found}
                              order by ${reached} desc limit 1 offset ${last})) is not true`
      : sql``
  return sql`
    (select p.*, own.* from ${found} cross join lateral (
       select ${sql.ref(orderColumns[sort])} from professionals where id = p.id offset 0) as own
     ${mayBeOnPage}) as p`
}

export const eachOrder = <Value>(make: (sort: ProfessionalOrder) => Value) => recordOf(professionalOrders, make)
