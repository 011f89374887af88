import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { ApiTransport, RenderedPage } from '#contract/page-environment.ts'
import { systemClock } from '#server/adapters/clock.ts'
import type { PagesModule } from '#server/pages/build.ts'
import type { ApiProcess } from './api-process.ts'

/** The pages' calls reach the server over HTTP, and wait for it like those of the browser. */
const httpTransport =
  (api: ApiProcess): ApiTransport =>
  async ({ method, path, body, signal }) => {
    const answer = await fetch(`http://127.0.0.1:${await api.port()}${path}`, {
      method,
      signal: signal ?? null,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }

/** Shows Vite's overlay on a page that failed, with message and stack, until the next edit. */
function overlay({ message, stack = '' }: Error): string {
  const error = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c')
  return `<script type="module">import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${error}))</script>`
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** The most informative error: a page that cannot be rendered has the reason as its cause. */
const rootCause = (error: Error): Error => (error.cause instanceof Error ? rootCause(error.cause) : error)

interface DevPages {
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Reloads every open page. */
  reload: () => void
  close: () => Promise<void>
}

/**
 * Serves pages directly from their sources, with hot replacement on the port of `server`, so that no other port is
 * needed.
 */
export async function startPages(api: ApiProcess, publicUrl: string, server: Server): Promise<DevPages> {
  const vite: ViteDevServer = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
  })
  const transport = httpTransport(api)

  async function render(url: string): Promise<{ page: RenderedPage; failure?: Error }> {
    // The framework's virtual module, which always reflects the current sources.
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesModule
    let failure: Error | undefined
    const handleError = (error: unknown) => void (failure ??= toError(error))
    const watched = { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
    const environment = { transport, today: systemClock.today(), publicUrl }
    const page = await build.entry.module.createPageRenderer(watched, 'development')(
      new Request(publicUrl + url, { headers: { accept: 'text/html' } }),
      environment,
    )
    return { page, ...(failure && { failure }) }
  }

  /** Maps its stack to the sources. */
  function report(error: Error): Error {
    const cause = rootCause(error)
    vite.ssrFixStacktrace(cause)
    console.error(cause.stack ?? cause.message)
    return cause
  }

  async function sendPage(url: string, outgoing: ServerResponse): Promise<void> {
    try {
      const { page, failure } = await render(url)
      const shown = failure && page.status >= 500 ? overlay(report(failure)) : ''
      const isPage = page.headers.get('content-type')?.startsWith('text/html') === true
      const headers = {
        ...Object.fromEntries(page.headers),
        ...(shown && { 'content-type': 'text/html; charset=utf-8' }),
      }
      outgoing.writeHead(page.status, headers).end(shown && !isPage ? shown : page.body + shown)
    } catch (error) {
      outgoing.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(overlay(report(toError(error))))
    }
  }

  return {
    handle: (request, response) =>
      vite.middlewares(request, response, () => void sendPage(request.url ?? '/', response)),
    reload: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    close: () => vite.close(),
  }
}
