import type { ErrorResponse } from '#contract/errors.ts'
import { ApiError, callPath, ConnectionError, notifyUnauthenticated, parseJson } from '#web/call.ts'
import { readToken } from '#web/lib/token.ts'

/** A file that only its conversation's two sides get, by their token. Throws as `call` does. */
export async function fetchAttachment(leadId: number, attachment: number, signal?: AbortSignal): Promise<Blob> {
  const token = readToken()
  const init: RequestInit = { credentials: 'omit', headers: token === null ? {} : { authorization: `Bearer ${token}` } }
  if (signal) init.signal = signal
  const path = callPath('GET /leads/:id/attachments/:attachment', { id: leadId, attachment })
  try {
    const response = await fetch(path, init)
    if (response.ok) return await response.blob()
    if (response.status === 401) notifyUnauthenticated(token)
    throw new ApiError(response.status, parseJson(await response.text()) as Partial<ErrorResponse> | null)
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause
    throw new ConnectionError({ cause })
  }
}
