import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReceivedReview, ReviewPage } from '#contract/reviews.ts'
import { call } from '#web/call.ts'
import { OwnReply, ownActionsClass } from './own-reply.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewList, type ReviewListProps } from './review-list.tsx'

/** The reviews of the own profile, each of which can be answered and reported. */
export function OwnReviewList(shown: ReviewListProps) {
  const { revalidate } = useRevalidator()
  const { rows, put } = useReceived(shown)
  const changed = (review: ReceivedReview) => {
    put(review)
    void revalidate()
  }
  const below = rows.map((review) => (
    <div key={review.id} className={ownActionsClass}>
      <OwnReply review={review} companyName={shown.companyName} onChange={changed} />
      <ReportReview review={review} />
    </div>
  ))
  return <ReviewList {...shown} below={below} />
}

/**
 * The same page of reviews as the professional sees them; until they are loaded, or if that fails, as everyone does.
 */
function useReceived({ reviews, state }: Pick<ReviewListProps, 'reviews' | 'state'>) {
  const [received, setReceived] = useState<{ of: ReviewPage; data: ReceivedReview[] } | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    call('GET /reviews/received', { query: state, signal: controller.signal }).then(
      ({ data }) => setReceived({ of: reviews, data }),
      () => {},
    )
    return () => controller.abort()
  }, [reviews, state])

  const own = received?.of === reviews ? received.data : []
  return {
    rows: reviews.data.map(
      (review): ReceivedReview =>
        own.find(({ id }) => id === review.id) ?? { ...review, reported_at: null, report_reason: null },
    ),
    put: (changed: ReceivedReview) =>
      setReceived((before) => ({
        of: reviews,
        data: [...(before?.data ?? []).filter(({ id }) => id !== changed.id), changed],
      })),
  }
}
