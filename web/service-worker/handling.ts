import { API_BASE, linkPages, pages } from '#contract/paths.ts'
import { pageQueryKeys } from '#contract/site-pages.ts'

/** What of a request the decision rests on. */
export interface HandledRequest {
  method: string
  url: string
  /** As the browser says it: `navigate` for a page that is opened. */
  mode: string
  headers: { has: (name: string) => boolean }
}

/**
 * `network` is none of the worker's business. `asset` and `picture` never change and come from what is kept, as far
 * as it is. A page always comes from the network while there is one; without it a `public-page` is shown as it was
 * last seen, `favorites` as the page that the favourites are put into, and a `private-page` not at all.
 */
export type Handling = 'network' | 'asset' | 'picture' | 'public-page' | 'private-page' | 'favorites'

/** For those who are signed in, or opened with something in the address that nobody else is to learn. */
const privatePages: readonly string[] = [
  ...linkPages,
  pages.login(),
  pages.register(),
  pages.forgotPassword(),
  pages.enquiries,
  pages.profile,
]
const privateParts = ['/professional/', '/admin/']

/** Addresses that are opened in a tab and are no pages: calls, what operators ask, and whatever has an ending. */
const isNotPage = (pathname: string) =>
  pathname.startsWith(`${API_BASE.slice(0, API_BASE.indexOf('/', 1))}/`) ||
  /^\/(healthz|readyz|metrics)$/.test(pathname) ||
  /\.[a-z\d]+$/i.test(pathname)

/** What the worker does with a request, before anything is asked for. */
export function handlingOf({ method, url, mode, headers }: HandledRequest, origin: string): Handling {
  const { pathname, origin: itsOrigin } = new URL(url)
  if (method !== 'GET' || itsOrigin !== origin || headers.has('authorization') || headers.has('range')) return 'network'
  if (mode === 'navigate') return isNotPage(pathname) ? 'network' : pageHandling(pathname)
  if (/^\/assets\/[^/]+$/.test(pathname)) return 'asset'
  if (/^\/media\/[^/]+$/.test(pathname)) return 'picture'
  return 'network'
}

function pageHandling(pathname: string): Handling {
  const path = pathname.replace(/\/+$/, '')
  if (path === pages.favorites) return 'favorites'
  const isPrivate = privatePages.includes(path) || privateParts.some((part) => `${path}/`.startsWith(part))
  return isPrivate ? 'private-page' : 'public-page'
}

/** The address under which a page is kept: with the query that it depends on, as the server takes it. */
export function pageCacheKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const query = new URLSearchParams()
  for (const key of pageQueryKeys(pathname)) {
    const value = searchParams.get(key)
    if (value) query.set(key, value)
  }
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** Whether the answer to an opened page is that page: neither a refusal, nor a redirect, nor another kind of file. */
export const isCacheable = ({ status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>) =>
  status === 200 &&
  !redirected &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.includes('no-store') !== true
