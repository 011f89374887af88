import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { chooseEncoding } from '#server/response-cache/compression.ts'
import { matchesEtag } from '#server/response-cache/etag.ts'
import type { CachedResponse } from '#server/response-cache/response-cache.ts'
import { etagOf } from '#server/response-cache/send-cached.ts'
import type { App } from './app-type.ts'
import type { Head } from './known-head.ts'
import { logAsAnswered, newRequestId } from './logging.ts'
import type { PlainRead } from './plain-reads.ts'
import type { MeasureRequests } from './metrics.ts'

/** All that is sent, but for the headers that differ from one request to the next. */
export interface ReadyAnswer extends Head {
  status: 200 | 304
  body: Buffer | string | null
  log: (reqId: string, ms: number, trace?: string) => void
  observe: (seconds: number) => void
}

export const ID_HEADER = 'x-request-id'

/** A short body leaves in one piece with its headers, as text with a letter for each byte. */
const MAX_TEXT_BYTES = 4_096
export const toSend = (body: Buffer | null) =>
  body !== null && body.length <= MAX_TEXT_BYTES ? body.toString('latin1') : body

/** By these alone one answer of a route differs from another. */
const ownHeaders = new Set([ID_HEADER, 'etag', 'content-length', 'content-encoding'])

interface KnownKind {
  /** Name, value, name, value … */
  headers: string[]
  observe: (seconds: number) => void
}

/** Answers of one route are sent alike where their own headers, such as a page's policy, have the same names. */
const kindOf = (route: string, { contentType, headers }: CachedResponse) =>
  [route, contentType, ...Object.keys(headers)].join(' ')

/** An answer that is being made, and how it is sent: null for the framework to send it. */
export interface DirectRead {
  requestId: string
  answer: Promise<CachedResponse>
  present: (answer: CachedResponse) => Promise<ReadyAnswer | null>
}

/**
 * Public reads that are answered without the framework. It sends the first answer of each kind, and every one that is not
 * 200; the others have that one's headers, but for those that an answer has of its own.
 */
export function createDirectReads(app: App, logStream: DestinationStream, measure: MeasureRequests) {
  const kinds = new Map<string, KnownKind>()
  /** Those of which some kind is known. */
  const routes = new Set<string>()

  async function present(
    { url, accepted, ifNoneMatch }: PlainRead,
    route: string,
    answer: CachedResponse,
  ): Promise<ReadyAnswer | null> {
    const kind = kinds.get(kindOf(route, answer))
    if (!kind || answer.status !== 200 || answer.isStale || matchesEtag(ifNoneMatch, answer.body.digest())) return null
    const encoding = chooseEncoding(accepted, answer.body.length)
    const body = await answer.body.encode(encoding)
    const own = Object.entries(answer.headers).flat()
    const headers = [...kind.headers, ...own, 'etag', etagOf(answer, encoding), 'content-length', String(body.length)]
    if (encoding !== null) headers.push('content-encoding', encoding)
    const idAt = headers.push(ID_HEADER, '') - 1
    const log = logAsAnswered(app.log, logStream, { method: 'GET', url, status: 200 })
    return { status: 200, headers, idAt, body: toSend(body), log, observe: kind.observe }
  }

  return {
    /** From an answer that the framework has sent to a plain read. */
    learn({ method, readyOffer, routeOptions: { url: route = '' } }: FastifyRequest, reply: FastifyReply) {
      const answer = readyOffer?.answer
      const sent = reply.getHeaders()
      const isUsual = method === 'GET' && reply.statusCode === 200 && sent['etag'] !== undefined
      if (!isUsual || !answer || kinds.has(kindOf(route, answer))) return
      const headers = Object.entries(sent).flatMap(([name, value]) =>
        ownHeaders.has(name) || name in answer.headers ? [] : [name, String(value)],
      )
      kinds.set(kindOf(route, answer), { headers, observe: measure({ method, route, status: 200 }) })
      routes.add(route)
    },
    /** Begins to make the answer; undefined where the framework has to see the request. */
    begin(read: PlainRead): DirectRead | undefined {
      const found = app.publicReads.find(read.url)
      if (!found || !routes.has(found.route)) return undefined
      const requestId = newRequestId()
      return { requestId, answer: found.begin(requestId), present: (answer) => present(read, found.route, answer) }
    },
  }
}
