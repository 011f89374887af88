import type { ErrorResponse } from '#contract/errors.ts'
import { changeHeader } from '#contract/paths.ts'
import {
  type AnswerOf,
  ApiError,
  call,
  type CallKey,
  callPath,
  ConnectionError,
  noteChange,
  notifyUnauthenticated,
  readAnswer,
} from '#web/call.ts'
import { readToken } from './token.ts'

export interface UploadOptions {
  /**
   * Called with the fraction of bytes sent, from 0 to 1; at 1 the server has received all of them and is processing
   * them.
   */
  onProgress: (sent: number) => void
  signal: AbortSignal
  /** The same for every attempt at one upload, so that it is not stored twice if an answer is lost. */
  idempotencyKey: string
}

/**
 * After this long without progress, checks whether the server is reachable at all; a slow connection may just be busy.
 */
const QUIET_MS = 20_000
/** After this long without progress the connection counts as broken; the server processes any picture faster. */
const SILENCE_MS = 120_000

/** The connection is dead: further uploads would wait just as long for nothing. */
export class SilentLineError extends ConnectionError {}

/** Whether the server answers at all within a call's timeout. */
const isAnswering = () =>
  call('GET /auth/me').then(
    () => true,
    (error: unknown) => !(error instanceof ConnectionError),
  )

/** Sends one picture as multipart. Throws like `upload`. */
export function uploadFile(key: 'POST /media', field: string, file: File, options: UploadOptions) {
  const form = new FormData()
  form.set(field, file)
  return upload<typeof key>(callPath(key), form, options)
}

/**
 * Posts a form as multipart, with progress. Uses XMLHttpRequest, because `fetch` reports none. Throws like `call`, and
 * the signal's reason if aborted.
 */
export function upload<Key extends CallKey>(
  path: string,
  form: FormData,
  options: UploadOptions,
): Promise<AnswerOf<Key>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<Key>>()
  const { onProgress, signal, idempotencyKey } = options
  if (signal.aborted) return Promise.reject(signal.reason as Error) // nobody aborts with anything else
  const token = readToken()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('idempotency-key', idempotencyKey)
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  const giveUp = () => {
    reject(new SilentLineError())
    request.abort()
  }
  let quiet: ReturnType<typeof setTimeout>
  let silence: ReturnType<typeof setTimeout>
  const noteLife = () => {
    clearTimeout(quiet)
    clearTimeout(silence)
    const asked = (quiet = setTimeout(() => {
      // If the upload has made progress or ended meanwhile, the answer is ignored.
      void isAnswering().then((isThere) => isThere || asked !== quiet || giveUp())
    }, QUIET_MS))
    silence = setTimeout(giveUp, SILENCE_MS)
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    noteLife()
    onProgress(total === 0 ? 0 : loaded / total)
  })
  request.upload.addEventListener('load', () => onProgress(1))
  request.addEventListener('load', () => {
    noteChange(request.getResponseHeader(changeHeader))
    // The end of the session aborts the request, which then has no status any more.
    const { status, responseText } = request
    const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined
    let body: unknown
    try {
      body = readAnswer(status, responseText)
    } catch (error) {
      return reject(error)
    }
    if (status === 401) notifyUnauthenticated(token)
    if (status < 400) return resolve(body as AnswerOf<Key>) // the server validates its answers
    reject(new ApiError(status, body as Partial<ErrorResponse> | null, retryAfter))
  })
  request.addEventListener('error', () => reject(new ConnectionError()))
  request.addEventListener('abort', () => reject(signal.reason as Error)) // as above
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  noteLife()
  request.send(form)
  return promise.finally(() => {
    clearTimeout(quiet)
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
  })
}
