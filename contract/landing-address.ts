import { homeCities } from './cities.ts'

/** A page of fewer professionals than this is kept out of search engines. */
export const INDEXED_FROM = 3

export type HomeCity = (typeof homeCities)[number]

/** `Slavonski Brod` → `slavonski-brod`; a slug stays as it is. Every letter with a diacritic in these names decomposes. */
export const slugOf = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '-')

/** As the database compares cities: `slavonski brod`. */
export const foldedCity = (city: HomeCity): string => slugOf(city).replaceAll('-', ' ')

/** The home city of this slug, or of another spelling of it: an address is then redirected to the right one. */
export const findCity = (slug: string): HomeCity | undefined => homeCities.find((city) => slugOf(city) === slugOf(slug))
