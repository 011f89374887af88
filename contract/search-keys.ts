import { factKeys, factParameter } from './facts.ts'

/** The search filters in the order of their address; the page number comes last. */
export const searchKeys = [
  'category_id',
  'city',
  'search',
  'by_name',
  'date',
  'free_only',
  'near',
  'km',
  'price_min',
  'price_max',
  'rating_min',
  ...factKeys.map(factParameter),
  'sort',
] as const

export type SearchKey = (typeof searchKeys)[number]
