import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { networkOf } from '#server/db/rate-counters.ts'
import { createReadyAnswers, type Origin } from '#server/response-cache/ready-answers.ts'
import type { CachedResponse } from '#server/response-cache/cached-response.ts'
import { isTracing } from '#server/adapters/tracing/tracing.ts'
import type { App } from './app-type.ts'
import type { Closing } from './closing.ts'
import { connectionTimes } from './connections.ts'
import { createDirectReads, type DirectRead, ID_HEADER, type ReadyAnswer, toSend } from './direct-reads.ts'
import { writeHead, writeHeadAgain } from './known-head.ts'
import { newRequestId, logAsAnswered, traceForLine } from './logging.ts'
import type { MeasureRequests } from './metrics.ts'
import { tracing } from './tracing.ts'
import { type PlainRead, readPlainly } from './plain-reads.ts'
import type { Turns } from './turns.ts'
import { visitorOf } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer depends on nothing but the address. */
    readyOffer: (Origin & { body: Buffer | null; answer?: CachedResponse }) | undefined
  }
}

/**
 * A request may name the whole address, as some proxies and monitors do: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 * The path alone says what is asked for, since there is one site.
 */
function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request
  if (url.startsWith('/')) return
  const [, rest] = /^https?:\/\/[^/?#]+([^]*)$/i.exec(url) ?? []
  if (rest !== undefined) request.url = rest.startsWith('/') ? rest : `/${rest}`
}

/** Whether the system took all of an answer as soon as it was ended; otherwise the `finish` event comes later. */
const isGone = ({ socket }: ServerResponse) => socket?.writableLength === 0

interface Learning {
  measure: MeasureRequests
  learn: (request: FastifyRequest, reply: FastifyReply) => void
}

interface ReadyServerOptions {
  closing: Closing
  measure: MeasureRequests
  turns: Pick<Turns, 'isRefused'>
}

/**
 * Answers without the framework: either with the exact bytes sent before for the same address, as long as the data
 * behind them is still cached, or by making a public read of a kind that the framework has sent before.
 */
export function createReadyServer(logStream: DestinationStream, isProxy: (address: string) => boolean) {
  const answers = createReadyAnswers<ReadyAnswer>()
  /** Requests whose answers may be stored as ready: those that a ready answer could have served. */
  const reads = new WeakMap<IncomingMessage, PlainRead>()
  /** Reads whose answers the framework has to send, because they failed or are unusual. */
  const begunReads = new WeakMap<IncomingMessage, DirectRead>()
  let isOpen = () => false
  let beginRead = (_request: IncomingMessage, _read: PlainRead): DirectRead | undefined => undefined

  /** `begun` is the arrival time and id of a request whose answer had to be made. */
  function send(response: ServerResponse, ready: ReadyAnswer, begun?: { reqId: string; at: number }) {
    const { body, log, observe } = ready
    const reqId = begun?.reqId ?? newRequestId()
    const begunAt = begun?.at ?? performance.now()
    // Most answers made for one request are only sent once, so their head is not remembered.
    if (begun) writeHead(response, ready, reqId)
    else writeHeadAgain(response, ready, reqId)
    response.end(body, 'latin1')
    const trace = traceForLine()
    const finish = () => {
      const ms = performance.now() - begunAt
      observe(ms / 1000)
      log(reqId, ms, trace)
    }
    if (isGone(response)) finish()
    else response.on('finish', finish)
  }

  async function sendRead(
    { requestId, answer: begun, present }: DirectRead,
    read: PlainRead,
    response: ServerResponse,
    handOver: () => void,
  ) {
    const begunAt = performance.now()
    const answer = await begun.catch(() => null)
    const ready = answer && (await present(answer).catch(() => null))
    if (!ready || !isOpen() || response.destroyed) return handOver()
    // Most answers that nobody asked for before are not asked for again.
    if (answer.isAskedAgain)
      answers.add(read, { source: answer.source, digest: answer.body.digest() }, ready, ready.status)
    send(response, ready, { reqId: requestId, at: begunAt })
  }

  function receive(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
    const read = isOpen() ? readPlainly(request) : null
    if (read === null) return handle(request, response)
    const ready = answers.find(read, read.ifNoneMatch)
    if (ready) return send(response, ready)
    const direct = beginRead(request, read)
    const handOver = () => {
      reads.set(request, read)
      handle(request, response)
    }
    if (!direct) return handOver()
    void sendRead(direct, read, response, () => {
      begunReads.set(request, direct)
      handOver()
    })
  }

  function add(request: FastifyRequest, reply: FastifyReply, { measure, learn }: Learning) {
    const { readyOffer: origin, raw, method, url, routeOptions, server } = request
    const { statusCode: status } = reply
    const read = reads.get(raw)
    if (!read || !origin || (status !== 200 && status !== 304)) return
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    const idAt = headers.indexOf(ID_HEADER) + 1
    const observe = measure({ method, route: routeOptions.url, status })
    const log = logAsAnswered(server.log, logStream, { method, url, status })
    answers.add(read, origin, { status, headers, idAt, body: toSend(origin.body), log, observe }, status)
    learn(request, reply)
  }

  return {
    /** The id of a request that was started here. */
    findRequestId: (request: IncomingMessage) => begunReads.get(request)?.requestId,
    /** Node's server in front of the framework, which gets every request that is not answered here. */
    serverFactory(handle: RequestListener, { keepAliveTimeout }: { keepAliveTimeout?: number }): Server {
      const answer: RequestListener = (request, response) => receive(request, response, handle)
      const traced = isTracing() ? tracing(answer, isProxy) : answer
      const server = createServer(connectionTimes, (request, response) => {
        toOriginForm(request)
        traced(request, response)
      })
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
      return server
    },
    register(app: App, { closing, measure, turns }: ReadyServerOptions): void {
      const directReads = createDirectReads(app, logStream, measure)
      app.decorateRequest('readyOffer', undefined)
      app.addHook('onReady', (done) => {
        isOpen = () => !closing.hasBegun()
        beginRead = (request, read) =>
          turns.isRefused(request) ? undefined : directReads.begin(read, () => networkOf(visitorOf(request, isProxy)))
        done()
      })
      app.addHook('onRequest', (request, _reply, done) => {
        request.begunAnswer ??= begunReads.get(request.raw)?.answer
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        if (isOpen() && request.readyOffer) add(request, reply, { measure, learn: directReads.learn })
        done()
      })
    },
  }
}
