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
   * Called with the sent share of the bytes, from 0 to 1; at 1 the server has received all of them and is processing
   * them.
   */
  onProgress: (sent: number) => void
  signal: AbortSignal
  /** The same for every attempt at the same upload: one whose answer was lost is not stored twice. */
  idempotencyKey: string
}

/** Without a sign of life for so long it is asked whether the line is there at all; a slow one may only be full. */
const QUIET_MS = 20_000
/** Without a sign of life for so long the line counts as broken; no picture takes the server as long. */
const SILENCE_MS = 120_000

/** Nothing comes over the line: what else is to be sent would wait as long for nothing. */
export class SilentLineError extends ConnectionError {}

/** Whether the server says anything at all, within the patience that a call has. */
const isAnswering = () =>
  call('GET /auth/me').then(
    () => true,
    (error: unknown) => !(error instanceof ConnectionError),
  )

/** Sends one picture as multipart. Throws as `upload` does. */
export function uploadFile(key: 'POST /media', field: string, file: File, options: UploadOptions) {
  const form = new FormData()
  form.set(field, file)
  return upload<typeof key>(callPath(key), form, options)
}

/**
 * Posts a form as multipart, with progress. By XMLHttpRequest, because `fetch` reports none. Throws as `call` does, and
 * the signal's reason when it was aborted.
 */
export function upload<Key extends CallKey>(
  path: string,
  form: FormData,
  options: UploadOptions,
): Promise<AnswerOf<Key>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<Key>>()
  const { onProgress, signal, idempotencyKey } = options
  if (signal.aborted) return Promise.reject(signal.reason as Error)
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
      // Where it goes on or ends meanwhile, the answer is none of its business.
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
    let body: unknown
    try {
      body = readAnswer(request.status, request.responseText)
    } catch (error) {
      return reject(error)
    }
    if (request.status === 401) notifyUnauthenticated(token)
    if (request.status < 400) return resolve(body as AnswerOf<Key>) // the server validates what it answers
    const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined
    reject(new ApiError(request.status, body as Partial<ErrorResponse> | null, retryAfter))
  })
  request.addEventListener('error', () => reject(new ConnectionError()))
  request.addEventListener('abort', () => reject(signal.reason as Error))
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
