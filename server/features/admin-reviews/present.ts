import type { AdminReview } from '#contract/admin-reviews.ts'
import type { Review } from '#contract/reviews.ts'
import type { AdminReviewRow } from './queries.ts'

export const presentAdminReview = (row: AdminReviewRow, review: Review): AdminReview => ({
  ...review,
  kind: row.kind,
  professional: { id: row.professional_id, company_name: row.company_name },
  changed_at: row.changed_at.toISOString(),
  reported_at: row.reported_at?.toISOString() ?? null,
  report_reason: row.report_reason,
  hidden_at: row.hidden_at?.toISOString() ?? null,
  hidden_reason: row.hidden_reason,
})
