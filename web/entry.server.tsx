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

/** The rendered HTML: as the body of a Response it would be encoded, only to be decoded again. */
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
  // By itself the router would write it piece by piece, and nothing could be rendered at once.
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

/** A Response, which would read it as well, is several objects more for each page. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

/**
 * The router builds all of its routes anew for each page, of which no other than the page's own is asked for. It would
 * also write a preload for each module that these import, only to be taken out of the page: those are given apart.
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

/** The end of the mark of a boundary whose content was not ready or has failed; a page has few letters like its first. */
const UNFINISHED = '$!-->'

/** Half of the work of a stream. Null where a part was waited for, as its module is the first time, or has failed. */
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
    // Otherwise what is large and was waited for stands at the end and is moved by a script, and the page jumps.
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
 * Renders a page whose data is all there; null for every other, also for one that has failed. The router's own handler, which knows of everything else,
 * encodes the data as a stream that waits for promises, with a timer and the means to give up.
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
