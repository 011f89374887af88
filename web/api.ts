import type { ErrorResponse } from '#contract/errors.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { api as paths, API_BASE, queryString } from '#contract/paths.ts'
import type { ReviewPage } from '#contract/reviews.ts'
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

/** What visitors call; the server validates its answers with the schemas that these types come from. */
export function makeApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    listReviews: (professionalId: string | number, page: number, signal?: AbortSignal) =>
      call<ReviewPage>('GET', paths.reviews + queryString({ professional_id: professionalId, page }), { signal }),
  }
}

export type Api = ReturnType<typeof makeApi>
