import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { API_BASE } from '#contract/paths.ts'
import type { Month } from './months.ts'

export interface Sent<Data> {
  /** 0 where no answer came. */
  status: number
  data: Data
  headers: Headers
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

const PATIENCE_MS = 30_000
export const ATTEMPTS = 6
const RETRY_MS = 250

/** Also 409 with its time, while the same request before it is still worked at. */
const isForLater = ({ status, headers }: Sent<unknown>) =>
  status === 429 || status === 503 || (status === 409 && headers.has('retry-after'))

/** Speaks to the product as a browser does, and notes each request in the month that `month` gives. */
export function makeClient(origin: string, month: () => Month) {
  const failures = new Map<string, number>()
  const givenUp: string[] = []

  async function once<Data>(request: Request, key: string): Promise<Sent<Data>> {
    const { method = 'GET', path, token, body, isPage = false } = request
    const headers: Record<string, string> = { 'user-agent': 'npm run demo -- --year' }
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`
    if (body) headers['content-type'] = 'application/json'
    if (method === 'POST') headers['idempotency-key'] = key
    const of = month()
    of.requests++
    const begin = performance.now()
    try {
      const answer = await fetch(origin + (isPage ? '' : API_BASE) + path, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await answer.text()
      of.times.push(performance.now() - begin)
      const isJson = request.isRead === true && answer.ok && text !== ''
      return { status: answer.status, data: (isJson ? JSON.parse(text) : {}) as Data, headers: answer.headers } // the caller names the answer of its call
    } catch {
      return { status: 0, data: {} as Data, headers: new Headers() } // nobody reads it without a status
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

  return { look, ask, failures, givenUp }
}

export type Client = ReturnType<typeof makeClient>
