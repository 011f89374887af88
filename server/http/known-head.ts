import type { ServerResponse } from 'node:http'

/** All lines before the body, null until they are known. Node's types leave it out. */
type WithHead = ServerResponse & { _header?: string | null }

/** The lines before a body as Node has written them, around the request's id and the date. */
interface KnownHead {
  beforeId: string
  beforeDate: string
  afterDate: string
}

export interface Head {
  status: number
  /** Name, value, name, value … */
  headers: string[]
  /** The place of the request's id in them. */
  idAt: number
  /** Once it was written; null where it was written otherwise than expected. */
  known?: KnownHead | null
}

let second = 0
let date = ''

/** As in the header of that name, made once a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) date = new Date(now * 1000).toUTCString()
  second = now
  return date
}

function readHead(text: string, reqId: string): KnownHead | null {
  const [beforeId, rest = '', ...others] = text.split(reqId)
  const [, beforeDate, afterDate] = /^([^]*\r\nDate: )[^\r]+(\r\n[^]*)$/.exec(rest) ?? []
  if (beforeId === undefined || beforeDate === undefined || afterDate === undefined || others.length > 0) return null
  return { beforeId, beforeDate, afterDate }
}

/**
 * Writes the head of an answer that is sent again and again. Node checks and joins every header each time, a tenth of
 * what such an answer costs; from the second time on its own text is used. It is the same on all connections that stay
 * open; the others get theirs from Node.
 */
export function writeHeadAgain(response: WithHead, head: Head, reqId: string): void {
  if (head.known && response.shouldKeepAlive) {
    const { beforeId, beforeDate, afterDate } = head.known
    response.statusCode = head.status
    response._header = beforeId + reqId + beforeDate + dateNow() + afterDate
    return
  }
  writeHead(response, head, reqId)
  if (head.known === undefined && response.shouldKeepAlive) head.known = readHead(response._header ?? '', reqId)
}

export function writeHead(response: ServerResponse, { status, headers, idAt }: Head, reqId: string): void {
  headers[idAt] = reqId
  response.writeHead(status, headers)
}
