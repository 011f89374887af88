import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { createReadyAnswers, type Origin } from '#server/response-cache/ready-answers.ts'
import type { App } from './app-type.ts'
import type { Closing } from './closing.ts'
import { connectionTimes } from './connections.ts'
import { newRequestId, logAsAnswered } from './logging.ts'
import type { MeasureRequests } from './request-durations.ts'
import { type PlainRead, readPlainly } from './plain-reads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer depends on nothing but the address. */
    readyOffer: (Origin & { body: Buffer | null }) | undefined
  }
}

/** All that is sent, but for the headers that differ from one request to the next. */
interface ReadyAnswer {
  status: 200 | 304
  /** Name, value, name, value … */
  headers: string[]
  /** The place of the request's id in them. */
  idAt: number
  body: Buffer | string | null
  log: (reqId: string, ms: number) => void
  observe: (seconds: number) => void
}

const ID_HEADER = 'x-request-id'

/** A short body leaves in one piece with its headers, as text with a letter for each byte. */
const MAX_TEXT_BYTES = 4_096
const toSend = (body: Buffer | null) =>
  body !== null && body.length <= MAX_TEXT_BYTES ? body.toString('latin1') : body

/** Whether the system has taken all of an answer that was just ended; later, `finish` tells of it. */
const isGone = ({ socket }: ServerResponse) => socket?.writableLength === 0

/**
 * Sends answers again that the framework has sent before, without asking it: the same bytes for the same address, for as
 * long as what they were made from is cached.
 */
export function createReadyServer(logStream: DestinationStream) {
  const answers = createReadyAnswers<ReadyAnswer>()
  /** The requests whose answers may become ready: those that a ready one could have answered. */
  const reads = new WeakMap<IncomingMessage, PlainRead>()
  let isOpen = () => false

  function send(response: ServerResponse, { status, headers, idAt, body, log, observe }: ReadyAnswer) {
    const begunAt = performance.now()
    const reqId = newRequestId()
    headers[idAt] = reqId
    response.writeHead(status, headers)
    response.end(body, 'latin1')
    const finish = () => {
      const ms = performance.now() - begunAt
      observe(ms / 1000)
      log(reqId, ms)
    }
    if (isGone(response)) finish()
    else response.on('finish', finish)
  }

  function sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isOpen()) return false
    const read = readPlainly(request)
    if (read === null) return false
    const answer = answers.find(read, read.ifNoneMatch)
    if (answer) send(response, answer)
    else reads.set(request, read)
    return answer !== undefined
  }

  function add(request: FastifyRequest, reply: FastifyReply, measure: MeasureRequests) {
    const { readyOffer: origin, raw, method, url, routeOptions, server } = request
    const { statusCode: status } = reply
    const read = reads.get(raw)
    if (!read || !origin || (status !== 200 && status !== 304)) return
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    const idAt = headers.indexOf(ID_HEADER) + 1
    const observe = measure({ method, route: routeOptions.url, status })
    const log = logAsAnswered(server.log, logStream, { method, url, status })
    answers.add(read, origin, { status, headers, idAt, body: toSend(origin.body), log, observe }, status)
  }

  return {
    /** Node's server with the framework behind it, which gets every request that is not answered here. */
    serverFactory(handle: RequestListener, { keepAliveTimeout }: { keepAliveTimeout?: number }): Server {
      const server = createServer(connectionTimes, (request, response) => {
        if (!sendReady(request, response)) handle(request, response)
      })
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
      return server
    },
    register(app: App, closing: Closing, measure: MeasureRequests): void {
      app.decorateRequest('readyOffer', undefined)
      app.addHook('onReady', (done) => {
        isOpen = () => !closing.hasBegun()
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        if (isOpen() && request.readyOffer) add(request, reply, measure)
        done()
      })
    },
  }
}
