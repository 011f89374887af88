import { homeCities } from './cities.ts'

/** Fewer professionals than this are no page for a search engine. */
export const INDEXED_FROM = 3

export type HomeCity = (typeof homeCities)[number]

/** `Slavonski Brod` → `slavonski-brod`; a slug stays as it is. No name here has a letter that does not decompose. */
export const slugOf = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '-')

/** The home city of this slug, or of another spelling of it, so that an address can be put right. */
export const findCity = (slug: string): HomeCity | undefined => homeCities.find((city) => slugOf(city) === slugOf(slug))
