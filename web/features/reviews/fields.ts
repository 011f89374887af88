import type { FieldErrors } from '#contract/errors.ts'
import type { Review, ReviewChange } from '#contract/reviews.ts'
import { countCharacters, REVIEW_COMMENT_MAX, tooLongMessage } from '#contract/text-limits.ts'

/** A review as typed; 0 until a star is chosen. */
export type ReviewFields = { rating: number; comment: string }

export const toFields = (review: Review | null): ReviewFields => ({
  rating: review?.rating ?? 0,
  comment: review?.comment ?? '',
})

export function validateReview({ rating, comment }: ReviewFields): FieldErrors {
  const errors: FieldErrors = {}
  if (rating === 0) errors['rating'] = ['Ovo polje je obavezno.']
  if (countCharacters(comment) > REVIEW_COMMENT_MAX) errors['comment'] = [tooLongMessage(REVIEW_COMMENT_MAX)]
  return errors
}

export const toReviewChange = ({ rating, comment }: ReviewFields): ReviewChange => ({
  rating,
  comment: comment.trim() || null,
})
