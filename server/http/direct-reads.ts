import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { chooseEncoding } from '#server/response-cache/compression.ts'
import { matchesEtag } from '#server/response-cache/etag.ts'
import type { CachedResponse } from '#server/response-cache/cached-response.ts'
import { etagOf } from '#server/response-cache/send-cached.ts'
import type { App } from './app-type.ts'
import type { Head } from './known-head.ts'
import { logAsAnswered, newRequestId } from './logging.ts'
import type { PlainRead } from './plain-reads.ts'
import type { MeasureRequests } from './metrics.ts'

/** Everything that is sent, except the headers that differ between requests. */
export interface ReadyAnswer extends Head {
  status: 200 | 304
  body: Buffer | string | null
  log: (reqId: string, ms: number, trace?: string) => void
  observe: (seconds: number) => void
}

export const ID_HEADER = 'x-request-id'

/** A short body is sent in one piece with its headers, as a latin1 string. */
const MAX_TEXT_BYTES = 4_096
export const toSend = (body: Buffer | null) =>
  body !== null && body.length <= MAX_TEXT_BYTES ? body.toString('latin1') : body

/** The only headers in which answers of the same route differ. */
const ownHeaders = new Set([ID_HEADER, 'etag', 'content-length', 'content-encoding'])

interface KnownKind {
  /** Name, value, name, value … */
  headers: string[]
  observe: (seconds: number) => void
}

/** Answers of one route are interchangeable if their own headers, such as a page's policy, have the same names. */
const kindOf = (route: string, { contentType, headers }: CachedResponse) =>
  [route, contentType, ...Object.keys(headers)].join(' ')

/** An answer that is being made. Presented as null if the framework has to send it. */
export interface DirectRead {
  requestId: string
  answer: Promise<CachedResponse>
  present: (answer: CachedResponse) => Promise<ReadyAnswer | null>
}

/**
 * Answers public reads without the framework. The framework sends the first answer of each kind, and every answer that
 * is not 200; later ones reuse the headers of that first answer, apart from the few that each answer has of its own.
 */
export function createDirectReads(app: App, logStream: DestinationStream, measure: MeasureRequests) {
  const kinds = new Map<string, KnownKind>()
  /** Routes of which at least one kind of answer is known. */
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
    /** Remembers the headers of an answer that the framework has sent to a plain read. */
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
    /** Starts making the answer for `network`; undefined if the framework has to handle the request. */
    begin(read: PlainRead, network: () => string): DirectRead | undefined {
      const found = app.publicReads.find(read.url)
      if (!found || !routes.has(found.route)) return undefined
      const requestId = newRequestId()
      return {
        requestId,
        answer: found.begin(requestId, network),
        present: (answer) => present(read, found.route, answer),
      }
    },
  }
}
