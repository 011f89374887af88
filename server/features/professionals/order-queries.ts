import { sql } from 'kysely'
import { type ProfessionalOrder, professionalOrders } from '#contract/professionals.ts'
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

/** Exactly the order of an index; in that of prices those without one are last. */
export const orderOf = (sort: ProfessionalOrder) =>
  sql`${keyOf(sort)} ${sql.raw(sort === 'price' ? 'asc' : 'desc')}, p.company_name collate "hr-x-icu", p.id`

export const eachOrder = <Value>(make: (sort: ProfessionalOrder) => Value) =>
  Object.fromEntries(professionalOrders.map((sort) => [sort, make(sort)])) as Record<ProfessionalOrder, Value> // each has its value
