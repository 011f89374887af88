import type { ErrorResponse } from '#contract/errors.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { API_BASE } from '#contract/paths.ts'
import { ApiError } from './call.ts'

/** Makes calls below the API's base; throws an ApiError for any refusal. */
export function makeCall(transport: ApiTransport) {
  return async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options: { body?: unknown; signal?: AbortSignal | undefined } = {},
  ): Promise<T> {
    const answer = await transport({ method, path: API_BASE + path, ...options })
    if (answer.status >= 400) {
      throw new ApiError(answer.status, answer.body as Partial<ErrorResponse> | null, answer.retryAfter)
    }
    return answer.body as T
  }
}
