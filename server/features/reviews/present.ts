import type { ReceivedReview, Review } from '#contract/reviews.ts'
import type { OwnReviewRow, ReceivedReviewRow, ReviewRow } from './queries.ts'

export const presentReview = ({ couple_name: name, ...row }: ReviewRow): Review => ({
  id: row.id,
  professional_id: row.professional_id,
  rating: row.rating,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  couple: name === null ? null : { name },
})

/** Its author sees that it is hidden, and why. */
export const presentOwnReview = (row: OwnReviewRow): Review => ({
  ...presentReview(row),
  ...(row.hidden_at && { hidden_reason: row.hidden_reason }),
})

export const presentReceivedReview = (row: ReceivedReviewRow): ReceivedReview => ({
  ...presentReview(row),
  reported_at: row.reported_at?.toISOString() ?? null,
  report_reason: row.report_reason,
})
