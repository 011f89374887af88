import { expect, test } from 'vitest'
import { type Handling, handlingOf, isCacheable, isFile, pageCacheKey } from './handling.ts'

const origin = 'https://zauvijek.test'

const ask = (path: string, { method = 'GET', mode = 'cors', headers = {} } = {}) =>
  handlingOf({ method, mode, url: new URL(path, origin).href, headers: new Headers(headers) }, origin)

const opened: [path: string, handling: Handling][] = [
  ['/', 'public-page'],
  ['/?city=Split', 'public-page'],
  ['/professionals/1', 'public-page'],
  ['/professionals', 'public-page'],
  ['/fotografija/split', 'public-page'],
  ['/faq', 'public-page'],
  ['/nigdje', 'private-page'],
  ['/favorites', 'favorites'],
  ['/favorites/', 'favorites'],
  ['/enquiries', 'private-page'],
  ['/profile', 'private-page'],
  ['/login?redirect=%2Ffavorites', 'private-page'],
  ['/register', 'private-page'],
  ['/forgot-password', 'private-page'],
  ['/reset-password?token=abc', 'private-page'],
  ['/confirm-email?token=abc', 'private-page'],
  ['/professional/calendar', 'private-page'],
  ['/admin/professionals', 'private-page'],
  ['/admin', 'private-page'],
  ['/healthz', 'network'],
  ['/readyz', 'network'],
  ['/metrics', 'network'],
  ['/embed/7', 'network'],
  ['/api/docs', 'network'],
  ['/api/v1/professionals', 'network'],
  ['/calendar/abcdef.ics', 'network'],
  ['/sitemap.xml', 'network'],
  ['/robots.txt', 'network'],
  ['/media/abc-640.avif', 'network'],
  ['https://drugdje.test/', 'network'],
]

test.each(opened)('opening %s is handled as %s', (path, handling) => {
  expect(ask(path, { mode: 'navigate' })).toBe(handling)
})

const fetched: [path: string, handling: Handling][] = [
  ['/assets/common-Cd7t28qi.js', 'asset'],
  ['/media/0123456789abcdef-640.avif', 'picture'],
  ['/api/v1/professionals', 'network'],
  ['/api/v1/favorites', 'network'],
  ['/api/v1/leads/stream', 'network'],
  ['/service-worker.js', 'network'],
  ['/manifest.webmanifest', 'network'],
  ['/professionals/1', 'network'],
  ['https://drugdje.test/assets/a.js', 'network'],
]

test.each(fetched)('what a page fetches from %s is handled as %s', (path, handling) => {
  expect(ask(path)).toBe(handling)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s goes to the network, wherever it leads', (method) => {
  for (const path of ['/', '/favorites', '/assets/a.js', '/media/a.avif', '/api/v1/media'])
    for (const mode of ['cors', 'navigate']) expect(ask(path, { method, mode })).toBe('network')
})

test.each(['authorization', 'range'])('whatever carries “%s” goes to the network', (name) => {
  for (const path of ['/', '/favorites', '/assets/a.js', '/media/a.avif', '/api/v1/favorites'])
    for (const mode of ['cors', 'navigate']) expect(ask(path, { mode, headers: { [name]: 'x' } })).toBe('network')
})

test('a page is cached under the query that it depends on, and nothing else of its address', () => {
  expect(pageCacheKey(`${origin}/?utm_source=x&city=Split&page=#popis`)).toBe(`${origin}/?city=Split`)
  expect(pageCacheKey(`${origin}/?page=2&city=Split`)).toBe(pageCacheKey(`${origin}/?city=Split&page=2`))
  expect(pageCacheKey(`${origin}/faq?token=secret`)).toBe(`${origin}/faq`)
})

interface Change {
  status?: number
  redirected?: boolean
  headers?: Record<string, string>
}

const ours = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }

const answer = ({ status = 200, redirected = false, headers = {} }: Change) => ({
  status,
  redirected,
  headers: new Headers({ ...ours, 'cache-control': 'no-cache', ...headers }),
})

/** The way a hotel's network answers in place of the server. */
const signInOfHotel = { status: 200, redirected: false, headers: new Headers({ 'content-type': 'text/html' }) }

test('only a whole page of ours is cached', () => {
  expect(isCacheable(answer({}))).toBe(true)
  expect(isCacheable(answer({ status: 404 }))).toBe(false)
  expect(isCacheable(answer({ status: 503 }))).toBe(false)
  expect(isCacheable(answer({ redirected: true }))).toBe(false)
  expect(isCacheable(answer({ headers: { 'content-type': 'application/json' } }))).toBe(false)
  expect(isCacheable(answer({ headers: { 'cache-control': 'no-store' } }))).toBe(false)
  expect(isCacheable(signInOfHotel)).toBe(false)
})

test('a page is no script, style or picture, whatever address it answers', () => {
  for (const type of ['text/javascript', 'text/css', 'font/woff2', 'image/avif'])
    expect(isFile(answer({ headers: { 'content-type': type } }))).toBe(true)
  const script = { 'content-type': 'text/javascript' }
  expect(isFile(answer({ status: 404, headers: script }))).toBe(false)
  expect(isFile(answer({ redirected: true, headers: script }))).toBe(false)
  expect(isFile(signInOfHotel)).toBe(false)
})
