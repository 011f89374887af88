import { API_BASE } from '#contract/paths.ts'
import { pageQueryKeys } from '#contract/page-query-keys.ts'
import { findPage } from '#web/pages.ts'

/** The parts of a request that decide its handling. */
export interface HandledRequest {
  method: string
  url: string
  /** The request's mode: `navigate` for a page that is opened. */
  mode: string
  headers: { has: (name: string) => boolean }
}

/**
 * `network` is left to the browser. `asset` and `picture` never change under their address and come from the cache when
 * they are there. A page always comes from the network while there is one; without it a `public-page` is shown as it
 * was last seen, `favorites` as the cached page that the favourites are filled into, and a `private-page` not at all.
 * Every page that web/pages.ts does not call public is private.
 */
export type Handling = 'network' | 'asset' | 'picture' | 'public-page' | 'private-page' | 'favorites'

/** Addresses that are opened in a tab and are no pages: calls, the probes of operators, and files. */
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

/** The address under which a page is cached: with the query keys that its content depends on, like on the server. */
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
 * Whether the answer to an opened page is that page: neither a refusal, nor a redirect, nor another kind of file, nor
 * the sign-in page by which the network of a hotel answers in the server's place. Each page of ours has a policy.
 */
export const isCacheable = (answer: Answer) =>
  answer.status === 200 &&
  !answer.redirected &&
  typeOf(answer).startsWith('text/html') &&
  answer.headers.has('content-security-policy') &&
  answer.headers.get('cache-control')?.includes('no-store') !== true

/** Whether the answer to a file's address is a file; none of them is a page. */
export const isFile = (answer: Answer) =>
  answer.status === 200 && !answer.redirected && !typeOf(answer).startsWith('text/html')
