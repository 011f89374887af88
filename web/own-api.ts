import { ownApi as own } from '#contract/own-paths.ts'
import type { ApiTransport } from '#contract/page-environment.ts'
import { api as paths, queryString } from '#contract/paths.ts'
import type { MyReview, Review, ReviewChange, ReviewInput } from '#contract/reviews.ts'
import { makeCall } from './api.ts'

/** The calls about one's own reviews. */
export function makeOwnApi(transport: ApiTransport) {
  const call = makeCall(transport)
  return {
    getMyReview: (professionalId: string | number, signal?: AbortSignal) =>
      call<{ data: MyReview }>('GET', own.myReview + queryString({ professional_id: professionalId }), { signal }),
    writeReview: (input: ReviewInput) => call<{ data: Review }>('POST', paths.reviews, { body: input }),
    changeReview: (id: number, change: ReviewChange) => call<{ data: Review }>('PUT', own.review(id), { body: change }),
    deleteReview: (id: number) => call<null>('DELETE', own.review(id)),
  }
}
