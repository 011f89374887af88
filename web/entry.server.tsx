import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
  type ServerBuild,
} from 'react-router'
import type { PageEnvironment, PageRenderer, RenderedPage } from '#contract/page-environment.ts'
import { pageEnvironment } from '#web/lib/load.ts'
import { withScripts } from '#web/lib/document-scripts.ts'
import { encodeLoaded } from '#web/lib/encode-loaded.ts'
import { giveOnce } from '#web/lib/once.ts'
import { askedOnce, createPageLoader, type ShownContext } from '#web/lib/page-loader.ts'
import { rememberParts } from '#web/lib/rendered-once.ts'
import { Rendering } from '#web/lib/rendering.ts'

/** The rendered HTML, kept as text: the body of a Response would be encoded, only to be decoded again. */
const rendered = createContext<string | null>(null)

const parts = rememberParts()
giveOnce(parts.give)

/** For the router: a page that is not whole, such as one that has failed, and every page in development. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The router would write the data in pieces while it renders, which rules out rendering in one go.
  const loaded = serverHandoffStream && (await readText(serverHandoffStream))
  const environment = loadContext.get(pageEnvironment)
  const failureNote = status >= 500 ? environment.failureNote : undefined
  loadContext.set(rendered, await writeDocument(request.url, context, loaded, { ...environment, failureNote }))
  headers.set('Content-Type', HTML)
  return new Response(null, { status, headers })
}

const HTML = 'text/html; charset=utf-8'

/** Whole, not streamed: the answer is cached, hashed for its Content-Security-Policy and compressed once. */
async function writeDocument(
  url: string,
  { manifest, ...context }: ShownContext,
  loaded: string | undefined,
  { scriptMark, failureNote }: Pick<PageEnvironment, 'scriptMark' | 'failureNote'>,
): Promise<string> {
  const { imports, ...shown } = onlyMatched(manifest, context)
  const page = (
    <Rendering value={{ scriptMark, failureNote }}>
      <ServerRouter context={{ ...context, ...shown }} url={url} nonce={scriptMark} />
    </Rendering>
  )
  const html = renderAtOnce(page) ?? (await renderWhenReady(page, scriptMark))
  const hasScripts = context.renderMeta?.didRenderScripts === true
  return withScripts(html, { scriptMark, loaded: hasScripts ? loaded : undefined, imports })
}

/** `new Response(stream).text()` does the same, but makes several more objects for each page. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

/**
 * A manifest of the page's own routes alone: the router would build every route anew for each page. Without the imports
 * as well, since it would write a preload for each of them; they are returned apart.
 */
function onlyMatched(
  manifest: EntryContext['manifest'],
  { staticHandlerContext: { matches } }: Pick<EntryContext, 'staticHandlerContext'>,
): { manifest: EntryContext['manifest']; imports: string[] } {
  const { entry } = manifest
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  return {
    manifest: {
      ...manifest,
      entry: { ...entry, imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, imports: [] }])),
    },
    imports: [...entry.imports, ...routes.flatMap((route) => route.imports ?? [])],
  }
}

/**
 * The end of React's mark for a Suspense boundary that was not ready or has failed. It begins with `$`, which is rare on a
 * page, so that the search is quick.
 */
const UNFINISHED = '$!-->'

/**
 * Takes half the time of a stream. Null where a part was not ready, as when its module is loaded for the first time, or has
 * failed.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    parts.renderMissed()
    return html.includes(UNFINISHED) ? null : html
  } catch {
    // The stream says what has failed.
    return null
  }
}

async function renderWhenReady(page: ReactNode, scriptMark: string | undefined): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(page, {
    nonce: scriptMark,
    // Otherwise a large part that was waited for is written at the end and moved to its place by a script: the page jumps.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw new Error('A page could not be rendered.', { cause: failure })
  return new Response(stream).text()
}

const contextOf = (environment: PageEnvironment) => new RouterContextProvider(new Map([[pageEnvironment, environment]]))

/**
 * Renders a page whose data is complete; null for any other page, and for one that has failed. Those are left to the
 * router's own handler, which is slower: it encodes the data as a stream that can wait for promises and time out.
 */
function createWholeRenderer(build: ServerBuild) {
  const loadPage = createPageLoader(build)
  return async (
    request: Request,
    environment: PageEnvironment,
    onFailure: (error: unknown) => void,
  ): Promise<RenderedPage | null> => {
    const context = await loadPage(request, contextOf(environment))
    if (context === null) return null
    const { loaderData, actionData, errors } = context.staticHandlerContext
    const loaded = encodeLoaded({ loaderData, actionData, errors })
    if (loaded === null) return null
    try {
      const body = await writeDocument(request.url, context, loaded, { scriptMark: environment.scriptMark })
      return { status: 200, headers: new Headers({ 'Content-Type': HTML }), body }
    } catch (error) {
      onFailure(error)
      return null
    }
  }
}

/** The server hands in its build of these pages and gets the function that renders one. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): PageRenderer {
  const handle = createRequestHandler(build, mode)
  const renderWhole = mode === 'production' ? createWholeRenderer(build) : async () => null
  return async (request, { transport, ...given }) => {
    const environment = { ...given, transport: askedOnce(transport) }
    const failures: unknown[] = []
    const whole = await renderWhole(request, environment, (error) => failures.push(error))
    if (whole) return whole
    const loadContext = contextOf(environment)
    const response = await handle(request, loadContext)
    const { status, headers } = response
    // The router reports what fails again, and shows its error boundary.
    if (status < 500) for (const error of failures) environment.onError?.(error)
    // Anything but a page has a body of its own.
    return { status, headers, body: loadContext.get(rendered) ?? (await response.text()) }
  }
}

/** Reports failures other than those of requests that were aborted; a page's own 4xx answers do not come here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageEnvironment).onError?.(error)
}
