import type { PictureFormat } from './media.ts'

/** Every URL that the product builds. A test holds each against the real routes. */

export const API_BASE = '/api/v1'

/** In the answer to a write: names what it has changed. */
export const changeHeader = 'x-change'

/** In a read that follows one's own write: waits, for a second at most, until the node that answers knows of it. */
export const afterChangeHeader = 'x-after-change'

type QueryValue = string | number | boolean | undefined | null

/** Pages have up to two hundred addresses, nearly all of plain values or of names, and a URLSearchParams costs ten times a test. */
function encodeValue(text: string): string {
  if (/^[\w.*-]*$/.test(text)) return text
  if (/^[\p{L}\w.* -]*$/u.test(text)) return encodeURIComponent(text).replaceAll('%20', '+')
  return String(new URLSearchParams({ '': text })).slice(1)
}

/** `?a=1&b=2` from the values that are there; an empty text when none is. */
export function queryString(values: Record<string, QueryValue>): string {
  let query = ''
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue
    query += `${query === '' ? '?' : '&'}${key}=${encodeValue(String(value))}`
  }
  return query
}

export const pages = {
  home: '/',
  professionals: '/professionals',
  /** With the day that the couple asks for, where it is known. */
  professional: (id: number, date?: string) => `/professionals/${id}${queryString({ date })}`,
  /** The address of a comparison is in `compare.ts`. */
  compare: '/compare',
  categories: '/categories',
  map: '/map',
  dates: '/dates',
  /** One category in one city, by their slugs. */
  landing: (category: string, city: string) => `/${category}/${city}`,
  login: (redirect?: string) => `/login${queryString({ redirect })}`,
  register: (redirect?: string) => `/register${queryString({ redirect })}`,
  forgotPassword: (redirect?: string) => `/forgot-password${queryString({ redirect })}`,
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  contact: '/contact',
  /** An offer to be printed, for both sides. */
  offer: (id: number) => `/offers/${id}`,
  favorites: '/favorites',
  enquiries: '/enquiries',
  messages: '/messages',
  /** The conversation of a lead, by the lead's id. */
  conversation: (leadId: number) => `/messages/${leadId}`,
  profile: '/profile',
  professionalProfile: '/professional/profile',
  professionalCalendar: '/professional/calendar',
  professionalLeads: '/professional/leads',
  professionalStatistics: '/professional/statistics',
  professionalReviews: '/professional/reviews',
  professionalKeys: '/professional/api',
  professionalEmbed: '/professional/embed',
  professionalWebhooks: '/professional/webhooks',
  adminProfessionals: '/admin/professionals',
  adminReviews: '/admin/reviews',
  adminUsers: '/admin/users',
  adminCategories: '/admin/categories',
  adminLeadReports: '/admin/lead-reports',
  adminLog: '/admin/log',
} as const

/** Of a professional's page: where a couple reads and writes its own review. */
export const ownReviewPart = '#moja-recenzija'

/** Opened by a link in a mail, with a secret token in the query. */
export const linkPages: readonly string[] = [pages.resetPassword, pages.confirmEmail]

/** A professional's calendar for the frame of another site; `month` as `YYYY-MM`. */
export const embedPath = (id: number, month?: string) => `/embed/${id}${queryString({ month })}`

export const mediaPath = (hash: string, width: number, format: PictureFormat) => `/media/${hash}-${width}.${format}`

/** In the size and the format that every network shows of a shared link. */
export const sharedPicturePath = (hash: string) => `/media/${hash}-1200x630.jpg`

/** Made by the build; browsers ask for them at these very addresses. */
export const siteFiles = { manifest: '/manifest.webmanifest', serviceWorker: '/service-worker.js' } as const
