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

/** The rendered HTML as text: the body of a Response would be encoded only to be decoded again. */
const rendered = createContext<string | null>(null)

const parts = rememberParts()
giveOnce(parts.give)

/**
 * Called by the router for a page that is incomplete, for example because it failed, and for every page in development.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The router would write the data in pieces while rendering, which rules out rendering in one go.
  const loaded = serverHandoffStream && (await readText(serverHandoffStream))
  const environment = loadContext.get(pageEnvironment)
  const failureNote = status >= 500 ? environment.failureNote : undefined
  loadContext.set(rendered, await writeDocument(request.url, context, loaded, { ...environment, failureNote }))
  headers.set('Content-Type', HTML)
  return new Response(null, { status, headers })
}

const HTML = 'text/html; charset=utf-8'

/** Not streamed, because the answer is cached, hashed for its Content-Security-Policy and compressed once. */
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

/** `new Response(stream).text()` does the same, but creates several more objects per page. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

/**
 * A manifest with only the page's own routes, because the router would build every route for each page. Also without
 * the imports, for each of which it would write a preload; they are returned separately.
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
 * The end of React's marker for a Suspense boundary that was not ready or has failed. It begins with `$`, which is rare
 * in pages, so that the search is fast.
 */
const UNFINISHED = '$!-->'

/**
 * Takes half the time of a stream. Null if a part was not ready, for example because its module is loaded for the first
 * time, or has failed.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    parts.renderMissed()
    return html.includes(UNFINISHED) ? null : html
  } catch {
    // The stream reports the failure.
    return null
  }
}

async function renderWhenReady(page: ReactNode, scriptMark: string | undefined): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(page, {
    nonce: scriptMark,
    // Otherwise a large awaited part would be written at the end and moved into place by a script, and the page would
    // jump.
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
 * Renders a page whose data is complete; null for any other or failed page. Those are left to the router's own handler,
 * which is slower because it encodes the data as a stream that can wait for promises and time out.
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

/** The server passes its build of the pages and gets the function that renders one. */
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
    // The router reports the failure again and shows its error boundary.
    if (status < 500) for (const error of failures) environment.onError?.(error)
    // Anything but a page has its own body.
    return { status, headers, body: loadContext.get(rendered) ?? (await response.text()) }
  }
}

/** Reports failures, except of aborted requests; a page's own 4xx answers do not reach it. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageEnvironment).onError?.(error)
}
