import type { CalendarDay } from '../../../contract/calendar-day.ts'
import type { Lead } from '../../../contract/leads.ts'
import type { MyReview, Review } from '../../../contract/reviews.ts'
import { canWithdraw, hasTakenPlace } from './policy.ts'
import type { LeadRow } from './queries.ts'

const presentCouple = ({ couple_name: name, couple_email: email, couple_email_confirmed: email_confirmed }: LeadRow) =>
  name !== null && email !== null ? { name, email, email_confirmed } : null

function presentReview(row: LeadRow): Review | null {
  const { review_id: id, rating, comment, reviewed_at, professional_id, couple_name: name } = row
  if (id === null || rating === null || reviewed_at === null) return null
  const couple = name === null ? null : { name }
  return { id, professional_id, rating, comment, created_at: reviewed_at.toISOString(), couple }
}

function presentMyReview(row: LeadRow, today: CalendarDay): MyReview {
  if (!hasTakenPlace(row, today)) return { can_review: false, review: null }
  const review = presentReview(row)
  return { can_review: review === null, review }
}

/** As its professional sees it. */
export const presentLead = (row: LeadRow): Lead => ({
  id: row.id,
  professional_id: row.professional_id,
  status: row.status,
  event_date: row.event_date,
  message: row.message,
  created_at: row.created_at.toISOString(),
  couple: presentCouple(row),
  professional: { id: row.professional_id, company_name: row.company_name },
})

/** As its couple sees it, with what it may do. */
export const presentSentLead = (row: LeadRow, today: CalendarDay): Lead => ({
  ...presentLead(row),
  can_withdraw: canWithdraw(row),
  my_review: presentMyReview(row, today),
})
