import { homeCities } from './cities.ts'

/** A page with fewer professionals than this is hidden from search engines. */
export const INDEXED_FROM = 3

export type HomeCity = (typeof homeCities)[number]

/** `Slavonski Brod` → `slavonski-brod`; a slug stays as it is. All diacritics in these names decompose. */
export const slugOf = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '-')

/** The form in which the database compares cities: `slavonski brod`. */
export const foldedCity = (city: HomeCity): string => slugOf(city).replaceAll('-', ' ')

/** The home city with this slug or another spelling of it, from which an address is then redirected. */
export const findCity = (slug: string): HomeCity | undefined => homeCities.find((city) => slugOf(city) === slugOf(slug))
