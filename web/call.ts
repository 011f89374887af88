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
import { readToken } from '#web/lib/token.ts'

/** The server's answer when it did not do as requested. `message` is Croatian and fit to show. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  /** Whether the sentence is the server's; otherwise it is a general one, and a page may know a better one. */
  readonly hasMessage: boolean
  readonly fields: FieldErrors
  /** Seconds until another attempt is accepted, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, answer: Partial<ErrorResponse> | null, retryAfter?: number) {
    const message = status === 429 && retryAfter !== undefined ? retryAfterMessage(retryAfter) : answer?.message
    super(message || internalErrorMessage)
    this.status = status
    this.hasMessage = Boolean(message)
    this.code = answer?.code
    this.fields = answer?.errors ?? {}
    this.retryAfter = retryAfter
  }
}

/** The network failed: whether the server has received the request is unknown. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  constructor(options?: ErrorOptions) {
    super('Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovo.', options)
  }
}

/** Whether a call was refused or not answered; any other error is one of the program. */
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

/** Query values are sent as text; an empty one is left out. */
type QueryOption<K extends CallKey> = [SchemaOf<K, 'query'>] extends [never]
  ? { query?: undefined }
  : { query?: { [Name in keyof z.output<SchemaOf<K, 'query'>>]?: string | number | boolean | null | undefined } }

type BodyOption<K extends CallKey> = [SchemaOf<K, 'body'>] extends [never]
  ? { body?: undefined }
  : { body: z.input<SchemaOf<K, 'body'>> }

/** The same key with the same body is done once, however often it is sent. */
type KeyOption<K extends CallKey> = AllCalls[K] extends { takesIdempotencyKey: true }
  ? { idempotencyKey?: string }
  : { idempotencyKey?: undefined }

export type CallOptions<K extends CallKey> = ParamsOption<K> &
  QueryOption<K> &
  BodyOption<K> &
  KeyOption<K> & { signal?: AbortSignal }

type ValuesOf<T> = T[keyof T]

/** The content of a call's success; null for 204. An answer that is not JSON has none. */
export type AnswerOf<K extends CallKey> = z.output<Extract<ValuesOf<AllCalls[K]['answer']>, z.ZodMiniType>>

type Arguments<K extends CallKey> =
  Partial<CallOptions<K>> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>]

/** Makes one call of the contract; throws an ApiError for any refusal and a ConnectionError when nothing arrived. */
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

/** The address of a call, for what cannot go through `call`: an upload with progress, a stream, a download. */
export const callPath = <K extends CallKey>(
  key: K,
  ...[params]: ParamsOption<K> extends { params: infer P extends object } ? [P] : []
) => pathOf(key, params as AnyOptions['params'])

export function createCall(transport: ApiTransport): CallApi {
  return async <K extends CallKey>(key: K, ...[options = {}]: [AnyOptions?]) => {
    const { params, query, body, idempotencyKey, signal } = options
    const answer = await transport({
      method: key.slice(0, key.indexOf(' ')) as Method,
      path: pathOf(key, params) + queryString(query ?? {}),
      body,
      idempotencyKey,
      signal,
    })
    if (answer.status >= 400)
      throw new ApiError(answer.status, answer.body as Partial<ErrorResponse> | null, answer.retryAfter)
    return answer.body as AnswerOf<K> // the server validates what it answers by the same declaration
  }
}

let onUnauthenticated = (_token: string | null) => {}

/** The session is notified of every 401, with the token that was refused. */
export function setUnauthenticatedHandler(handler: typeof onUnauthenticated) {
  onUnauthenticated = handler
}

/** For calls that do not go by `fetchTransport`. */
export const notifyUnauthenticated = (token: string | null) => onUnauthenticated(token)

/** Longer than any node takes to know of a change. */
const CHANGE_MS = 10_000
let lastChange = { name: '', until: 0 }

/** The name of the last one; empty before the first. What was read before it may be outdated. */
export const readLastChange = () => lastChange.name

/** The reads that follow see what a write has changed, whichever node answers them. `name` is of the write's answer. */
export function noteChange(name: string | null) {
  if (name !== null) lastChange = { name, until: Date.now() + CHANGE_MS }
}

/** A line may swallow what is sent and say nothing. Longer than the server lets a retry wait for the attempt before it. */
const ANSWER_MS = 40_000
/** A line that has said nothing for so long may be one of these. As long as the service worker waits for a page. */
const SILENT_MS = 8_000

/** How long the next read waits for an answer to begin; 0 before the first. */
let readMs = 0

/** A page that the service worker has waited for in vain comes this late. */
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
  // A read, which can be asked for again, fails sooner where the page or the call before it was silent. The next one waits
  // twice as long: the line may only be slow.
  readMs ||= wasPageLate() ? SILENT_MS : ANSWER_MS
  const ms = method === 'GET' ? readMs : ANSWER_MS
  const silence = new AbortController()
  const timer = setTimeout(() => {
    readMs = ms < ANSWER_MS ? Math.min(2 * ms, ANSWER_MS) : SILENT_MS
    silence.abort()
  }, ms)
  // With its body, which may come slowly.
  const ends = [silence.signal, AbortSignal.timeout(2 * ANSWER_MS), ...(signal ? [signal] : [])]
  const init: RequestInit = { method, headers, credentials: 'omit', signal: AbortSignal.any(ends) }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await overNetwork(fetch(path, init), signal).finally(() => clearTimeout(timer))
  readMs = ANSWER_MS
  noteChange(response.headers.get(changeHeader))
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const content = readAnswer(response.status, await overNetwork(response.text(), signal))
  if (response.status === 401) onUnauthenticated(token)
  return { status: response.status, body: content, retryAfter }
}

/** The head of an answer and its body come apart: the network may fail before either. */
async function overNetwork<T>(received: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await received
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ConnectionError({ cause })
  }
}

/** Refusals that a proxy in front of the server gives by itself, and that say enough without a message. */
const refusalsOfProxies: readonly number[] = [408, 413, 429]

/**
 * The content of an answer to a call: null for 204, and where a proxy in front of the server has refused or failed.
 * Throws a ConnectionError where something else has answered in the server's place, such as the sign-in page of a
 * hotel's network: nothing is done then, whatever its status says.
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

/** The browser's calls, with the session's token. While the server renders, a loader has its own. */
export const call = createCall(fetchTransport)
