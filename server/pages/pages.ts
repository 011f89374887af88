import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiTransport, PageEnvironment, PageRenderer } from '#contract/page-environment.ts'
import { linkPages, pages } from '#contract/paths.ts'
import { pageQueryKeys } from '#contract/page-query-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { tracedWithin } from '#server/adapters/tracing/tracing.ts'
import type { App } from '#server/http/app-type.ts'
import { withoutSlashesAtEnd } from '#server/http/trailing-slash.ts'
import { failureIdOf } from '#server/http/failure-id.ts'
import { callInternally, readInternally } from '#server/http/internal-calls.ts'
import type { RenderedResponse } from '#server/response-cache/cached-response.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { cacheKeyOf, sendCached } from '#server/response-cache/send-cached.ts'
import { registerWebAssets } from './assets.ts'
import type { WebBuild } from './build.ts'
import { withPolicy } from './policy.ts'

type PageRequest = Pick<FastifyRequest, 'id' | 'log'>

/** Paths with so many pages, by id or query, that most of them are requested for the first time. */
const manyPages = [pages.home, pages.professionals, `${pages.professionals}/:id`, pages.compare, pages.map, pages.dates]

/** During rendering the API is called within the process, through the same routes and without a session. */
const injectTransport =
  (app: App, page: PageRequest): ApiTransport =>
  async ({ method, path, body }) => {
    if (method === 'GET') {
      const read = await readInternally(app, page, path)
      const content: unknown = JSON.parse(read.body)
      return { status: read.status, body: content }
    }
    const answer = await callInternally(app, page, {
      method,
      url: path,
      ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }

/** The same path for every spelling of it: `/%68elp` becomes `/help`. */
const canonicalPath = (pathname: string) =>
  pathname
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/')

/** Concatenated rather than resolved: `//elsewhere` is a path of this site, and `//` alone is not an address. */
function parsePageUrl(url: string) {
  const { pathname, search, searchParams } = new URL(`http://site.invalid${url}`)
  return { given: pathname, pathname: canonicalPath(pathname), search, searchParams }
}

interface NormalizedUrl {
  pathname: string
  search: string
}

/**
 * The page's address with only the query parameters it depends on, so that nothing else can reach the cache. @internal
 */
export function normalizePageUrl(url: string): NormalizedUrl {
  const { pathname, searchParams } = parsePageUrl(url)
  const query = new URLSearchParams()
  for (const key of pageQueryKeys(pathname)) {
    const value = searchParams.get(key)?.trim().slice(0, 300)
    if (value) query.set(key, value)
  }
  return { pathname, search: query.size > 0 ? `?${query}` : '' }
}

const hasSlashAtEnd = (pathname: string) => pathname.length > 1 && pathname.endsWith('/')

/** Letters, digits and signs that an address never needs to encode. */
const withoutNeedlessCodes = (pathname: string) =>
  pathname.replaceAll(/%[2-7][\da-f]/gi, (code) => {
    const sign = decodeURIComponent(code)
    return /[\w.~-]/.test(sign) ? sign : code
  })

/** No page has a capital letter in its path. */
const inLowerCase = (pathname: string) =>
  pathname.replaceAll(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/**
 * Whether it is another spelling of the page's address. The framework would find the page all the same, but the browser
 * knows by the path who may see it and what its query means; and each spelling would be rendered and cached anew.
 */
function isMisspelt(url: string): boolean {
  const { given } = parsePageUrl(url)
  return hasSlashAtEnd(given) || inLowerCase(withoutNeedlessCodes(given)) !== given
}

/** The page's own address with its whole query, some of which only the browser reads, such as a link's token. */
function ownAddress(url: string): string {
  const { pathname, search } = parsePageUrl(url)
  // Two slashes at the beginning would lead to another site.
  return withoutSlashesAtEnd(inLowerCase(pathname)).replace(/^\/*/, '/') + search
}

async function renderPage(render: PageRenderer, url: string, environment: PageEnvironment): Promise<RenderedResponse> {
  const scriptMark = randomUUID()
  const page = await render(new Request(environment.publicUrl + url, { headers: { accept: 'text/html' } }), {
    ...environment,
    scriptMark,
  })
  const { body, policy } = withPolicy(page.body, scriptMark)
  const contentType = page.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const location = page.headers.get('location')
  return {
    status: page.status,
    body,
    contentType,
    headers: {
      'content-security-policy': policy,
      ...(location !== null && { location }),
      // A policy in the page itself would be too late for the requests of its head.
      ...(linkPages.includes(url) && { 'referrer-policy': 'no-referrer' }),
      ...(page.status !== 200 && { 'cache-control': 'no-store' }),
      ...(page.status === 503 && { 'retry-after': '5' }),
    },
    tags: [],
    validOnDay: environment.today,
  }
}

/**
 * A request that bypasses the framework. Its log is only created when something is logged. A class, not an object with
 * getters, for the reason given at `StoredBody`.
 */
class DirectRequest implements PageRequest {
  readonly id: string
  readonly #app: App

  constructor(id: string, app: App) {
    this.id = id
    this.#app = app
  }

  get log() {
    return this.#app.log.child({ reqId: this.id })
  }
}

/** Every address that belongs to neither the API, a file nor an operator is a page. Registered last. */
export function registerWebPages(app: App, deps: Deps): void {
  if (deps.web !== null) registerBuiltPages(app, deps, deps.web)
}

function registerBuiltPages(app: App, { responseCache, clock, config }: Deps, web: WebBuild): void {
  registerWebAssets(app, web.clientFolder)

  function getPage({ pathname, search }: NormalizedUrl, request: PageRequest) {
    const environment: PageEnvironment = {
      transport: injectTransport(app, request),
      today: clock.today(),
      publicUrl: config.publicUrl,
      failureNote: `Oznaka pogreške: ${failureIdOf(request)}`,
      onError: (error) => request.log.error({ err: error }, 'a page failed'),
    }
    return responseCache.getOrRender(
      cacheKeyOf(search === '' ? 'page' : 'page with a query', { pathname, search }),
      () => tracedWithin('render page', 'internal', () => renderPage(web.render, pathname + search, environment)),
    )
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // The asterisk of `OPTIONS *`, or the address of something else than a site.
    if (!request.url.startsWith('/')) throw new AppError('malformed')
    if (isMisspelt(request.url)) return reply.redirect(ownAddress(request.url), 308)
    const answer = await (request.begunAnswer ?? getPage(normalizePageUrl(request.url), request))
    const { location } = answer.headers
    if (location !== undefined) return reply.header('cache-control', 'no-store').redirect(location, answer.status)
    if (!answer.contentType.startsWith('text/html')) {
      // A 200 would be the framework's data for `/….data`, which our pages never request.
      const status = answer.status === 200 ? 404 : answer.status
      const failureId = status >= 500 ? failureIdOf(request) : undefined
      return plainErrorPage(reply.code(status), 'Stranica se trenutačno ne može prikazati.', failureId)
    }
    return sendCached(request, reply, answer, { byAddressAlone: true })
  }

  const route = '*'
  app.get(route, { config: { access: 'everyone' }, schema: { hide: true } }, sendPage)
  for (const path of manyPages) {
    app.publicReads.add({
      path,
      route,
      getAnswer({ url, requestId: id }) {
        return getPage(normalizePageUrl(url), new DirectRequest(id, app))
      },
    })
  }
}
