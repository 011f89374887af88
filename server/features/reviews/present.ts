import { monthOf } from '#contract/calendar-month.ts'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import type { ReceivedReview, Review, ReviewReply } from '#contract/reviews.ts'
import type { OwnReviewRow, ReceivedReviewRow, ReviewRow } from './list-queries.ts'

function presentReply(row: ReviewRow): ReviewReply | null {
  const { reply_body: body, replied_at, reply_updated_at, review_updated_at } = row
  if (body === null || replied_at === null || reply_updated_at === null) return null
  return {
    body,
    created_at: replied_at.toISOString(),
    updated_at: reply_updated_at.toISOString(),
    ...(review_updated_at && review_updated_at > reply_updated_at && { review_changed: true }),
  }
}

/** Reviews are only written for booked leads, so a lead is the proof as long as it exists. */
const presentVerification = ({ booked_at, event_date }: ReviewRow): Review['verified'] =>
  event_date && { booked_on: booked_at && zagrebDayOf(booked_at), event_month: monthOf(event_date) }

export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  professional_id: row.professional_id,
  rating: row.rating,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  couple: row.couple_name === null ? null : { name: row.couple_name },
  reply: presentReply(row),
  verified: presentVerification(row),
})

/** Only while it is about the words that the admin has read. */
const presentDismissal = (dismissedAt: Date | null, writtenAt: Date | null | undefined) =>
  dismissedAt && writtenAt && dismissedAt >= writtenAt ? { report_dismissed_at: dismissedAt.toISOString() } : null

/** The author sees whether and why it is hidden, and what it has reported about the reply. */
export function presentOwnReview(row: OwnReviewRow): Review {
  const review = presentReview(row)
  const { reply_reported_at, reply_report_reason: report_reason } = row
  return {
    ...review,
    reply: review.reply && {
      ...review.reply,
      ...(reply_reported_at && { reported_at: reply_reported_at.toISOString(), report_reason }),
      ...presentDismissal(row.reply_report_dismissed_at, row.reply_updated_at),
    },
    ...(row.hidden_at && { hidden_reason: row.hidden_reason }),
  }
}

/** Includes the professional's own report of it, and why its reply is hidden. */
export function presentReceivedReview(row: ReceivedReviewRow): ReceivedReview {
  const review = presentReview(row)
  return {
    ...review,
    reply: review.reply && {
      ...review.reply,
      ...(row.reply_hidden_at && { hidden_reason: row.reply_hidden_reason }),
    },
    reported_at: row.reported_at?.toISOString() ?? null,
    report_reason: row.report_reason,
    ...presentDismissal(row.report_dismissed_at, row.review_updated_at),
  }
}
