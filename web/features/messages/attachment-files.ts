import type { ErrorResponse } from '#contract/errors.ts'
import { ApiError, callPath, ConnectionError, notifyUnauthenticated, readAnswer } from '#web/call.ts'
import { readToken } from '#web/lib/token.ts'

/** Fetches a file that only the two sides of its conversation may read, with their token. Throws like `call`. */
export async function fetchAttachment(leadId: number, attachment: number, signal?: AbortSignal): Promise<Blob> {
  const token = readToken()
  const init: RequestInit = { credentials: 'omit', headers: token === null ? {} : { authorization: `Bearer ${token}` } }
  if (signal) init.signal = signal
  const path = callPath('GET /leads/:id/attachments/:attachment', { id: leadId, attachment })
  try {
    const response = await fetch(path, init)
    // Without it something else has answered, such as the sign-in page of a hotel's network.
    if (response.ok && response.headers.has('content-disposition')) return await response.blob()
    const answer = readAnswer(response.status, await response.text())
    if (response.status === 401) notifyUnauthenticated(token)
    throw new ApiError(response.status, answer as Partial<ErrorResponse> | null) // as the server writes every refusal
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause
    throw new ConnectionError({ cause })
  }
}
