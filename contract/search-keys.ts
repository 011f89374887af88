import { factKeys, factParameter } from './facts.ts'

/** The filters of the search in the order in which its address has them; the page comes after them. */
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
