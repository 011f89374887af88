import { API_BASE } from '#contract/paths.ts'
import { pageQueryKeys } from '#contract/page-query-keys.ts'
import { findPage } from '#web/pages.ts'

/** The parts of a request that decide its handling. */
export interface HandledRequest {
  method: string
  url: string
  /** The request's mode: `navigate` for an opened page. */
  mode: string
  headers: { has: (name: string) => boolean }
}

/**
 * `network` is left to the browser. `asset` and `picture` never change at their address and come from the cache if
 * possible. A page always comes from the network if there is one; without it a `public-page` is shown as last seen,
 * `favorites` as the cached page into which the favourites are filled, and a `private-page` not at all. Every page that
 * web/pages.ts does not declare public is private.
 */
export type Handling = 'network' | 'asset' | 'picture' | 'public-page' | 'private-page' | 'favorites'

/** Addresses that can be opened in a tab but are not pages: calls, health checks, and files. */
const isNotPage = (pathname: string) =>
  pathname.startsWith(`${API_BASE.slice(0, API_BASE.indexOf('/', 1))}/`) ||
  /^\/(healthz|readyz|metrics|embed\/[^/]+)$/.test(pathname) ||
  /\.[a-z\d]+$/i.test(pathname)

/** Decided from the request alone, before anything is fetched. */
export function handlingOf({ method, url, mode, headers }: HandledRequest, origin: string): Handling {
  const { pathname, origin: requestOrigin } = new URL(url)
  if (method !== 'GET' || requestOrigin !== origin || headers.has('authorization') || headers.has('range'))
    return 'network'
  if (mode === 'navigate') return isNotPage(pathname) ? 'network' : pageHandling(pathname)
  if (/^\/assets\/[^/]+$/.test(pathname)) return 'asset'
  if (/^\/media\/[^/]+$/.test(pathname)) return 'picture'
  return 'network'
}

const pageHandlings = { 'last-seen': 'public-page', favorites: 'favorites', never: 'private-page' } as const

const pageHandling = (pathname: string): Handling => pageHandlings[findPage(pathname)?.offline ?? 'never']

/** The cache key of a page: its address with the query keys that its content depends on, as on the server. */
export function pageCacheKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const query = new URLSearchParams()
  for (const key of pageQueryKeys(pathname)) {
    const value = searchParams.get(key)
    if (value) query.set(key, value)
  }
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? ''

/**
 * Whether the answer is the requested page: not a refusal, a redirect, another kind of file, or the sign-in page of a
 * hotel's network. All our pages have a Content-Security-Policy.
 */
export const isCacheable = (answer: Answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  typeOf(answer).startsWith('text/html') &&
  answer.headers.has('content-security-policy') &&
  answer.headers.get('cache-control')?.includes('no-store') !== true

/** Whether the answer to a file's address is a file; no file is a page. */
export const isFile = (answer: Answer) =>
  answer.status === 200 && !answer.redirected && !typeOf(answer).startsWith('text/html')
