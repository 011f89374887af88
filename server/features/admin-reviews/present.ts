import type { AdminReview } from '#contract/admin-reviews.ts'
import type { AdminReviewRow } from './queries.ts'

export const presentAdminReview = ({ couple_name: name, ...row }: AdminReviewRow): AdminReview => ({
  id: row.id,
  professional_id: row.professional_id,
  professional: { id: row.professional_id, company_name: row.company_name },
  rating: row.rating,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  couple: name === null ? null : { name },
  reported_at: row.reported_at?.toISOString() ?? null,
  report_reason: row.report_reason,
  hidden_at: row.hidden_at?.toISOString() ?? null,
  hidden_reason: row.hidden_reason,
})
