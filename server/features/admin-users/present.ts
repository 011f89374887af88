import type { AdminUser } from '#contract/admin-users.ts'
import { validateSuspension } from './policy.ts'
import type { AdminUserRow } from './queries.ts'

const profileOf = ({ professional_id: id, company_name }: AdminUserRow) =>
  id !== null && company_name !== null ? { id, company_name } : null

export const presentAdminUser = (row: AdminUserRow, viewer: { id: number }): AdminUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  email_confirmed: row.email_confirmed,
  created_at: row.created_at.toISOString(),
  professional: profileOf(row),
  suspended_at: row.suspended_at?.toISOString() ?? null,
  suspension_reason: row.suspension_reason,
  can_suspend: validateSuspension(viewer, row) === null,
})
