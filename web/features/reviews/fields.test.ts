import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { reviewChange } from '#contract/reviews.ts'
import { REVIEW_COMMENT_MAX } from '#contract/text-limits.ts'
import { validateReview, toFields, toReviewChange } from './fields.ts'

describe('a review', () => {
  test.each([
    ['without stars', { rating: 0, comment: 'Lijepo.' }],
    ['with stars alone', { rating: 5, comment: '' }],
    ['with a comment of the longest length', { rating: 1, comment: 'š'.repeat(REVIEW_COMMENT_MAX) }],
    ['with the longest comment of emoji', { rating: 1, comment: '💍'.repeat(REVIEW_COMMENT_MAX) }],
    ['with one emoji too many', { rating: 1, comment: '💍'.repeat(REVIEW_COMMENT_MAX + 1) }],
    ['with a longer comment', { rating: 1, comment: 'š'.repeat(REVIEW_COMMENT_MAX + 1) }],
    ['with spaces around the longest comment', { rating: 3, comment: `  ${'a'.repeat(REVIEW_COMMENT_MAX)}\n` }],
  ])('%s is judged here as by the server', (_name, fields) => {
    const { rating, comment } = toReviewChange(fields)
    const checked = reviewChange.safeParse({ rating: rating || undefined, comment })
    expect(validateReview(fields)).toEqual(checked.success ? {} : fieldErrorsOf(checked.error.issues))
  })

  test('goes back into the form as it was', () => {
    const review = {
      id: 1,
      professional_id: 2,
      rating: 4,
      comment: null,
      created_at: '2026-05-03T10:00:00Z',
      couple: null,
      reply: null,
      verified: null,
    }
    expect(toReviewChange(toFields(review))).toEqual({ rating: 4, comment: null })
    expect(toFields(null)).toEqual({ rating: 0, comment: '' })
  })
})
