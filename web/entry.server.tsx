import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
  type ServerBuild,
} from 'react-router'
import type { PageRenderer } from '#contract/page-environment.ts'
import { pageEnvironment } from '#web/lib/load.ts'
import { deferredScriptType, startScript } from '#web/lib/deferred-scripts.ts'
import { Rendering } from '#web/lib/rendering.ts'

/** Whole, not streamed: the answer is cached, hashed for its Content-Security-Policy and compressed once. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failure: unknown
  const { scriptMark, failureNote } = loadContext.get(pageEnvironment)
  const page = (
    <Rendering value={{ scriptMark, failureNote: status >= 500 ? failureNote : undefined }}>
      <ServerRouter context={context} url={request.url} nonce={scriptMark} />
    </Rendering>
  )
  const stream = await renderToReadableStream(page, {
    signal: request.signal,
    nonce: scriptMark,
    // Otherwise what is large and was waited for stands at the end and is moved by a script, and the page jumps.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure = error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw new Error('A page could not be rendered.', { cause: failure })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(scriptsAfterPaint(await new Response(stream).text(), scriptMark), { status, headers })
}

/**
 * The page can be read before its scripts have loaded, so they do not compete with styles, fonts and the first picture:
 * the framework's script stands in its place as text, which React does not mind, and is run once something was painted.
 */
function scriptsAfterPaint(html: string, scriptMark: string | undefined): string {
  const preloads: string[] = []
  const rest = html
    .replaceAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      preloads.push(href)
      return ''
    })
    .replace(/(<script[^>]*) type="module" async=""/, `$1 type="${deferredScriptType}"`)
  // In development there are none, and the script comes as the framework wrote it.
  if (preloads.length === 0) return html
  const mark = scriptMark === undefined ? '' : ` nonce="${scriptMark}"`
  const start = `<script${mark}>${startScript([...new Set(preloads)])}</script>`
  return rest.replace('</body>', () => `${start}</body>`)
}

/** The server hands in its build of these pages and gets the function that renders one. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): PageRenderer {
  const handle = createRequestHandler(build, mode)
  return (request, environment) => handle(request, new RouterContextProvider(new Map([[pageEnvironment, environment]])))
}

/** Reports failures other than those of requests that were aborted; a page's own 4xx answers do not come here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageEnvironment).onError?.(error)
}
