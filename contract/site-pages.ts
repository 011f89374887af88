import { findCity } from './landing-address.ts'

/** The operator's promises and terms. */
export const legalPages = ['/terms', '/privacy', '/cookies', '/accessibility'] as const

/** About the product: purpose, price and use. */
export const helpPages = ['/about', '/pricing', '/help', '/faq', '/support', '/contact'] as const

/** The part of the terms about objections to a decision. */
export const objectionsPart = '/terms#prigovori'

export const informationPages = [...legalPages, ...helpPages] as const

export const placeholderPages = ['/resources', '/success-stories'] as const

/** Asks a page with the search to show all its filters in the page itself, as without a script they cannot open. */
export const furtherFiltersKey = 'filters'

export function isLanding(pathname: string): boolean {
  const [, , city, ...rest] = pathname.split('/')
  return city !== undefined && rest.length === 0 && findCity(city) !== undefined
}
