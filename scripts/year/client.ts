import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { API_BASE } from '#contract/paths.ts'
import { makeConnections } from './connections.ts'
import type { Month } from './months.ts'

export interface Sent<Data> {
  /** 0 where no answer came. */
  status: number
  data: Data
  headers: IncomingHttpHeaders
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API's base, or with `isPage` the whole one. */
  path: string
  isPage?: boolean
  token?: string
  body?: object
  /** Statuses that are no failure here, beside success and refusals to come again later. */
  expected?: readonly number[]
  /** Reads its answer; without it the body is only received. */
  isRead?: boolean
}

export const ATTEMPTS = 6
const RETRY_MS = 250

/** Also 409 with its time, while the same request before it is still worked at. */
const isForLater = ({ status, headers }: Sent<unknown>) =>
  status === 429 || status === 503 || (status === 409 && headers['retry-after'] !== undefined)

/** Speaks to the product as a browser does, and notes each request in the month that `month` gives. */
export function makeClient(origin: string, month: () => Month) {
  const { exchange, close, addresses } = makeConnections(origin)
  let visitor = 0
  const failures = new Map<string, number>()
  const givenUp: string[] = []

  async function once<Data>(request: Request, key: string): Promise<Sent<Data>> {
    const { method = 'GET', path, token, body, isPage = false, isRead = false } = request
    const headers: Record<string, string> = { host: new URL(origin).host, 'user-agent': 'npm run demo -- --year' }
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`
    if (body) headers['content-type'] = 'application/json'
    if (method === 'POST') headers['idempotency-key'] = key
    if (!isRead) headers['accept-encoding'] = 'br'
    const of = month()
    of.requests++
    const begin = performance.now()
    try {
      const answer = await exchange({
        method,
        path: (isPage ? '' : API_BASE) + path,
        headers,
        person: token ?? String(visitor++),
        ...(body && { body: JSON.stringify(body) }),
      })
      of.times.push(performance.now() - begin)
      const isJson = isRead && answer.status < 300 && answer.text !== ''
      const data = (isJson ? JSON.parse(answer.text) : {}) as Data // the caller names the answer of its call
      return { status: answer.status, data, headers: answer.headers }
    } catch {
      return { status: 0, data: {} as Data, headers: {} } // nobody reads it without a status
    }
  }

  function note(request: Request, sent: Sent<unknown>): void {
    const { status } = sent
    if (isForLater(sent)) month().refusals++
    else if ((status < 200 || status > 299) && !request.expected?.includes(status)) {
      month().failures++
      const what = `${request.method ?? 'GET'} ${request.path.replaceAll(/\d+/g, ':id')} ${status || 'no answer'}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
    }
  }

  /** Once, as a visitor who goes on to something else. */
  async function look(request: Request): Promise<void> {
    note(request, await once(request, ''))
  }

  /** Again with the same key where no answer came or it was told to come later: one that means it. */
  async function ask<Data>(request: Request): Promise<Sent<Data>> {
    const key = randomUUID()
    for (let attempt = 1; ; attempt++) {
      const sent = await once<Data>({ ...request, isRead: true }, key)
      note(request, sent)
      const isOver = sent.status !== 0 && !isForLater(sent)
      if (isOver) return sent
      if (attempt === ATTEMPTS) {
        givenUp.push(request.path)
        return sent
      }
      await delay(RETRY_MS * attempt)
    }
  }

  return { look, ask, close, addresses, failures, givenUp }
}

export type Client = ReturnType<typeof makeClient>
