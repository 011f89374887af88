import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { createReadyAnswers, type Origin } from '#server/response-cache/ready-answers.ts'
import type { CachedResponse } from '#server/response-cache/response-cache.ts'
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer depends on nothing but the address. */
    readyOffer: (Origin & { body: Buffer | null; answer?: CachedResponse }) | undefined
  }
}

/** Whether the system has taken all of an answer that was just ended; later, `finish` tells of it. */
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
 * Answers without asking the framework: what it has sent before for the same address, with the same bytes for as long as
 * what they were made from is cached, and public reads like those that it has sent.
 */
export function createReadyServer(logStream: DestinationStream, isProxy: (address: string) => boolean) {
  const answers = createReadyAnswers<ReadyAnswer>()
  /** The requests whose answers may become ready: those that a ready one could have answered. */
  const reads = new WeakMap<IncomingMessage, PlainRead>()
  /** Reads whose answers the framework has to send: those that have failed, and unusual ones. */
  const begunReads = new WeakMap<IncomingMessage, DirectRead>()
  let isOpen = () => false
  let beginRead = (_request: IncomingMessage, _read: PlainRead): DirectRead | undefined => undefined

  /** `begun` tells when a request arrived whose answer had to be made, and its id. */
  function send(response: ServerResponse, ready: ReadyAnswer, begun?: { reqId: string; at: number }) {
    const { body, log, observe } = ready
    const reqId = begun?.reqId ?? newRequestId()
    const begunAt = begun?.at ?? performance.now()
    // Most of what was made for one request is sent once.
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
    // Most of what nobody asked for before, nobody asks for again.
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
    /** Of a request that was begun here. */
    findRequestId: (request: IncomingMessage) => begunReads.get(request)?.requestId,
    /** Node's server with the framework behind it, which gets every request that is not answered here. */
    serverFactory(handle: RequestListener, { keepAliveTimeout }: { keepAliveTimeout?: number }): Server {
      const answer: RequestListener = (request, response) => receive(request, response, handle)
      const server = createServer(connectionTimes, isTracing() ? tracing(answer, isProxy) : answer)
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
      return server
    },
    register(app: App, { closing, measure, turns }: ReadyServerOptions): void {
      const directReads = createDirectReads(app, logStream, measure)
      app.decorateRequest('readyOffer', undefined)
      app.addHook('onReady', (done) => {
        isOpen = () => !closing.hasBegun()
        beginRead = (request, read) => (turns.isRefused(request) ? undefined : directReads.begin(read))
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
