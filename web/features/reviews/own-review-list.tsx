import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReceivedReview, ReviewPage } from '#contract/reviews.ts'
import { call } from '#web/call.ts'
import { OwnReply } from './own-reply.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewList, type ReviewListProps } from './review-list.tsx'

/** The reviews of the own profile: each can be answered and reported. */
export function OwnReviewList(shown: ReviewListProps) {
  const { revalidate } = useRevalidator()
  const { byId, put } = useReceived(shown)
  return (
    <ReviewList
      {...shown}
      below={(review) => {
        const received = byId.get(review.id)
        return (
          received && (
            <>
              <OwnReply
                key={review.id}
                review={received}
                companyName={shown.companyName}
                onChange={(changed) => {
                  put(changed)
                  void revalidate()
                }}
              />
              {received.reported_at === null && <ReportReview review={received} />}
            </>
          )
        )
      }}
    />
  )
}

/** The same page of reviews as their professional reads them; until that is loaded, and where it fails, as everyone does. */
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

  const fallback = reviews.data.map((review) => ({ ...review, reported_at: null, report_reason: null }))
  const rows = received?.of === reviews ? [...fallback, ...received.data] : fallback
  return {
    byId: new Map(rows.map((review) => [review.id, review])),
    put: (changed: ReceivedReview) =>
      setReceived((before) => ({
        of: reviews,
        data: [...(before?.data ?? []).filter(({ id }) => id !== changed.id), changed],
      })),
  }
}
