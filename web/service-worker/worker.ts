import { pages } from '#contract/paths.ts'
import type { PrecacheRequest } from '#web/lib/offline.ts'
import { handlingOf, isCacheable, isFile, pageCacheKey } from './handling.ts'
import { offerLateAnswer, takeLateAnswer } from './late-answers.ts'
import { answerInTime, answerOrCached } from './patience.ts'
import { offlinePage, type OfflinePageFiles } from './offline-page.ts'
import { type FetchEvent, scope } from './scope.ts'
import { findCached, deleteOldCaches, putInCache, cacheNamesFor } from './cache-names.ts'

/** Inserted by the build, see scripts/service-worker.ts. */
declare const BUILT: OfflinePageFiles & { build: string; scripts: string[]; drawings: string[] }

const built = BUILT
const cacheNames = cacheNamesFor(built.build)

scope.addEventListener('install', (event) => event.waitUntil(cacheShell()))

// A new build waits until every page of the old one is closed, so that none loses its files. The very first worker has
// no predecessor and takes over the open pages at once.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(cacheNames), scope.clients.claim()])),
)

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  const open = (find: FindAnswer) => event.respondWith(openPage(event, find))
  switch (handlingOf(request, scope.location.origin)) {
    case 'asset':
      return event.respondWith(cacheFirst('asset', request, later))
    case 'picture':
      return event.respondWith(cacheFirst('picture', request, later))
    case 'public-page':
      return open((network) => publicPage(pageCacheKey(request.url), network, later))
    case 'favorites':
      return open((network) => answerOrCached(network, findCachedShell))
    case 'private-page':
      return open((network) => network)
    case 'network':
  }
})

/**
 * Caches the page and the files that were loaded before there was a worker; files come from the browser's HTTP cache.
 */
scope.addEventListener('message', (event) => {
  const { page, files } = event.data as PrecacheRequest
  const requests = files.map((url) => ({ url, mode: 'no-cors' }))
  if (page !== undefined) requests.push({ url: page, mode: 'navigate' })
  event.waitUntil(Promise.all(requests.map(cacheInitialResource)))
})

async function cacheInitialResource({ url, mode }: { url: string; mode: string }): Promise<void> {
  const handling = handlingOf({ method: 'GET', url, mode, headers: new Headers() }, scope.location.origin)
  if (handling === 'public-page') {
    const answer = await fetch(url)
    if (isCacheable(answer)) await putInCache(cacheNames, 'pages', pageCacheKey(url), answer)
  } else if (handling === 'asset' || handling === 'picture') {
    await cacheFirst(handling, url)
  }
}

type WaitUntil = (work: Promise<unknown>) => void

/** For files that never change at their address. */
async function cacheFirst(
  handling: 'asset' | 'picture',
  request: Request | string,
  later?: WaitUntil,
): Promise<Response> {
  const url = typeof request === 'string' ? request : request.url
  const cached = handling === 'asset' ? await findAsset(url) : await findCached(cacheNames, 'pictures', url)
  if (cached !== undefined) return cached
  const answer = await fetch(request)
  if (isFile(answer)) {
    const caching = putInCache(cacheNames, handling === 'asset' ? 'assets' : 'pictures', url, answer.clone())
    if (later) later(caching)
    else await caching
  }
  return answer
}

const findAsset = async (url: string) =>
  (await findCached(cacheNames, 'shell', url)) ?? findCached(cacheNames, 'assets', url)

/** Returns the network's answer, or a replacement. */
type FindAnswer = (network: Promise<Response>) => Promise<Response>

/** Falls back to the offline page; if the answer arrives after that, the page is opened anyway. */
async function openPage(event: FetchEvent, find: FindAnswer): Promise<Response> {
  const { request, resultingClientId } = event
  const late = takeLateAnswer(request.url)
  if (late !== undefined) return late
  const network = fetch(request)
  const answer = await answerInTime(find(network))
  if (answer !== undefined) return answer
  event.waitUntil(network.then((came) => offerLateAnswer(request.url, came, resultingClientId), ignoreFailure))
  return offlinePage(built)
}

function publicPage(address: string, network: Promise<Response>, later: WaitUntil): Promise<Response> {
  // Even if it arrives too late to be shown.
  later(network.then((answer) => cachePage(address, answer), ignoreFailure))
  return answerOrCached(network, () => findCachedPage(address))
}

/** A network failure is already reported by the page's answer. */
const ignoreFailure = () => {}

async function cachePage(address: string, answer: Response): Promise<void> {
  if (isCacheable(answer)) await putInCache(cacheNames, 'pages', address, answer.clone())
}

async function findCachedPage(address: string): Promise<Response | undefined> {
  const cached = await findCached(cacheNames, 'pages', address)
  return cached && asCachedPage(cached, cached.headers.get('date') ?? Date.now())
}

/** Without a timestamp: only that of the favourites matters, which the page fills in and shows. */
async function findCachedShell(): Promise<Response | undefined> {
  const cached = await findCached(cacheNames, 'shell', pages.favorites)
  return cached && asCachedPage(cached)
}

/** The cached page, with an attribute on its root element that says so and gives the time of its creation. */
async function asCachedPage(cached: Response, madeAt?: string | number): Promise<Response> {
  const headers = new Headers(cached.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const moment = madeAt === undefined ? '' : ` data-cached-at="${new Date(madeAt).toISOString()}"`
  const html = (await cached.text()).replace('<html ', `<html data-from-cache${moment} `)
  return new Response(html, { headers })
}

/** The favourites page, which the server renders without personal data, and all its files. */
async function cacheShell(): Promise<void> {
  const page = await fetch(pages.favorites, { cache: 'no-cache' })
  if (!isCacheable(page)) throw new Error(`${pages.favorites} answered ${page.status}`)
  const html = await page.clone().text()
  const named = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url)
  const shell = await caches.open(cacheNames.shell)
  const files = new Set([built.styles, ...built.fonts, ...built.scripts, ...built.drawings, ...named])
  await Promise.all([...files].map(async (url) => shell.put(url, await fetchFile(url))))
  await shell.put(pages.favorites, page)
}

/** Throws if the answer is not the file; the browser then tries to install the worker on a later visit. */
async function fetchFile(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!isFile(answer)) throw new Error(`${url} answered ${answer.status}`)
  return answer
}
