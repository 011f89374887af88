import type * as z from 'zod/mini'
import type { AllCalls } from '#contract/all-calls.ts'
import type { Method } from '#contract/calls.ts'
import {
  type ErrorResponse,
  type ErrorCode,
  internalErrorMessage,
  type FieldErrors,
  retryAfterMessage,
} from '#contract/errors.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { afterChangeHeader, API_BASE, changeHeader, queryString } from '#contract/paths.ts'
import { noteServerTime } from '#web/lib/server-time.ts'
import { readToken } from '#web/lib/token.ts'

/** The server's answer if it did not do what was requested. `message` is Croatian and can be shown to users. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  /** Whether the message is the server's; otherwise it is a general one, and a page may have a better one. */
  readonly hasMessage: boolean
  /** Whether something in front of the server answered in its place. */
  readonly isFromProxy: boolean
  readonly fields: FieldErrors
  /** Seconds until another attempt is accepted, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, answer: Partial<ErrorResponse> | null, retryAfter?: number) {
    const message = status === 429 && retryAfter !== undefined ? retryAfterMessage(retryAfter) : answer?.message
    super(message || internalErrorMessage)
    this.status = status
    this.hasMessage = Boolean(message)
    this.isFromProxy = answer === null
    this.code = answer?.code
    this.fields = answer?.errors ?? {}
    this.retryAfter = retryAfter
  }
}

/** The network failed; whether the server received the request is unknown. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  constructor(options?: ErrorOptions) {
    super('Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovo.', options)
  }
}

/** Whether a call was refused or not answered; any other error is a bug. */
export const isCallFailure = (error: unknown): error is ApiError | ConnectionError =>
  error instanceof ApiError || error instanceof ConnectionError

/** Whether the same call may succeed a moment later: there is no network, or the server fails or is busy. */
export const isTransient = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

export type CallKey = keyof AllCalls

/** The schema that a call declares for one of its parts. */
type SchemaOf<K extends CallKey, Part extends string> =
  AllCalls[K] extends Record<Part, infer S extends z.ZodMiniType> ? S : never

type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOption<K extends CallKey> = [PathParameters<K>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParameters<K>, string | number> }

/** Query values are sent as text; empty ones are omitted. */
type QueryOption<K extends CallKey> = [SchemaOf<K, 'query'>] extends [never]
  ? { query?: undefined }
  : { query?: { [Name in keyof z.output<SchemaOf<K, 'query'>>]?: string | number | boolean | null | undefined } }

type BodyOption<K extends CallKey> = [SchemaOf<K, 'body'>] extends [never]
  ? { body?: undefined }
  : { body: z.input<SchemaOf<K, 'body'>> }

/** A request with the same key and body is executed once, however often it is sent. */
type KeyOption<K extends CallKey> = AllCalls[K] extends { takesIdempotencyKey: true }
  ? { idempotencyKey?: string }
  : { idempotencyKey?: undefined }

export type CallOptions<K extends CallKey> = ParamsOption<K> &
  QueryOption<K> &
  BodyOption<K> &
  KeyOption<K> & { signal?: AbortSignal }

type ValuesOf<T> = T[keyof T]

/** The content of a successful answer; null for 204. An answer that is not JSON has none. */
export type AnswerOf<K extends CallKey> = z.output<Extract<ValuesOf<AllCalls[K]['answer']>, z.ZodMiniType>>

type Arguments<K extends CallKey> =
  Partial<CallOptions<K>> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>]

/** Makes a call of the contract; throws an ApiError for any refusal and a ConnectionError if no answer arrived. */
export type CallApi = <K extends CallKey>(key: K, ...options: Arguments<K>) => Promise<AnswerOf<K>>

type AnyOptions = {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | boolean | null | undefined> | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

const pathOf = (key: string, params: AnyOptions['params'] = {}) =>
  API_BASE +
  key.slice(key.indexOf(' ') + 1).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The address of a call, for anything that cannot use `call`: an upload with progress, a stream, a download. */
export const callPath = <K extends CallKey>(
  key: K,
  ...[params]: ParamsOption<K> extends { params: infer P extends object } ? [P] : []
) => pathOf(key, params as AnyOptions['params']) // TypeScript does not resolve the condition for any key

export function createCall(transport: ApiTransport): CallApi {
  return async <K extends CallKey>(key: K, ...[options = {}]: [AnyOptions?]) => {
    const { params, query, body, idempotencyKey, signal } = options
    const answer = await transport({
      method: key.slice(0, key.indexOf(' ')) as Method, // a key begins with it
      path: pathOf(key, params) + queryString(query ?? {}),
      body,
      idempotencyKey,
      signal,
    })
    if (answer.status >= 400)
      throw new ApiError(answer.status, answer.body as Partial<ErrorResponse> | null, answer.retryAfter) // a proxy's may be anything
    return answer.body as AnswerOf<K> // the server validates its answers with the same declaration
  }
}

let onUnauthenticated = (_token: string | null) => {}

/** The session is notified of every 401, with the refused token. */
export function setUnauthenticatedHandler(handler: typeof onUnauthenticated) {
  onUnauthenticated = handler
}

/** For calls that do not use `fetchTransport`. */
export const notifyUnauthenticated = (token: string | null) => onUnauthenticated(token)

/** Longer than any node needs to learn of a change. */
const CHANGE_MS = 10_000
let lastChange = { name: '', until: 0 }

/** The name of the last change; empty before the first. Anything read before it may be outdated. */
export const readLastChange = () => lastChange.name

/** Makes the following reads see a write, whichever node answers them. `name` comes from the write's answer. */
export function noteChange(name: string | null) {
  if (name !== null) lastChange = { name, until: Date.now() + CHANGE_MS }
}

/**
 * A dead connection may swallow a request without an error. Longer than the server lets a retry wait for the previous
 * attempt.
 */
const ANSWER_MS = 40_000
/** After this long without an answer the connection may be dead. The same as the service worker's wait for a page. */
const SILENT_MS = 8_000

/** How long the next read waits for the first byte; 0 before the first. */
let readMs = 0

/** A page for which the service worker waited in vain arrives this late. */
function wasPageLate(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // as the type is called
  return page !== undefined && page.responseStart >= SILENT_MS
}

const fetchTransport: ApiTransport = async ({ method, path, body, idempotencyKey, signal }) => {
  const token = readToken()
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (Date.now() < lastChange.until) headers.set(afterChangeHeader, lastChange.name)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  // A read can be repeated, so it fails sooner if the page or the previous call got no answer. The next one waits twice
  // as long, because the connection may just be slow.
  readMs ||= wasPageLate() ? SILENT_MS : ANSWER_MS
  const ms = method === 'GET' ? readMs : ANSWER_MS
  const silence = new AbortController()
  const timer = setTimeout(() => {
    readMs = ms < ANSWER_MS ? Math.min(2 * ms, ANSWER_MS) : SILENT_MS
    silence.abort()
  }, ms)
  // Including the body, which may arrive slowly.
  const ends = [silence.signal, AbortSignal.timeout(2 * ANSWER_MS), ...(signal ? [signal] : [])]
  const init: RequestInit = { method, headers, credentials: 'omit', signal: AbortSignal.any(ends) }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await overNetwork(fetch(path, init), signal).finally(() => clearTimeout(timer))
  readMs = ANSWER_MS
  noteChange(response.headers.get(changeHeader))
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const content = readAnswer(response.status, await overNetwork(response.text(), signal))
  // Only now is it certain that the server has answered, and not a hotel's network.
  noteServerTime(response.headers)
  if (response.status === 401) onUnauthenticated(token)
  return { status: response.status, body: content, retryAfter }
}

/** Headers and body arrive separately; the network may fail before either. */
async function overNetwork<T>(received: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await received
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ConnectionError({ cause })
  }
}

/** Refusals by a reverse proxy that are clear without a message. */
const refusalsOfProxies: readonly number[] = [408, 413, 429]

/**
 * The content of an answer: null for 204, and if a reverse proxy refused or failed. Throws a ConnectionError if
 * something else answered in place of the server, such as the sign-in page of a hotel's network: whatever its status,
 * nothing was done.
 */
export function readAnswer(status: number, text: string): unknown {
  const body = parseJson(text)
  const isKnown = body !== null || status === 204 || status >= 500 || refusalsOfProxies.includes(status)
  if (!isKnown) throw new ConnectionError()
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The browser's calls, with the session's token. On the server, loaders have their own. */
export const call = createCall(fetchTransport)
