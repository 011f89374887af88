import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { runInSpan, type Span, startSpan } from '#server/adapters/tracing/tracing.ts'
import { parseTraceparent } from '#server/adapters/tracing/traceparent.ts'
import type { App } from './app-type.ts'
import { pathForLog } from './path-for-log.ts'

const spans = new WeakMap<IncomingMessage, Span>()

export const spanOf = (request: IncomingMessage): Span | undefined => spans.get(request)

/** An incoming trace is only continued for a proxy named in TRUST_PROXY: a visitor must not decide what is recorded. */
export const tracing =
  (handle: RequestListener, isProxy: (address: string) => boolean): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers, socket } = request
    const isKnown = socket.remoteAddress !== undefined && isProxy(socket.remoteAddress)
    const parent = isKnown ? parseTraceparent(headers['traceparent']) : null
    const attributes = { 'http.request.method': method, 'url.path': pathForLog(url) }
    const span = startSpan({ name: method, kind: 'server', parent, attributes })
    if (span === undefined) return handle(request, response)
    spans.set(request, span)
    response.once('close', () => {
      span.describe({ 'http.response.status_code': response.statusCode })
      span.end(response.statusCode >= 500 ? response.statusCode : undefined)
    })
    runInSpan(span, () => handle(request, response))
  }

/** Traces requests that reach the framework. Code that runs after a socket event has lost its request's context. */
export function registerTracing(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (route !== undefined) spanOf(request.raw)?.describe({ 'http.route': route }, `${request.method} ${route}`)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => runInSpan(spanOf(request.raw), done))
}
