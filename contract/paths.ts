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
} as const

export const pages = {
  home: '/',
  professional: (id: number) => `/professionals/${id}`,
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
} as const

/** Opened by a link in a mail, with a token in the query that nobody else is to learn. */
export const linkPages: readonly string[] = [pages.resetPassword, pages.confirmEmail]

export const placeholderPages = [
  '/professionals',
  '/categories',
  '/about',
  '/contact',
  '/pricing',
  '/resources',
  '/success-stories',
  '/support',
  '/help',
  '/faq',
  '/terms',
  '/privacy',
  '/cookies',
] as const

export const mediaPath = (hash: string, width: number, format: PictureFormat) => `/media/${hash}-${width}.${format}`

/** The query keys that a page's content depends on; whatever else an address carries changes nothing. */
export function pageQueryKeys(pathname: string): readonly string[] {
  if (pathname === pages.home) return ['category_id', 'city', 'search', 'date', 'price_max', 'page']
  if (/^\/professionals\/[^/]+$/.test(pathname)) return ['month', 'reviews_page', 'date']
  if (pathname === '/forgot-password') return ['redirect']
  if (pathname === '/login' || pathname === '/register') return ['redirect', 'role']
  return []
}
