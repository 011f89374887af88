import { findCity } from './landing-address.ts'
import type { PictureFormat } from './media.ts'

/** Every URL that the product builds. A test holds each against the real routes. */

export const API_BASE = '/api/v1'

type QueryValue = string | number | boolean | undefined | null

/** `?a=1&b=2` from the values that are there; an empty text when none is. */
export function queryString(values: Record<string, QueryValue>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  return query.size === 0 ? '' : `?${query}`
}

export const api = {
  me: '/auth/me',
  login: '/login',
  register: '/register',
  logout: '/logout',
  categories: '/categories',
  landing: '/landing',
  landingPrices: (category: string, city: string) =>
    `/landing/${encodeURIComponent(category)}/${encodeURIComponent(city)}`,
  professionals: '/professionals',
  professional: (id: number | string) => `/professionals/${encodeURIComponent(id)}`,
  views: (id: number | string) => `/professionals/${encodeURIComponent(id)}/views`,
  availability: (id: number | string) => `/professionals/${encodeURIComponent(id)}/availability`,
  reviews: '/reviews',
  events: '/events',
  leads: '/leads',
  lead: (id: number | string) => `/leads/${encodeURIComponent(id)}`,
  review: (id: number | string) => `/reviews/${encodeURIComponent(id)}`,
  myReview: '/reviews/mine',
  favorites: '/favorites',
  favorite: (id: number | string) => `/favorites/${encodeURIComponent(id)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  account: '/account',
  accountPassword: '/account/password',
  accountConfirmation: '/account/confirmation',
  accountSessions: '/account/sessions',
  accountSession: (id: number | string) => `/account/sessions/${encodeURIComponent(id)}`,
  accountExport: '/account/export',
  site: '/site',
} as const

export const pages = {
  home: '/',
  professionals: '/professionals',
  professional: (id: number) => `/professionals/${id}`,
  categories: '/categories',
  /** One category in one city, by their slugs. */
  landing: (category: string, city: string) => `/${category}/${city}`,
  login: (redirect?: string) => `/login${queryString({ redirect })}`,
  register: (redirect?: string) => `/register${queryString({ redirect })}`,
  forgotPassword: (redirect?: string) => `/forgot-password${queryString({ redirect })}`,
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  favorites: '/favorites',
  enquiries: '/enquiries',
  profile: '/profile',
  professionalProfile: '/professional/profile',
  professionalCalendar: '/professional/calendar',
  professionalLeads: '/professional/leads',
  professionalStatistics: '/professional/statistics',
  adminProfessionals: '/admin/professionals',
  adminReviews: '/admin/reviews',
  adminUsers: '/admin/users',
  adminCategories: '/admin/categories',
  adminLog: '/admin/log',
} as const

/** Opened by a link in a mail, with a token in the query that nobody else is to learn. */
export const linkPages: readonly string[] = [pages.resetPassword, pages.confirmEmail]

/** What is promised and agreed, and who agrees it. */
export const legalPages = ['/terms', '/privacy', '/cookies', '/accessibility'] as const

/** What it is, what it costs, and how it is used. */
export const helpPages = ['/about', '/pricing', '/help', '/faq', '/support', '/contact'] as const

/** The part of the terms that says how to object to a decision. */
export const objectionsPart = '/terms#prigovori'

export const informationPages = [...legalPages, ...helpPages] as const

export const placeholderPages = ['/resources', '/success-stories'] as const

export const mediaPath = (hash: string, width: number, format: PictureFormat) => `/media/${hash}-${width}.${format}`

/** Made by the build; browsers ask for them at these very addresses. */
export const siteFiles = { manifest: '/manifest.webmanifest', serviceWorker: '/service-worker.js' } as const

/** The query keys that a page's content depends on; whatever else an address carries changes nothing. */
export function pageQueryKeys(pathname: string): readonly string[] {
  if (pathname === pages.home) return ['category_id', 'city', 'search', 'date', 'price_max', 'page']
  if (/^\/professionals\/[^/]+$/.test(pathname)) return ['month', 'reviews_page', 'date']
  if (pathname === pages.professionals || isLanding(pathname)) return ['page']
  if (pathname === '/forgot-password') return ['redirect']
  if (pathname === '/login' || pathname === '/register') return ['redirect', 'role']
  return []
}

function isLanding(pathname: string): boolean {
  const [, , city, ...rest] = pathname.split('/')
  return city !== undefined && rest.length === 0 && findCity(city) !== undefined
}
