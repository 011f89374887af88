import type { AuditEntry } from '#contract/admin-log.ts'
import type { AuditRow } from './queries.ts'

const named = (id: number | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)

const profileOf = ({ professional_id: id, company_name }: AuditRow) =>
  id !== null && company_name !== null ? { id, company_name } : null

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  action: row.action,
  actor: named(row.actor_id, row.actor_name),
  professional: profileOf(row),
  user: named(row.user_id, row.user_name),
  review_id: row.review_id,
  category: named(row.category_id, row.category_name),
  from: row.from_value,
  to: row.to_value,
  reason: row.reason,
})
