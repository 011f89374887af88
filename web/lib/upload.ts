import type { ErrorResponse } from '#contract/errors.ts'
import { changeHeader } from '#contract/paths.ts'
import {
  type AnswerOf,
  ApiError,
  callPath,
  ConnectionError,
  noteChange,
  notifyUnauthenticated,
  parseJson,
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

/** The calls that take a file. */
type UploadKey = 'POST /media'

/**
 * Sends one file as multipart. By XMLHttpRequest, because `fetch` reports no progress. Throws as `call` does, and
 * the signal's reason when it was aborted.
 */
export function uploadFile(
  key: UploadKey,
  field: string,
  file: File,
  options: UploadOptions,
): Promise<AnswerOf<UploadKey>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<UploadKey>>()
  const { onProgress, signal, idempotencyKey } = options
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  const token = readToken()
  const request = new XMLHttpRequest()
  request.open('POST', callPath(key))
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('idempotency-key', idempotencyKey)
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
  request.upload.addEventListener('load', () => onProgress(1))
  request.addEventListener('load', () => {
    noteChange(request.getResponseHeader(changeHeader))
    if (request.status === 401) notifyUnauthenticated(token)
    const body = parseJson(request.responseText)
    if (request.status < 400) return resolve(body as AnswerOf<UploadKey>) // the server validates what it answers
    const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined
    reject(new ApiError(request.status, body as Partial<ErrorResponse> | null, retryAfter))
  })
  request.addEventListener('error', () => reject(new ConnectionError()))
  request.addEventListener('abort', () => reject(signal.reason as Error))
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  const form = new FormData()
  form.set(field, file)
  request.send(form)
  return promise.finally(() => signal.removeEventListener('abort', abort))
}
