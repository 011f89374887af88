import { findCity } from './landing-address.ts'

/** The operator's promises and terms. */
export const legalPages = ['/terms', '/privacy', '/cookies', '/accessibility'] as const

/** About the product: its purpose, price and use. */
export const helpPages = ['/about', '/pricing', '/help', '/faq', '/support', '/contact'] as const

/** The section of the terms about objections to a decision. */
export const objectionsPart = '/terms#prigovori'

export const informationPages = [...legalPages, ...helpPages] as const

export const placeholderPages = ['/resources', '/success-stories'] as const

/** Makes a page with the search show all filters in the page itself, because without scripts they cannot be opened. */
export const furtherFiltersKey = 'filters'

export function isLanding(pathname: string): boolean {
  const [, , city, ...rest] = pathname.split('/')
  return city !== undefined && rest.length === 0 && findCity(city) !== undefined
}
