import type { ApiTransport } from '#contract/page-environment.ts'
import { ConnectionError, makeApi } from '#web/api.ts'
import { readToken } from './token.ts'

let onUnauthenticated = (_token: string | null) => {}

/** The session hears of every 401, with the token that was refused. */
export function setUnauthenticatedHandler(listener: typeof onUnauthenticated) {
  onUnauthenticated = listener
}

/** For calls that do not go by `fetchTransport`. */
export const notifyUnauthenticated = (token: string | null) => onUnauthenticated(token)

export const fetchTransport: ApiTransport = async ({ method, path, body, signal }) => {
  const token = readToken()
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const init: RequestInit = { method, headers, credentials: 'omit' }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (signal !== undefined) init.signal = signal
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ConnectionError({ cause })
  }
  if (response.status === 401) onUnauthenticated(token)
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const text = await response.text()
  return { status: response.status, body: parseJson(text), retryAfter }
}

/** A proxy in between may answer with HTML; that is a failure without a message, not a crash. */
export function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export const browserApi = makeApi(fetchTransport)
